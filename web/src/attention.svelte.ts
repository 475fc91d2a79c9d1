/** Calling somebody back to a hidden page: the title, the favicon and, if allowed, a notification. */

import { settings } from './settings.svelte.ts'
import { setTitleMark } from './title.svelte.ts'

const CALM = '/favicon.svg'
const CALLING = '/favicon-turn.svg'

let notification: Notification | null = null

/**
 * Say that it is somebody's turn here. The title and the icon say so while it is; the notification comes once, and
 * only if nobody is looking.
 */
export function callFor(title: string, text: string): void {
  setTitleMark(title)
  setIcon(CALLING)
  if (document.hidden && settings.notify && permission() === 'granted') notify(title, text)
}

/** Nobody is waited for any more. */
export function callOff(): void {
  setTitleMark('')
  setIcon(CALM)
  notification?.close()
  notification = null
}

/** What the browser allows; `none` where it knows no notifications. */
export function permission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none'
}

/** Ask the person, through the browser. True if notifications may be shown. */
export async function askPermission(): Promise<boolean> {
  if (permission() === 'none') return false
  return (await Notification.requestPermission()) === 'granted'
}

function notify(title: string, body: string): void {
  try {
    notification = new Notification(title, { body, icon: CALLING, tag: 'duchy-turn' })
    notification.onclick = () => window.focus()
  } catch {
    // Phones allow notifications only to installed pages.
  }
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}
