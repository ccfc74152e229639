import type { ReactNode } from 'react'

export type Detail = {
  label: string
  value: ReactNode
  /** Puts the value on its own line. */
  wide?: boolean
}

/** List of labels and values. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="ledger">
      {details.map(({ label, value, wide }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat; the order is fixed.
        <div key={index} className="fact" data-wide={wide || undefined}>
          <dt className="fact-label">{label}</dt>
          <dd className="fact-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
