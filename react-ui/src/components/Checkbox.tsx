import type { ReactNode } from 'react'
import { CheckIcon } from './icons.ts'

/** A checkbox with its label, which may contain links. */
export function Checkbox({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange(): void
  children: ReactNode
}) {
  return (
    <label className="lk-checkbox" data-part="checkbox">
      <span className="lk-checkbox-box">
        <input type="checkbox" checked={checked} onChange={onChange} />
        {checked && <CheckIcon />}
      </span>
      <span>{children}</span>
    </label>
  )
}
