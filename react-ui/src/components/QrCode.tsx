import { type ReactNode, useMemo } from 'react'
import { drawQr, type QrDrawing } from './draw-qr.ts'
import qrCodeCss from './qr-code.css?inline'
import { eyesOf } from './qr-eyes.ts'
import { useSheet } from './useSheet.ts'

/** Width of the empty border in modules. Without it, cameras do not find the code. */
const quietZone = 4

export type QrCodeProps = {
  /** The encoded text. Null: not known yet; the eyes and dots of a code are shown. */
  text: string | null
  /** The accessible name; the encoded text is not exposed. */
  label: string
  /** The logo in the middle, 40 px. */
  children: ReactNode
}

/** A QR code with a logo, on white in every theme. */
export function QrCode({ text, label, children }: QrCodeProps) {
  useSheet(qrCodeCss)
  return (
    <div className="lk-qr" data-part="qr">
      <Code text={text} label={label} />
      <span className="lk-qr-logo">{children}</span>
    </div>
  )
}

function Code({ text, label }: { text: string | null; label: string }) {
  const { size, modules, eyes } = useMemo(
    () => (text === null ? drawQrPlaceholder() : drawQr(text)),
    [text],
  )
  const side = size + 2 * quietZone
  return (
    <svg
      className={text === null ? 'lk-qr-placeholder' : 'lk-qr-code'}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role={text === null ? undefined : 'img'}
      aria-label={text === null ? undefined : label}
      aria-hidden={text === null ? true : undefined}
    >
      <path className="lk-qr-modules" d={modules} />
      <path className="lk-qr-eyes" d={eyes} fillRule="evenodd" />
    </svg>
  )
}

/** The eyes of a code for a pairing URI, and rows of dots where its modules will be. */
function drawQrPlaceholder(): Omit<QrDrawing, 'free'> {
  const size = 57
  const lines = Array.from({ length: size }, (_, y) => {
    const isTop = y < 8
    const start = isTop || y >= size - 8 ? 8 : 0
    return `M${start + 0.5} ${y + 0.5}H${size - (isTop ? 8.5 : 0.5)}`
  })
  return { size, modules: lines.join(''), eyes: eyesOf(size) }
}
