/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). Browsers compute hashes only on secure pages, and a table at home is
 * often served without https; what everybody adds to the dice must work there as well.
 */

const ROOTS = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)
  const hash = Uint32Array.from(START)
  for (let block = 0; block < padded.length; block += 64) addBlock(hash, view, block)
  const bytes = new Uint8Array(32)
  hash.forEach((word, index) => new DataView(bytes.buffer).setUint32(4 * index, word))
  return bytes
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** Several pieces as one. */
export function joined(...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function addBlock(hash: Uint32Array, view: DataView, block: number): void {
  const words = new Uint32Array(64)
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + 4 * index)
  for (let index = 16; index < 64; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!]
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[index] = words[index - 16]! + first + words[index - 7]! + second
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g)
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROOTS[index]! + words[index]!) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word))
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number)
  }
  return found
}
