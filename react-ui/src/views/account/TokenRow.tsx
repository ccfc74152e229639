import { formatFiat } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { activityTexts } from '../activity/texts/en.ts'
import type { AccountToken } from './account-tokens.ts'
import { accountTexts } from './texts/en.ts'

/**
 * One token: its price, amount and value. An unknown amount or value is shown as a dash, never as
 * zero (fault H4).
 */
export function TokenRow({
  token: { name, symbol, address, iconUrl, amount, price, value, sharesName, suspicious, send },
}: {
  token: AccountToken
}) {
  const { language, holdings } = useTexts(accountTexts)
  const { activity } = useTexts(activityTexts)
  const priceText = price === null ? null : formatFiat(price, language)
  return (
    <Row
      icon={<WalletIcon shape="round" name={symbol === '' ? name : symbol} image={iconUrl} />}
      label={<Name>{name === '' ? symbol : name}</Name>}
      secondary={
        <>
          {priceText !== null && <Hidden>{holdings.price}</Hidden>}
          {priceText}
          {sharesName && address !== null && (
            <>
              {priceText !== null && ' · '}
              <Address form="short" address={address} />
            </>
          )}
          {priceText === null && !(sharesName && address !== null) && <Name>{symbol}</Name>}
          {suspicious && ` · ${activity.spam}`}
        </>
      }
      end={
        <span className="lk-row-amounts">
          <span>
            <Hidden>{holdings.value}</Hidden>
            {(value === null ? null : formatFiat(value, language)) ?? '–'}
          </span>
          <span className="lk-row-secondary">
            <Hidden>{holdings.amount}</Hidden>
            {amount === null ? (
              `– ${symbol}`
            ) : (
              <Amount {...amount} symbol={symbol} language={language} />
            )}
            {send !== null && <Hidden>{holdings.send}</Hidden>}
          </span>
        </span>
      }
      {...(send === null ? { readOnly: true as const } : { onClick: send })}
    />
  )
}

/** The name of a figure, or the action of the row, for screen readers. */
const Hidden = ({ children }: { children: string }) => (
  <span className="lk-hidden"> {children} </span>
)
