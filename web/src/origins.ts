/**
 * Where friends find this server. Whoever plays on the computer that runs it sees an address that leads everybody else to
 * their own computers; links that are passed on begin with one of those that the server knows of.
 */

import { api } from './api/client.ts'

/** Only this computer reaches a page at such a host. */
export const isLocal = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname.toLowerCase())

/** The beginnings of links that others can open, the likeliest first; none if nobody else reaches this server. */
export async function findOrigins(): Promise<string[]> {
  if (!isLocal(location.hostname)) return [location.origin]
  const nowhere = (): string[] => [] // then it is told that only this computer can open the link
  return api.origins().then(({ origins }) => origins, nowhere)
}

/** The same link with another beginning. */
export const linkFrom = (origin: string, link: string): string => origin + link.slice(new URL(link).origin.length)
