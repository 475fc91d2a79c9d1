/** What a browser is called, from the way it introduces itself. The names are the same in all languages. */

const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system; empty if neither is known. */
export function agentName(agent: string | null): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => agent && sign.test(agent))?.[1])
  return found.filter(Boolean).join(' · ')
}
