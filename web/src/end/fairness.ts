/**
 * The dice of a finished game, checked by the browser itself.
 *
 * A game has a secret. Its SHA-256, the commitment, is shown from the start, the secret when the game is over. The
 * seed is entropy 0; the action that makes ply n is played with entropy n, the first 8 bytes of HMAC-SHA256(secret, n).
 * What the dice of an entropy then do is the rules' business: only a program with the rules can replay that.
 */

export interface RecordDocument {
  game: string
  seed: string
  actions: [player: number, notation: string, entropy?: string][]
  fairness?: { commitment: string; secret: string } | null
}

export interface Report {
  /** The secret hashes to the commitment of the record. */
  secret: boolean
  /** And that is the one this browser saw when the table was new to it; null if it never saw one. */
  promised: boolean | null
  /** The set-up was dealt with entropy 0. */
  seed: boolean
  /** Actions whose entropy is not that of their ply, counted from 1. */
  wrong: number[]
  checked: number
}

/** Checks everything there is to check; `progress` hears how many actions are done. */
export async function verify(
  record: RecordDocument,
  seen: string | null,
  progress: (done: number) => void = () => {},
): Promise<Report> {
  if (!record.fairness) throw new Error('The record holds no secret.')
  const { secret, commitment } = record.fairness
  const bytes = fromHex(secret)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const report: Report = {
    secret: toHex(await crypto.subtle.digest('SHA-256', bytes)) === commitment,
    promised: seen === null ? null : seen === commitment,
    seed: (await entropy(key, 0)) === record.seed,
    wrong: [],
    checked: 0,
  }
  for (const [index, [, , found]] of record.actions.entries()) {
    if (found !== (await entropy(key, index + 1))) report.wrong.push(index + 1)
    report.checked = index + 1
    progress(report.checked)
  }
  return report
}

export function passed(report: Report): boolean {
  return report.secret && report.promised !== false && report.seed && report.wrong.length === 0
}

/** The chance of a ply, as records write it: 16 hexadecimal digits. */
export async function entropy(key: CryptoKey, ply: number): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(String(ply)))
  return toHex(digest.slice(0, 8))
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
