import type { ReactNode } from 'react'
import checkboxCss from './checkbox.css?inline'
import { CheckIcon } from './icons.ts'
import { useSheet } from './useSheet.ts'

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
  useSheet(checkboxCss)
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
