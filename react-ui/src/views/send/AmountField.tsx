import {
  decimalSeparator,
  formatFiat,
  isolateText,
  numericKey,
  shortAmount,
  typedAmount,
  withDecimalSeparator,
} from '@latchkit/core/utils'
import { type KeyboardEvent, useId } from 'react'
import type { CssVars } from '../../components/css-vars.ts'
import { SwitchIcon } from '../../components/icons.ts'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import type { FillingView } from './send.types.ts'

/** The one big figure: how much, in the token or in dollars. It is written smaller as digits come. */
export function AmountField({ send }: { send: FillingView }) {
  const texts = useSendTexts()
  const note = useId()
  const { asset, unit, setAmount } = send
  const point = decimalSeparator(texts.language)
  const shown = withDecimalSeparator(send.amount, point)
  const symbol = isolateText(asset?.symbol ?? null)
  const measure = unit === 'fiat' ? texts.send.usd : symbol
  const wrong = send.label === 'amount-invalid' || send.label === 'amount-too-fine'
  const digits: CssVars = {
    '--lk-digits': Math.max(shown.length, 1) + 0.55 * (measure ?? '').length,
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.length !== 1 || event.altKey || event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const isReplaced = selectionStart !== selectionEnd
    const answer = numericKey(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey },
      isReplaced ? '' : shown,
    )
    if (event.ctrlKey || event.metaKey) return
    if (answer.prevented) event.preventDefault()
    if (answer.newValue !== null) setAmount(answer.newValue)
  }
  return (
    <div className="lk-send-amount" style={digits}>
      <div className="lk-send-figure" dir="ltr">
        <span className="lk-send-sizer">
          <span aria-hidden="true">{shown === '' ? '0' : shown}</span>
          <input
            type="text"
            inputMode="decimal"
            dir="ltr"
            aria-label={texts.send.amount(measure)}
            aria-describedby={note}
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
        </span>
        {measure !== null && (
          <bdi className="lk-send-unit" aria-hidden="true">
            {measure}
          </bdi>
        )}
      </div>
      <div className="lk-send-amount-footer">
        <span
          id={note}
          className="lk-send-counter"
          aria-live="polite"
          data-wrong={wrong || undefined}
        >
          {wrong ? grammar() : counter()}
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

  function grammar() {
    if (send.label === 'amount-too-fine')
      return texts.send.tooManyDecimals(measure, unit === 'fiat' ? 2 : (asset?.decimals ?? 0))
    return texts.send.amountFormat(withDecimalSeparator('1.5', point))
  }

  function counter() {
    const other = unit === 'fiat' ? symbol : texts.send.usd
    const text =
      unit === 'fiat'
        ? shortAmount(send.counter, symbol, texts.language)
        : formatFiat(send.counter ?? '0', texts.language)
    if (send.switchUnit === null || other === null)
      return send.counter === null ? null : <bdi>{text}</bdi>
    return (
      <button
        type="button"
        className="lk-pill"
        data-kind="quiet"
        aria-label={`${text ?? ''} ${texts.send.switchUnit(other)}`}
        onClick={send.switchUnit}
      >
        <bdi>{text}</bdi>
        <SwitchIcon className="lk-send-switch-icon" />
      </button>
    )
  }
}
