import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Notice with a severity. */
export function Notice({
  tone = 'warn',
  children,
}: {
  tone?: 'note' | 'warn' | 'bad'
  children: ReactNode
}) {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name="warning" />
      <div className="notice-text">{children}</div>
    </div>
  )
}
