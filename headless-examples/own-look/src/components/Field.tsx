import { type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  label: string
  value: string
  /** Omitted for a read-only field, whose text is selected on focus. */
  onChange?(value: string): void
  /** Focuses the field on mount. */
  ready?: boolean
  kind?: 'text' | 'search'
  /** Description, announced with the field. */
  hint?: ReactNode
}

/** Labelled text field. */
export function Field({
  label,
  value,
  onChange,
  ready = false,
  kind = 'text',
  hint = null,
}: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ready) input.current?.focus()
  }, [ready])
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
