import type { ReactNode } from 'react'

/** A 40 px tile with an icon, for rows that have no wallet, token or account picture. */
export function IconTile({
  tone = 'accent',
  children,
}: {
  tone?: 'accent' | 'plain' | 'danger' | 'walletConnect'
  children: ReactNode
}) {
  return (
    <span className="lk-icon-tile" data-part="icon" data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
