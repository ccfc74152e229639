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
import type { Filling } from './send-at.ts'

/** Amount field in tokens or dollars. Long numbers are smaller. */
export function AmountField({ form }: { form: Filling }) {
  const words = useTexts()
  const id = useId()
  const { asset, unit, setAmount, label, useMax: all } = form
  const point = decimalSeparator(words.language)
  const shown = withDecimalSeparator(form.amount, point)
  const symbol = isolateText(asset?.symbol ?? null)
  const measure = unit === 'fiat' ? words.send.usd : symbol
  const other = (unit === 'fiat' ? symbol : words.send.usd) ?? ''
  const wrong = label === 'amount-invalid' || label === 'amount-too-fine'
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (
      event.key.length !== 1 ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.nativeEvent.isComposing
    )
      return
    const { selectionStart, selectionEnd } = event.currentTarget
    const answer = numericKey(
      { key: event.key, ctrl: false },
      selectionStart === selectionEnd ? shown : '',
    )
    if (answer.prevented) event.preventDefault()
    if (answer.newValue !== null) setAmount(answer.newValue)
  }
  return (
    <div
      className="much"
      style={{ '--digits': Math.max(shown.length, 1) }}
      data-invalid={wrong || undefined}
    >
      <label className="eyebrow" htmlFor={id}>
        {words.send.amount(measure)}
      </label>
      <div className="much-line">
        <input
          id={id}
          className="much-input"
          type="text"
          inputMode="decimal"
          dir="ltr"
          aria-describedby={`${id}note`}
          aria-invalid={wrong || undefined}
          placeholder="0"
          value={shown}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          onKeyDown={press}
          onChange={(event) => setAmount(typedAmount(event.target.value, shown, point))}
        />
        {measure !== null && (
          <bdi className="much-unit" aria-hidden="true">
            {measure}
          </bdi>
        )}
      </div>
      <div className="much-foot">
        <span id={`${id}note`} className="much-note" aria-live="polite">
          {wrong ? grammar() : counter()}
        </span>
        {form.switchUnit !== null && (
          <button
            type="button"
            className="chip"
            aria-label={words.send.switchUnit(other)}
            onClick={form.switchUnit}
          >
            {other}
          </button>
        )}
        <button
          type="button"
          className="chip"
          aria-label={words.send.maxLabel}
          aria-disabled={all === null || undefined}
          onClick={() => all?.()}
        >
          {words.send.max}
        </button>
      </div>
    </div>
  )

  function counter() {
    if (form.counter === null) return null
    return (
      <bdi>
        {unit === 'fiat'
          ? shortAmount(form.counter, symbol, words.language)
          : formatFiat(form.counter, words.language)}
      </bdi>
    )
  }

  function grammar() {
    if (label === 'amount-too-fine')
      return words.send.tooManyDecimals(measure, unit === 'fiat' ? 2 : (asset?.decimals ?? 0))
    return words.send.amountFormat(withDecimalSeparator('1.5', point))
  }
}
