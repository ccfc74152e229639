import { amountLine } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'

type AmountProps = { /** In its smallest unit. */ value: string; decimals: number; symbol: string }

/** An amount with its unit, to three decimals as the language writes them. */
export function Amount(amount: AmountProps) {
  const { language } = useWords()
  return <bdi className="amount">{amountLine(amount, language)}</bdi>
}
