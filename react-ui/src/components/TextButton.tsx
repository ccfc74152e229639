import type { MouseEventHandler } from 'react'

/** A button that looks like a link, for use within a sentence. */
export function TextButton({
  onClick,
  children,
}: {
  onClick: MouseEventHandler<HTMLButtonElement>
  children: string
}) {
  return (
    <button type="button" className="lk-link" onClick={onClick}>
      {children}
    </button>
  )
}
