import { safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'

/** External link in a new tab. An unsafe URL is rendered as text. */
export function LinkOut({
  href,
  look = 'text',
  children,
}: {
  href: string
  look?: 'text' | 'button' | 'row' | 'store'
  children: ReactNode
}) {
  const safeHref = safeHttpsUrl(href)
  if (safeHref === null) return <span>{children}</span>
  return (
    <a
      className={look === 'text' ? 'link' : look}
      data-kind="quiet"
      href={safeHref}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {children}
    </a>
  )
}
