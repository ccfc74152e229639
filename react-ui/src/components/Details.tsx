import type { ReactNode } from 'react'

export type Detail = {
  label: string
  value: ReactNode /** It needs a line of its own. */
  wide?: boolean
}

/** What is so, line by line: a quiet word and what it is. For screens that are read before something is decided. */
export function Details({ facts }: { facts: readonly Detail[] }) {
  return (
    <dl className="lk-facts">
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className="lk-fact" data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
