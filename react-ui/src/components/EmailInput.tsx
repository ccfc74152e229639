'use client'
import type { InputHTMLAttributes, RefObject } from 'react'
import emailInputCss from './email-input.css?inline'
import { useSheet } from './useSheet.ts'

type EmailInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'readOnly' | 'onFocus' | 'aria-describedby' | 'aria-invalid'
> & {
  /** Receives the input element, which the form can focus. */
  field?: RefObject<HTMLInputElement | null>
  label: string
  value: string
  onChange(text: string): void
}

/** A field for an e-mail address. Enter submits the form around it. */
export function EmailInput({ field, label, onChange, ...rest }: EmailInputProps) {
  useSheet(emailInputCss)
  return (
    <input
      {...rest}
      ref={field}
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
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
