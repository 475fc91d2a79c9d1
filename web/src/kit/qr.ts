/** A text as a QR code. */

import encode from 'qr'

export interface QrCode {
  /** Modules along a side, with the border that readers need. */
  size: number
  /** The dark modules as a path; a module is one unit wide. */
  path: string
}

const BORDER = 4

export function qrCode(text: string): QrCode {
  const rows = encode(text, 'raw', { ecc: 'medium', border: BORDER })
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return { size: rows.length, path: dark.join('') }
}
