import { fiatText } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountToken } from './account-tokens.ts'

/** One token: what it costs, how much of it there is and what that is worth; what cannot be read is a dash, never a zero. */
export function TokenRow({
  token: { name, symbol, address, iconUrl, amount, price, worth, twin, send },
}: {
  token: AccountToken
}) {
  const { language } = useSharedTexts()
  const each = price === null ? null : fiatText(price, language)
  return (
    <Row
      icon={<WalletIcon shape="round" name={symbol === '' ? name : symbol} image={iconUrl} />}
      label={<Name>{name === '' ? symbol : name}</Name>}
      secondary={
        <>
          {each}
          {twin && address !== null && (
            <>
              {each !== null && ' · '}
              <Address form="short" address={address} />
            </>
          )}
          {each === null && !(twin && address !== null) && <Name>{symbol}</Name>}
        </>
      }
      end={
        <span className="lk-row-amounts">
          <span>{(worth === null ? null : fiatText(worth, language)) ?? '—'}</span>
          <span className="lk-row-secondary">
            {amount === null ? (
              `— ${symbol}`
            ) : (
              <Amount {...amount} symbol={symbol} language={language} />
            )}
          </span>
        </span>
      }
      {...(send === null ? { readOnly: true as const } : { onClick: send })}
    />
  )
}
