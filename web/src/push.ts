/** Push messages to this browser: asked for, kept up with the seats that it holds, and ended. */

import { api } from './api/client.ts'
import { heldSeats, myTables } from './seats.ts'
import { settings } from './settings.svelte.ts'
import { currentLanguage } from './text.svelte.ts'

/** Whether this browser can have them here. */
export function pushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Ask the person, the push service and the server. False if the person does not allow it. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  return true
}

/** No more messages. */
export async function stopPush(): Promise<void> {
  await api.stopNotices(settings.pushStop)
  settings.pushStop = ''
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Tell the server about seats that were taken since. Whoever switched messages on is not asked again. */
export async function renewPush(): Promise<void> {
  if (!settings.pushStop || !pushPossible()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await tell(subscription)
  else settings.pushStop = '' // the person has taken the permission back
}

async function tell(subscription: PushSubscription): Promise<void> {
  settings.pushStop = (await api.pushNotices(requestOf(subscription.toJSON()))).stop
}

/** What the server is told: where messages go, and the seats that they are about. */
export function requestOf({ endpoint = '', keys = {} }: PushSubscriptionJSON) {
  const seats = myTables().flatMap((table) => heldSeats(table).map(({ token }) => ({ table, token })))
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', language: currentLanguage(), seats }
}

/** Base64url as bytes. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (char) => char.charCodeAt(0))
}
