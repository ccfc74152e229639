import { type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  label: string
  value: string
  /** Without it the field is read-only and selects its text on focus. */
  onChange?(value: string): void
  /** Focuses the field on mount. */
  focused?: boolean
  kind?: 'text' | 'search'
  /** Description, announced with the field. */
  hint?: ReactNode
}

/** Labelled text field. */
export function Field({
  label,
  value,
  onChange,
  focused = false,
  kind = 'text',
  hint = null,
}: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <div className="field">
      <label className="eyebrow" htmlFor={id}>
        {label}
      </label>
      <div className="field-line">
        <input
          ref={input}
          id={id}
          className="field-input"
          type={kind}
          value={value}
          readOnly={onChange === undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={kind === 'search' ? 'search' : undefined}
          aria-describedby={hint === null ? undefined : `${id}hint`}
          onChange={(event) => onChange?.(event.target.value)}
          onFocus={({ currentTarget }) => onChange === undefined && currentTarget.select()}
        />
      </div>
      {hint !== null && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
