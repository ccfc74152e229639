'use client'
import { useEffect, useId, useRef } from 'react'
import emailInputCss from './email-input.css?inline'
import { useSheet } from './useSheet.ts'

export type EmailInputProps = {
  label: string
  placeholder: string
  value: string
  /** A sentence below the field. Its space stays reserved. */
  problem: string | null
  state: 'idle' | 'busy'
  onChange(text: string): void
  /** Called on Enter. */
  onSubmit(): void
}

/** A field for an e-mail address, focused on mount, with its problem below. */
export function EmailInput({
  label,
  placeholder,
  value,
  problem,
  state,
  onChange,
  onSubmit,
}: EmailInputProps) {
  useSheet(emailInputCss)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
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
        aria-describedby={`${id}problem`}
        aria-invalid={problem !== null || undefined}
        placeholder={placeholder}
        readOnly={state === 'busy'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSubmit()
        }}
      />
      <p id={`${id}problem`} className="lk-email-problem" aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
