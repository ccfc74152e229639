import { formatFiat } from '@latchkit/core/utils'
import amountCss from '../../components/amount.css?inline'
import type { CssVars } from '../../components/css-vars.ts'
import { useSheet } from '../../components/useSheet.ts'

/** Matches the whole part, the cents with their separator, and a suffix such as a currency sign. */
const fiatParts = /^(.*?)([^\p{Nd}\s]\p{Nd}{2})(\P{Nd}*)$/u

/**
 * The large number of a screen, in US dollars, with smaller cents. `dollars`: exact decimal text.
 */
export function FiatFigure({
  dollars,
  label,
  language,
}: {
  dollars: string
  label: string
  language: string
}) {
  useSheet(amountCss)
  const text = formatFiat(dollars, language)
  const [, whole = text ?? '–', cents = '', after = ''] = fiatParts.exec(text ?? '') ?? []
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
