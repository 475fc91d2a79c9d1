/*
 * The service worker: what it takes to say that the server is away, kept by the hash of the build.
 *
 * Pages come from the server whenever it answers, and nothing of the API is ever kept: a table is never shown as it was
 * some time ago. Files below /assets/ have a hash in their names, so a kept one is always the right one. A new build is
 * a new worker with a cache of its own; the old cache goes when the last page of the old build is closed.
 *
 * build/worker.ts puts VERSION and FILES before this text.
 */
/* global VERSION, FILES */

const CACHE = `duchy-${VERSION}`
const PAGE = '/'
const OFFLINE = '/offline'
/** What a proxy answers while the server behind it is away. */
const AWAY = new Set([502, 503, 504])

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** A turn notice. The browser shows none only while somebody looks at one of our pages. */
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.url))
})

async function showNotice(notice) {
  if (!notice) return
  const { title, body, tag, url } = notice
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.focused && new URL(page.url).pathname === url)) return
  await self.registration.showNotification(title, { body, tag, icon: '/icons/192.png', data: { url } })
}

/** Go to the table in a page that shows it already, else in a new one. */
async function openPage(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  return there ? there.focus() : self.clients.openWindow(url)
}

async function keepFiles() {
  const cache = await caches.open(CACHE)
  // The browser has most of them already; what has no hash in its name is asked for again.
  const requests = FILES.map((path) => new Request(path, { cache: isAsset(path) ? 'default' : 'no-cache' }))
  await cache.addAll(requests)
}

async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith('duchy-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** What this worker answers itself; everything else goes to the server as if there were no worker. */
function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return null
  if (request.mode === 'navigate') return pathname.startsWith('/api/') ? null : page(request, pathname + search)
  if (isAsset(pathname)) return asset(request)
  return FILES.includes(pathname) ? fileOf(request) : null
}

const isAsset = (pathname) => pathname.startsWith('/assets/')

/** A page from the server; without one the offline page, which leads back to where one wanted to go. */
async function page(request, wanted) {
  const answer = await fetch(request).catch(() => null)
  if (answer && !AWAY.has(answer.status)) return answer
  if (!wanted.startsWith(OFFLINE)) return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(wanted)}`)
  return (await kept(PAGE)) ?? answer ?? Response.error()
}

async function asset(request) {
  const found = await kept(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

/** A file without a hash: the server's, else the one that was kept. */
async function fileOf(request) {
  try {
    return await fetch(request)
  } catch {
    return (await kept(request)) ?? Response.error()
  }
}

async function kept(request) {
  return (await caches.open(CACHE)).match(request)
}
