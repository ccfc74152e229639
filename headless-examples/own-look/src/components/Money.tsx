import { amountLine, formatFiat } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'

declare module 'react' {
  interface CSSProperties {
    /** Number of digits; the style sheet shrinks long numbers by it. */
    '--digits'?: number
  }
}

/** Value in US dollars, or a dash for null. */
export function Dollars({ exact }: { exact: string | null }) {
  const { language } = useTexts()
  return (
    <bdi className="amount">{(exact === null ? null : formatFiat(exact, language)) ?? '–'}</bdi>
  )
}

/** Large number; its font shrinks with the number of digits. `label`: accessible name. */
export function Figure({ label, children }: { label: string | null; children: string }) {
  return (
    <p className="figure" style={{ '--digits': Math.max(children.length, 6) }}>
      {label !== null && <span className="unseen">{label}: </span>}
      <bdi>{children}</bdi>
    </p>
  )
}

/** A balance as a large number. */
export function CoinFigure(balance: { value: string; decimals: number; symbol: string }) {
  const { language } = useTexts()
  return <Figure label={null}>{amountLine(balance, language)}</Figure>
}
