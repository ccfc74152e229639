import { useState } from 'react'

/**
 * A rounded cost. Screen readers and the tooltip read the exact value, and a click shows it.
 */
export function RoundedCost({ rounded, exact }: { rounded: string; exact: string }) {
  const [isExact, setIsExact] = useState(false)
  if (rounded === exact) return <bdi>{exact}</bdi>
  return (
    <button
      type="button"
      className="lk-rounded-cost"
      title={exact}
      onClick={() => setIsExact(!isExact)}
    >
      <span className="lk-hidden">{exact}</span>
      <bdi aria-hidden="true">{isExact ? exact : rounded}</bdi>
    </button>
  )
}
