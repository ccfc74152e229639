import { formatAmount } from './format-amount.ts'

export type AmountProps = {
  /** Exact text in the smallest unit: wei, lamports, satoshi. */
  value: string
  decimals: number
  symbol: string
  language: string
  /** `figure`: the one big number of a screen. */
  size?: 'row' | 'figure'
}

/** An amount with 3 decimals, the fraction smaller than the rest. What is no amount is a dash, never a zero. */
export function Amount({ value, decimals, symbol, language, size = 'row' }: AmountProps) {
  const text = formatAmount(value, decimals, language)
  if (text === null) return <span className="lk-amount">–</span>
  return (
    <span className="lk-amount" data-size={size}>
      <span className="lk-hidden">{`${text.whole}${text.fraction} ${symbol}`}</span>
      <bdi aria-hidden="true">
        {text.whole}
        <small>
          {text.fraction} {symbol}
        </small>
      </bdi>
    </span>
  )
}
