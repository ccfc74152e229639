import type { MouseEventHandler } from 'react'

/**
 * A button that looks like a link, for use within a sentence. `opens`: the view that a click opens.
 */
export function TextButton({
  onClick,
  opens,
  children,
}: {
  onClick: MouseEventHandler<HTMLButtonElement>
  opens?: string
  children: string
}) {
  return (
    <button type="button" className="lk-link" data-opens={opens} onClick={onClick}>
      {children}
    </button>
  )
}
