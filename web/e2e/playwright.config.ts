import { defineConfig } from '@playwright/test'

// The pages of Chromium's own tools would be loaded beside every page of ours. Of several such lists only the last
// counts, so what Playwright turns off is named again.
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
const FLAGS = [
  `--disable-features=${WITHOUT.join()}`,
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// What is right and wrong with the layout and for accessibility in every situation, at every size; and most expansions.
const LONG = [
  ...['boards', 'bruges-hand', 'hover', 'lessons', 'pages', 'situations', 'sizes', 'taps', 'widths'],
  ...['final-scoring', 'inns-routes', 'modules-game', 'questions', 'shield-questions', 'shields-posts', 'solo', 'team'],
].map((name) => `${name}.spec.ts`)
// Chromium refuses to run its sandbox as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/browser',
  globalSetup: './support/setup.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A browser on a busy machine may lose an event. What fails twice is broken; what fails once is named at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Long enough for a machine with much else to do: waiting costs nothing when all is well.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['./support/second-try.ts']],
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...FLAGS, ...asRoot] },
    // A worker would answer requests that tests answer themselves; pwa.spec.ts is about it.
    contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts', testIgnore: LONG },
    { name: 'long', testMatch: LONG },
    { name: 'audit', testMatch: 'audit.ts' },
    { name: 'screenshots', testMatch: ['screenshots.ts', 'every-size.ts'] },
  ],
})
