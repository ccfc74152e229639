import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { LiveRegion } from './LiveRegion.tsx'

/** The attributes by which browsers choose the keyboard and the autofill. */
const kinds = {
  text: { type: 'text', autoComplete: 'off' },
  search: { type: 'search', autoComplete: 'off', enterKeyHint: 'search' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    enterKeyHint: 'go',
    dir: 'ltr',
  },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' },
} satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>

type FieldProps = {
  label: string
  value: string
  /** Without it the field is read-only and selects its text on focus. */
  onChange?(value: string): void
  /** Focuses the field on mount. */
  focused?: boolean
  /** `code`: a one-time code. A pasted text replaces it. */
  kind?: keyof typeof kinds
  /** Description, announced with the field. */
  hint?: ReactNode
  /** Why the value was not accepted, shown in place of the hint and announced. */
  problem?: string | null
}

/** Labelled text field. */
export function Field({
  label,
  value,
  onChange,
  focused = false,
  kind = 'text',
  hint = null,
  problem = null,
}: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const note = problem ?? hint
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <div className="field" data-invalid={problem !== null || undefined}>
      <label className="eyebrow" htmlFor={id}>
        {label}
      </label>
      <div className="field-line">
        <input
          ref={input}
          id={id}
          className="field-input"
          {...kinds[kind]}
          value={value}
          readOnly={onChange === undefined}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={note === null ? undefined : `${id}hint`}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => onChange?.(event.target.value)}
          onFocus={({ currentTarget }) => onChange === undefined && currentTarget.select()}
          onPaste={(event) => {
            if (kind !== 'code') return
            event.preventDefault()
            onChange?.(event.clipboardData.getData('text'))
          }}
        />
      </div>
      {note !== null && (
        <p id={`${id}hint`} className="field-hint">
          {note}
        </p>
      )}
      {problem !== null && <LiveRegion text={problem} />}
    </div>
  )
}
