import { type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  label: string
  value: string
  /** Absent: to be copied by hand, and selected as soon as one is in it. */
  onChange?(value: string): void
  /** Takes the focus as it comes. */
  ready?: boolean
  kind?: 'text' | 'search'
  /** What it means; read out with it. */
  hint?: ReactNode
}

/** A line to type in, under its name. */
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
