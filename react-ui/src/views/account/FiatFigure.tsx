import { fiatText } from '@latchkit/core/utils'
import type { CssVars } from '../../components/css-vars.ts'

/** Before the cents, the cents with their point, and what a language writes behind them. */
const parts = /^(.*?)([^\p{Nd}\s]\p{Nd}{2})(\P{Nd}*)$/u

/** The one big number of a screen, in US dollars: its cents are smaller. */
export function FiatFigure({
  dollars,
  label,
  language,
}: {
  dollars: string
  label: string
  language: string
}) {
  const text = fiatText(dollars, language)
  const [, whole = text ?? '—', cents = '', after = ''] = parts.exec(text ?? '') ?? []
  const digits: CssVars = { '--lk-digits': whole.length + (cents.length + after.length) * 0.6 }
  return (
    <span className="lk-amount" data-size="figure" style={digits}>
      <span className="lk-hidden">
        {label}: {text}
      </span>
      <bdi className="lk-amount-digits" aria-hidden="true">
        {whole}
        <small>{`${cents}${after}`}</small>
      </bdi>
    </span>
  )
}
