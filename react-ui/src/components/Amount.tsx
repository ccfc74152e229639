import { trimmedAmount } from '@latchkit/core/utils'
import amountCss from './amount.css?inline'
import type { CssVars } from './css-vars.ts'
import { useSheet } from './useSheet.ts'

export type AmountProps = {
  /** Integer text in the smallest unit: wei, lamports, satoshi. */
  value: string
  decimals: number
  symbol: string
  /** BCP 47 code, for separators. */
  language: string
  /** `figure`: the large number of a screen. */
  size?: 'row' | 'figure'
}

/**
 * An amount with at most 3 decimals, which are smaller than the whole part. A line may break before the
 * symbol, but not within the number. An invalid value is shown as a dash, never as zero.
 */
export function Amount({ value, decimals, symbol, language, size = 'row' }: AmountProps) {
  useSheet(amountCss)
  const text = trimmedAmount(value, decimals, language)
  if (text === null) return <span className="lk-amount">–</span>
  const { whole, fraction } = text
  const digits: CssVars = { '--lk-digits': whole.length + fraction.length * 0.6 }
  return (
    <span className="lk-amount" data-size={size} style={digits}>
      <span className="lk-hidden">{`${whole}${fraction} ${symbol}`}</span>
      <bdi aria-hidden="true">
        <span className="lk-amount-digits">
          {whole}
          <small>{fraction}</small>
        </span>
        <small> {symbol}</small>
      </bdi>
    </span>
  )
}
