import type { ReactNode } from 'react'

type ButtonProps = {
  /** `primary`: what one came for; `quiet`: a way out; `text`: in a sentence. */
  kind?: 'primary' | 'quiet' | 'text'
  /** null: not yet, or not any more. */
  onClick: (() => void) | null
  /** Something is on its way. */
  busy?: boolean
  label?: string
  children: ReactNode
}

/** A button. One that cannot be pressed stays in the page and says so. */
export function Button({ kind = 'quiet', onClick, busy = false, label, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-kind={kind}
      aria-label={label}
      aria-disabled={onClick === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => onClick?.()}
    >
      {children}
    </button>
  )
}
