import config from './playwright.config.ts'
export default {
  ...config,
  expect: { timeout: 12000 },
  timeout: 240000,
  use: { ...config.use, locale: process.env.L, actionTimeout: 30000 },
  retries: 0,
  reporter: [['line']] as never,
}
