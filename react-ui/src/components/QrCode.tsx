import { type ReactNode, useMemo } from 'react'
import { drawQr } from './draw-qr.ts'

/** Modules around a code that stay empty, so that it is found. */
const quiet = 4

export type QrCodeProps = {
  /** What a camera reads; null: it is on its way, and its place is kept. */
  text: string | null
  /** What it is, in words: the code is not read out. */
  label: string
  /** The logo in its middle, 40 px. */
  children: ReactNode
}

/** A QR code with a logo, on white whatever the theme is. */
export function QrCode({ text, label, children }: QrCodeProps) {
  return (
    <div className="lk-qr">
      {text === null ? <span className="lk-qr-wait" /> : <Code text={text} label={label} />}
      <span className="lk-qr-logo">{children}</span>
    </div>
  )
}

function Code({ text, label }: { text: string; label: string }) {
  const { size, modules, eyes } = useMemo(() => drawQr(text), [text])
  const side = size + 2 * quiet
  return (
    <svg
      className="lk-qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path className="lk-qr-modules" d={modules} />
      <path className="lk-qr-eyes" d={eyes} fillRule="evenodd" />
    </svg>
  )
}
