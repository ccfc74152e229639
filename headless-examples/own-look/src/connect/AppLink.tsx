import type { RemoteLink } from '@latchkit/core/flows'
import type { ReactNode } from 'react'

/**
 * Link to the app of a wallet. The kit opens the link and detects whether the app opened. If the
 * browser blocked that, a click follows the link directly.
 */
export function AppLink({
  link,
  quiet = false,
  children,
}: {
  link: RemoteLink
  quiet?: boolean
  children: ReactNode
}) {
  return (
    <a
      className="button"
      data-kind={quiet ? 'quiet' : 'primary'}
      href={link.href}
      target={link.target}
      rel="noopener noreferrer"
      onClick={(event) => {
        if (link.state === 'blocked') return
        event.preventDefault()
        link.open()
      }}
    >
      {children}
    </a>
  )
}
