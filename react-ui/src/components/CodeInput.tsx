'use client'
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import codeInputCss from './code-input.css?inline'
import { useSheet } from './useSheet.ts'

export type CodeInputProps = {
  /** Receives the input element, which the form can focus. */
  field: RefObject<HTMLInputElement | null>
  /** Accessible name of the field. */
  label: string
  /** The digits entered so far. */
  value: string
  /** Number of digits. */
  length: number
  /** Id of the element that describes the field or its problem. Null: none. */
  describedBy: string | null
  /** `busy`: the digits cannot be changed. */
  state: 'idle' | 'invalid' | 'busy'
  focusOnMount: boolean
  /** Called with the whole text of the field, or with a pasted text, as the visitor entered it. */
  onChange(text: string): void
}

/**
 * A field for a one-time code, drawn as a cell per digit. It is one input element, so that autofill,
 * screen readers and the arrow keys work as in any other field. A typed digit replaces the one at
 * the caret; a pasted text replaces all digits.
 */
export function CodeInput({
  field,
  label,
  value,
  length,
  describedBy,
  state,
  focusOnMount,
  onChange,
}: CodeInputProps) {
  useSheet(codeInputCss)
  const [caret, setCaret] = useState<number | null>(null)
  /** The text while an input method composes; it must not be changed meanwhile. */
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => {
    if (focusOnMount) field.current?.focus({ preventScroll: true })
  }, [field, focusOnMount])
  const text = draft ?? value
  return (
    <div className="lk-code" data-part="field" data-status={state}>
      <input
        ref={field}
        className="lk-code-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        dir="ltr"
        aria-label={label}
        aria-describedby={describedBy ?? undefined}
        aria-invalid={state === 'invalid' || undefined}
        readOnly={state === 'busy'}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
          if (isComposing) setDraft(currentTarget.value)
          else onChange(currentTarget.value)
        }}
        onCompositionEnd={({ currentTarget }) => {
          setDraft(null)
          onChange(currentTarget.value)
        }}
        onPaste={(event) => {
          event.preventDefault()
          if (state !== 'busy') onChange(event.clipboardData.getData('text'))
        }}
        onKeyDown={moveCaret}
        onSelect={selectDigit}
        // An empty field has nothing to select.
        onFocus={selectDigit}
        onBlur={() => setCaret(null)}
      />
      <div className="lk-code-cells" aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
            key={index}
            className="lk-code-cell"
            data-active={index === caret || undefined}
          >
            {text[index] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )

  /** Selects the digit at the caret, which the next digit replaces. */
  function selectDigit({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = currentTarget
    const start = selectionStart ?? 0
    setCaret(Math.min(start, length - 1))
    if (draft === null && start === selectionEnd && start < currentTarget.value.length)
      currentTarget.setSelectionRange(start, start + 1)
  }

  /** An arrow key would only collapse the selection of a digit. */
  function moveCaret(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const { selectionStart, selectionEnd, value: digits } = event.currentTarget
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey
    if (step === undefined || !isPlain || draft !== null) return
    event.preventDefault()
    const isAll = (selectionEnd ?? 0) - (selectionStart ?? 0) > 1
    const origin = isAll && step > 0 ? (selectionEnd ?? 0) - 1 : (selectionStart ?? 0)
    const next = Math.max(0, Math.min(digits.length, origin + step))
    event.currentTarget.setSelectionRange(next, Math.min(digits.length, next + 1))
    setCaret(Math.min(next, length - 1))
  }
}
