/** A name for a request that nobody has used. A page without https, as on a home network, has no `randomUUID`. */
export function newRequest(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
