import { drawQr } from '@latchkit/react-ui/qr'
import { type ReactNode, useMemo } from 'react'

/** Quiet zone around the code, in modules. */
const quiet = 4

/** QR code on white in any theme. `label`: accessible name. `children`: logo in its centre. */
export function Qr({
  text,
  label,
  children,
}: {
  text: string
  label: string
  children?: ReactNode
}) {
  const { size, modules, eyes } = useMemo(() => drawQr(text), [text])
  const side = size + 2 * quiet
  return (
    <div className="qr">
      <svg
        className="qr-code"
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={label}
      >
        <path className="qr-modules" d={modules} />
        <path className="qr-eyes" d={eyes} fillRule="evenodd" />
      </svg>
      {children !== undefined && <span className="qr-middle">{children}</span>}
    </div>
  )
}
