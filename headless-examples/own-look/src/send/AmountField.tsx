import {
  decimalSeparator,
  formatFiat,
  isolateText,
  numericKey,
  shortAmount,
  typedAmount,
  withDecimalSeparator,
} from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { type KeyboardEvent, useId } from 'react'
import type { Filling } from './send-step.ts'

/** Amount field in tokens or dollars. Long numbers have a smaller font. */
export function AmountField({ form }: { form: Filling }) {
  const texts = useTexts()
  const id = useId()
  const { asset, unit, setAmount, label, useMax: enterMax } = form
  const separator = decimalSeparator(texts.language)
  const shown = withDecimalSeparator(form.amount, separator)
  const symbol = isolateText(asset?.symbol ?? null)
  const unitLabel = unit === 'fiat' ? texts.send.usd : symbol
  const otherUnitLabel = (unit === 'fiat' ? symbol : texts.send.usd) ?? ''
  const isInvalid = label === 'amount-invalid' || label === 'amount-too-fine'
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (
      event.key.length !== 1 ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.nativeEvent.isComposing
    )
      return
    const { selectionStart, selectionEnd } = event.currentTarget
    const result = numericKey(
      { key: event.key, ctrl: false },
      selectionStart === selectionEnd ? shown : '',
    )
    if (result.prevented) event.preventDefault()
    if (result.newValue !== null) setAmount(result.newValue)
  }
  return (
    <div
      className="much"
      style={{ '--digits': Math.max(shown.length, 1) }}
      data-invalid={isInvalid || undefined}
    >
      <label className="eyebrow" htmlFor={id}>
        {texts.send.amount(unitLabel)}
      </label>
      <div className="much-line">
        <input
          id={id}
          className="much-input"
          type="text"
          inputMode="decimal"
          dir="ltr"
          aria-describedby={`${id}note`}
          aria-invalid={isInvalid || undefined}
          placeholder="0"
          value={shown}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          onKeyDown={handleKeyDown}
          onChange={(event) => setAmount(typedAmount(event.target.value, shown, separator))}
        />
        {unitLabel !== null && (
          <bdi className="much-unit" aria-hidden="true">
            {unitLabel}
          </bdi>
        )}
      </div>
      <div className="much-foot">
        <span id={`${id}note`} className="much-note" aria-live="polite">
          {isInvalid ? formatHint() : otherUnitAmount()}
        </span>
        {form.switchUnit !== null && (
          <button
            type="button"
            className="chip"
            aria-label={texts.send.switchUnit(otherUnitLabel)}
            onClick={form.switchUnit}
          >
            {otherUnitLabel}
          </button>
        )}
        <button
          type="button"
          className="chip"
          aria-label={texts.send.maxLabel}
          aria-disabled={enterMax === null || undefined}
          onClick={() => enterMax?.()}
        >
          {texts.send.max}
        </button>
      </div>
    </div>
  )

  function otherUnitAmount() {
    if (form.counter === null) return null
    return (
      <bdi>
        {unit === 'fiat'
          ? shortAmount(form.counter, symbol, texts.language)
          : formatFiat(form.counter, texts.language)}
      </bdi>
    )
  }

  function formatHint() {
    if (label === 'amount-too-fine')
      return texts.send.tooManyDecimals(unitLabel, unit === 'fiat' ? 2 : (asset?.decimals ?? 0))
    return texts.send.amountFormat(withDecimalSeparator('1.5', separator))
  }
}
