import type { ReactNode } from 'react'

export type AppLinkProps = {
  /** An address that has passed the link gate: opens an app, or a page. */
  href: string
  kind: 'primary' | 'ghost'
  target: '_blank' | '_top' | '_self'
  /** Opens it in its own way; null: the browser follows the link by itself. */
  open: (() => void) | null
  children: ReactNode
}

/** The 48 px button as a real link to an app: it can be held, copied, and tapped where the browser lets no script open it. */
export function AppLink({ href, kind, target, open, children }: AppLinkProps) {
  return (
    <a
      className="lk-button"
      data-kind={kind}
      href={href}
      target={target}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      onClick={(event) => {
        if (open === null) return
        event.preventDefault()
        open()
      }}
    >
      <span className="lk-button-label">{children}</span>
    </a>
  )
}
