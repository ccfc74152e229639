'use client'
import { useEffect, useId, useRef } from 'react'
import emailInputCss from './email-input.css?inline'
import { useSheet } from './useSheet.ts'

export type EmailInputProps = {
  label: string
  placeholder: string
  value: string
  /** A sentence below the field, whose space stays reserved for null. Default: no space. */
  problem?: string | null
  state: 'idle' | 'busy'
  focusOnMount: boolean
  onChange(text: string): void
  onFocus?(): void
}

/** A field for an e-mail address, with its problem below. Enter submits the form around it. */
export function EmailInput({
  label,
  placeholder,
  value,
  problem,
  state,
  focusOnMount,
  onChange,
  onFocus,
}: EmailInputProps) {
  useSheet(emailInputCss)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusOnMount) input.current?.focus({ preventScroll: true })
  }, [focusOnMount])
  return (
    <div className="lk-email">
      <input
        ref={input}
        className="lk-email-input"
        data-part="field"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="ltr"
        aria-label={label}
        aria-describedby={problem === undefined ? undefined : id}
        aria-invalid={typeof problem === 'string' || undefined}
        placeholder={placeholder}
        readOnly={state === 'busy'}
        value={value}
        onFocus={onFocus}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {problem !== undefined && (
        <p id={id} className="lk-email-problem" aria-live="polite">
          {problem}
        </p>
      )}
    </div>
  )
}
