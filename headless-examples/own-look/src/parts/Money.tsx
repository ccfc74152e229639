import { amountLine, fiatText } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'

declare module 'react' {
  interface CSSProperties {
    /** How many there are, for a style that makes large numbers fit. */
    '--digits'?: number
  }
}

/** US dollars; a dash where nobody knows. */
export function Dollars({ exact }: { exact: string | null }) {
  const { language } = useWords()
  return <bdi className="amount">{(exact === null ? null : fiatText(exact, language)) ?? '—'}</bdi>
}

/** The one large figure of a page, written smaller the more digits it has. `label`: what it is, for those who hear it. */
export function Figure({ label, children }: { label: string | null; children: string }) {
  return (
    <p className="figure" style={{ '--digits': Math.max(children.length, 6) }}>
      {label !== null && <span className="unseen">{label}: </span>}
      <bdi>{children}</bdi>
    </p>
  )
}

/** A balance as a figure. */
export function CoinFigure(balance: { value: string; decimals: number; symbol: string }) {
  const { language } = useWords()
  return <Figure label={null}>{amountLine(balance, language)}</Figure>
}
