import type { RemoteLink } from '@latchkit/core/flows/connect-remote'
import type { ReactNode } from 'react'

/** A link into a wallet's app. The kit opens it and notices whether it did; where the browser opened nothing, it is followed as any link. */
export function Follow({
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
