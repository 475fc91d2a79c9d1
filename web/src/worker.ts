/** The service worker of this build, which shows the offline page while the server is away. */

/** Let the browser install it once the page has everything it needs. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const install = () =>
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser without storage of its own, or a page that is not secure: everything else works.
    })
  if (document.readyState === 'complete') void install()
  else addEventListener('load', () => void install())
}

/** Where the offline page leads back to: a page of ours. */
export function wayBack(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  return /^\/(?![/\\])/.test(from) && !from.startsWith('/offline') ? from : '/'
}
