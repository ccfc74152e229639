import type { ReactNode } from 'react'

export type AppLinkProps = {
  /** A checked URL that opens an app or a page. */
  href: string
  kind: 'primary' | 'ghost'
  target: '_blank' | '_top' | '_self'
  /**
   * Called on a click, instead of the browser following the link. Null: the browser follows the
   * link.
   */
  open: (() => void) | null
  children: ReactNode
}

/**
 * A link that opens an app and looks like a button. Unlike a button, a link can be long-pressed
 * and copied, and it works where the browser blocks opening an app from a script.
 */
export function AppLink({ href, kind, target, open, children }: AppLinkProps) {
  return (
    <a
      className="lk-button"
      data-part="button"
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
