import { drawQr } from '@latchkit/react-ui/qr'
import { type ReactNode, useMemo } from 'react'

/** Modules around a code that stay empty, so that it is found. */
const quiet = 4

/** A code to be scanned, on white in any theme; `label` says what it is, `children` stand in its middle. */
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
