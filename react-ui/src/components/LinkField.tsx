import { useId } from 'react'

/** A link to be copied by hand: selected as soon as one is in it. `hint` says why it is here. */
export function LinkField({ label, hint, value }: { label: string; hint: string; value: string }) {
  const id = useId()
  return (
    <div className="lk-link-field">
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
