import type { ReactNode } from 'react'

export type Fact = {
  label: string
  value: ReactNode /** Puts the value on its own line. */
  wide?: boolean
}

/** List of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="ledger">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className="fact" data-wide={wide || undefined}>
          <dt className="fact-label">{label}</dt>
          <dd className="fact-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
