import type { ReactNode } from 'react'

/** A checkbox. */
export function Check({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange(): void
  children: ReactNode
}) {
  return (
    <label className="check">
      <input type="checkbox" className="check-box" checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  )
}
