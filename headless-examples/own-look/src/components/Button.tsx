import type { ReactNode } from 'react'

type ButtonProps = {
  /** `primary`: main action. `quiet`: secondary action. `text`: inline in a sentence. */
  kind?: 'primary' | 'quiet' | 'text'
  /** Null disables the button. */
  onClick: (() => void) | null
  /** Shows a busy indicator. */
  busy?: boolean
  label?: string
  children: ReactNode
}

/** A button. A disabled one stays focusable and is announced as disabled. */
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
