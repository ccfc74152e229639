import { useId } from 'react'
import linkFieldCss from './link-field.css?inline'
import { useSheet } from './useSheet.ts'

/** A read-only field with a link to copy by hand; focus selects it. `hint` is its description. */
export function LinkField({ label, hint, value }: { label: string; hint: string; value: string }) {
  useSheet(linkFieldCss)
  const id = useId()
  return (
    <div className="lk-link-field" data-part="field">
      <input
        type="text"
        readOnly
        dir="ltr"
        value={value}
        aria-label={label}
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p id={id} className="lk-hint">
        {hint}
      </p>
    </div>
  )
}
