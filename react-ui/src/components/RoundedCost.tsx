import type { CostText } from '@latchkit/core/utils'
import { useState } from 'react'

/**
 * A rounded cost. Screen readers and the tooltip read the exact value, and a click shows it.
 * `format`: adds words to the cost.
 */
export function RoundedCost({
  format = String,
  ...cost
}: CostText & { format?: (cost: string) => string }) {
  const [isExact, setIsExact] = useState(false)
  const exact = format(cost.exact)
  if (cost.rounded === cost.exact) return <bdi>{exact}</bdi>
  return (
    <button
      type="button"
      className="lk-rounded-cost"
      title={exact}
      onClick={() => setIsExact(!isExact)}
    >
      <span className="lk-hidden">{exact}</span>
      <bdi aria-hidden="true">{isExact ? exact : format(cost.rounded)}</bdi>
    </button>
  )
}
