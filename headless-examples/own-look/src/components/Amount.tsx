import { amountLine } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'

type AmountProps = {
  /** In the smallest unit. */
  value: string
  decimals: number
  symbol: string
}

/** An amount with its symbol, formatted for the locale with up to three decimals. */
export function Amount(amount: AmountProps) {
  const { language } = useTexts()
  return <bdi className="amount">{amountLine(amount, language)}</bdi>
}
