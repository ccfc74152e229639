import { ownPath, safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'

export type ExternalLinkProps = {
  href: string
  variant: 'text' | 'primary' | 'ghost'
  /** The accessible name. Default: the children. */
  label?: string
  children: ReactNode
}

/**
 * A link that opens in a new tab. If the URL is neither a safe https URL nor a path of
 * the page's origin, the `text` variant renders
 * its children without a link, the others render nothing.
 */
export function ExternalLink({ href, variant, label, children }: ExternalLinkProps) {
  const safe = ownPath(href) ?? safeHttpsUrl(href)
  if (safe === null) return variant === 'text' ? children : null
  const button = variant !== 'text'
  return (
    <a
      className={button ? 'lk-button' : 'lk-link'}
      data-kind={button ? variant : undefined}
      aria-label={label}
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {button ? <span className="lk-button-label">{children}</span> : children}
    </a>
  )
}
