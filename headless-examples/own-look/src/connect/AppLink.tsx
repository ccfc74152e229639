import type { RemoteLink } from '@latchkit/core/flows/connect-remote'
import type { ReactNode } from 'react'

/**
 * Link to a wallet's app. The kit opens it and detects whether the app opened; otherwise the link
 * works as usual.
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
