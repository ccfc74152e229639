import { formatFiat } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { Amount } from '../components/Amount.tsx'
import { Avatar } from '../components/Avatar.tsx'
import { Button } from '../components/Button.tsx'
import { Copy } from '../components/Copy.tsx'
import { Icon } from '../components/Icon.tsx'
import { CoinFigure, Figure } from '../components/Money.tsx'
import { Name } from '../components/Name.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Tag } from '../components/Tag.tsx'
import type { Connected } from './connected.ts'

/** Avatar, name, address and total value. */
export function AccountHead({ account, refresh }: { account: Connected; refresh(): void }) {
  const words = useTexts()
  const { address, name, avatar, supported } = account
  const { accounts, balanceStatus, tokensStatus } = account.account
  const type = accounts.find((one) => one.address === address)?.type
  const kind = type === undefined ? null : words.accounts.types[type]
  const reading = balanceStatus === 'loading' || tokensStatus === 'loading'
  return (
    <section className="account-head">
      <div className="account-who">
        <Avatar address={address} image={avatar} size="large" />
        <div className="account-name">
          {name !== null && (
            <p className="account-title">
              <Name>{name}</Name>
            </p>
          )}
          <Copy
            text={address}
            label={words.account.copy}
            copied={words.account.copied}
            failed={words.account.copyFailed}
          >
            <Address address={address} />
          </Copy>
          {kind !== null && <Tag>{kind}</Tag>}
        </div>
        {supported && (
          <button
            type="button"
            className="sheet-tool account-refresh"
            data-reading={reading || undefined}
            aria-label={reading ? words.holdings.refreshing : words.holdings.refresh}
            onClick={refresh}
          >
            <Icon name="refresh" />
          </button>
        )}
      </div>
      {supported && <Worth account={account} refresh={refresh} />}
    </section>
  )
}

/** Total value and native balance; the balance only if prices are unknown. */
function Worth({ account, refresh }: { account: Connected; refresh(): void }) {
  const words = useTexts()
  const { total, tabs } = account
  const { tokens, tokensStatus, balance, balanceStatus } = account.account
  const first = tokens.length === 0 && (tokensStatus === 'none' || tokensStatus === 'loading')
  const coming = total === null && tabs.length > 0 && (first || tokensStatus === 'loading')
  if (total === null && !coming) {
    if (balance === null) return missing()
    return <CoinFigure {...balance} />
  }
  return (
    <div className="account-worth">
      <span className="eyebrow">{words.holdings.total}</span>
      {total === null ? (
        <Skeleton lines={1} label={words.holdings.loadingTotal} />
      ) : (
        <Figure label={words.holdings.total}>{formatFiat(total, words.language) ?? '—'}</Figure>
      )}
      {balance === null ? (
        missing()
      ) : (
        <p className="account-balance">
          <Amount {...balance} />
        </p>
      )}
    </div>
  )

  function missing() {
    if (balanceStatus !== 'failed')
      return <Skeleton lines={1} label={words.account.loadingBalance} />
    return (
      <p className="hint" role="status">
        {words.account.balanceUnavailable}{' '}
        <Button kind="text" onClick={refresh}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
}
