import { type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  label: string
  value: string
  onChange(value: string): void
  /** Takes the focus as it comes. */
  ready?: boolean
  kind?: 'text' | 'search' | 'decimal'
  placeholder?: string
  /** What is wrong with it, or what it means; read out with it. */
  hint?: ReactNode
  invalid?: boolean
  /** At its end. */
  end?: ReactNode
}

/** A line to type in, under its name. */
export function Field({ label, value, onChange, ready = false, kind = 'text', placeholder, hint, invalid = false, end }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ready) input.current?.focus()
  }, [ready])
  const hinted = hint !== null && hint !== undefined && hint !== false
  return (
    <div className="field" data-invalid={invalid || undefined}>
      <label className="eyebrow" htmlFor={id}>
        {label}
      </label>
      <div className="field-line">
        <input
          ref={input}
          id={id}
          className="field-input"
          type={kind === 'search' ? 'search' : 'text'}
          inputMode={kind === 'decimal' ? 'decimal' : undefined}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={kind === 'search' ? 'search' : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={hinted ? `${id}hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {hinted && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
