import { safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'

export type ExternalLinkProps = {
  href: string
  look: 'text' | 'primary' | 'ghost'
  children: ReactNode
}

/** A link that leaves the page in a window of its own. An address that the gate refuses leaves only its words. */
export function ExternalLink({ href, look, children }: ExternalLinkProps) {
  const safe = safeHttpsUrl(href)
  if (safe === null) return look === 'text' ? children : null
  const button = look !== 'text'
  return (
    <a
      className={button ? 'lk-button' : 'lk-link'}
      data-kind={button ? look : undefined}
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {button ? <span className="lk-button-label">{children}</span> : children}
    </a>
  )
}
