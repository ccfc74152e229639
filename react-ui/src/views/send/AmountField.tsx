'use client'
import {
  decimalSeparator,
  formatFiat,
  isolateText,
  numericKey,
  shortAmount,
  typedAmount,
  withDecimalSeparator,
} from '@latchkit/core/utils'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { CssVars } from '../../components/css-vars.ts'
import { SwitchIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { FillingView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

/** The amount, in the token or in US dollars. The font shrinks with the number of digits. */
export function AmountField({ send }: { send: FillingView }) {
  const texts = useTexts(sendTexts)
  const noteId = useId()
  const { asset, unit, setAmount } = send
  const point = decimalSeparator(texts.language)
  const displayed = withDecimalSeparator(send.amount, point)
  const symbol = isolateText(asset?.symbol ?? null)
  const unitLabel = unit === 'fiat' ? texts.send.usd : symbol
  const isInvalid = send.label === 'amount-invalid' || send.label === 'amount-too-fine'
  const digits: CssVars = {
    '--lk-digits': Math.max(displayed.length, 1) + 0.55 * (unitLabel ?? '').length,
  }
  const announced = useSettledText(isInvalid ? formatHint() : (convertedText() ?? ''))
  return (
    <div className="lk-send-amount" style={digits}>
      <div className="lk-send-figure" dir="ltr">
        <span className="lk-send-sizer">
          <span aria-hidden="true">{displayed === '' ? '0' : displayed}</span>
          <AmountInput
            text={displayed}
            label={texts.send.amount(unitLabel)}
            descriptionId={noteId}
            isInvalid={isInvalid}
            onChange={setAmount}
          />
        </span>
        {unitLabel !== null && (
          <bdi className="lk-send-unit" aria-hidden="true">
            {unitLabel}
          </bdi>
        )}
      </div>
      <div className="lk-send-amount-footer">
        <span id={noteId} className="lk-send-counter" data-invalid={isInvalid || undefined}>
          {isInvalid ? formatHint() : convertedAmount()}
        </span>
        <span className="lk-hidden" aria-live="polite">
          {announced}
        </span>
        <button
          type="button"
          className="lk-pill"
          aria-label={texts.send.maxLabel}
          aria-disabled={send.useMax === null || undefined}
          onClick={send.useMax ?? undefined}
        >
          {texts.send.max}
        </button>
      </div>
    </div>
  )

  function formatHint() {
    if (send.label === 'amount-too-fine')
      return texts.send.tooManyDecimals(unitLabel, unit === 'fiat' ? 2 : (asset?.decimals ?? 0))
    return texts.send.amountFormat(withDecimalSeparator('1.5', point))
  }

  function convertedText() {
    return unit === 'fiat'
      ? shortAmount(send.counter, symbol, texts.language)
      : formatFiat(send.counter ?? '0', texts.language)
  }

  function convertedAmount() {
    const otherUnit = unit === 'fiat' ? symbol : texts.send.usd
    const text = convertedText()
    if (send.switchUnit === null || otherUnit === null)
      return send.counter === null ? null : <bdi>{text}</bdi>
    return (
      <button
        type="button"
        className="lk-pill"
        data-kind="quiet"
        aria-label={`${text ?? ''} ${texts.send.switchUnit(otherUnit)}`}
        onClick={send.switchUnit}
      >
        <bdi>{text}</bdi>
        <SwitchIcon className="lk-send-switch-icon" />
      </button>
    )
  }
}

type AmountInputProps = {
  /** The amount with the decimal separator of the locale. */
  text: string
  label: string
  descriptionId: string
  isInvalid: boolean
  /** Receives the amount with a decimal point. */
  onChange(amount: string): void
}

function AmountInput({ text, label, descriptionId, isInvalid, onChange }: AmountInputProps) {
  const point = decimalSeparator(useTexts(sendTexts).language)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.length !== 1 || event.altKey || event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const hasSelection = selectionStart !== selectionEnd
    const ctrl = event.ctrlKey || event.metaKey
    const result = numericKey({ key: event.key, ctrl }, hasSelection ? '' : text)
    if (ctrl) return
    if (result.prevented) event.preventDefault()
    if (result.newValue !== null) onChange(result.newValue)
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      dir="ltr"
      aria-label={label}
      aria-describedby={descriptionId}
      aria-invalid={isInvalid || undefined}
      placeholder="0"
      value={text}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onKeyDown={handleKey}
      onChange={(event) => onChange(typedAmount(event.target.value, text, point))}
    />
  )
}

/** How long a text has to stay the same until it is announced, in ms. */
const settleMs = 1_000

/** The text as it was when it last stayed the same for a while, for announcements of typed values. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
