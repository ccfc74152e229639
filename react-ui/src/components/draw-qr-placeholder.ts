import type { QrDrawing } from './draw-qr.ts'
import { eyesOf } from './qr-eyes.ts'

/** The eyes of a code for a pairing URI, and rows of dots where its modules will be. */
export function drawQrPlaceholder(): Omit<QrDrawing, 'free'> {
  const size = 57
  const lines = Array.from({ length: size }, (_, y) => {
    const isTop = y < 8
    const start = isTop || y >= size - 8 ? 8 : 0
    return `M${start + 0.5} ${y + 0.5}H${size - (isTop ? 8.5 : 0.5)}`
  })
  return { size, modules: lines.join(''), eyes: eyesOf(size) }
}
