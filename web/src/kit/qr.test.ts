import decode from 'qr/decode.js'
import { expect, test } from 'vitest'

import { qrCode } from './qr.ts'

const SCALE = 4

/** The path as an image that a reader looks at. */
function drawn({ size, path }: ReturnType<typeof qrCode>) {
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4
      for (let at = start; at < start + SCALE * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: side, height: side, data }
}

test.each(['https://duchy.example/table/abc#invite=x1y2&at=2', 'Запрошення'])('%s is read from its code', (text) => {
  expect(decode(drawn(qrCode(text)))).toBe(text)
})
