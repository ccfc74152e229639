import type { ReactNode } from 'react'
import detailsCss from './details.css?inline'
import { useSheet } from './useSheet.ts'

export type Detail = {
  label: string
  value: ReactNode
  /** Whether the value takes its own line. */
  wide?: boolean
}

/** A description list, for screens that the visitor reads before deciding. */
export function Details({ details }: { details: readonly Detail[] }) {
  useSheet(detailsCss)
  return (
    <dl className="lk-details" data-part="card">
      {details.map(({ label, value, wide = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat; the order is fixed.
        <div key={index} className="lk-detail" data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
