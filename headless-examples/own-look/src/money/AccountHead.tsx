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
  const texts = useTexts()
  const { address, name, avatar, supported } = account
  const { accounts, balanceStatus, tokensStatus } = account.account
  const type = accounts.find((entry) => entry.address === address)?.type
  const typeLabel = type === undefined ? null : texts.accounts.types[type]
  const isReading = balanceStatus === 'loading' || tokensStatus === 'loading'
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
            label={texts.account.copy}
            copied={texts.account.copied}
            failed={texts.account.copyFailed}
          >
            <Address address={address} />
          </Copy>
          {typeLabel !== null && <Tag>{typeLabel}</Tag>}
        </div>
        {supported && (
          <button
            type="button"
            className="sheet-tool account-refresh"
            data-reading={isReading || undefined}
            aria-label={isReading ? texts.holdings.refreshing : texts.holdings.refresh}
            onClick={refresh}
          >
            <Icon name="refresh" />
          </button>
        )}
      </div>
      {supported && <TotalValue account={account} refresh={refresh} />}
    </section>
  )
}

/** Total value and native balance. Only the balance if prices are unknown. */
function TotalValue({ account, refresh }: { account: Connected; refresh(): void }) {
  const texts = useTexts()
  const { total, tabs } = account
  const { tokens, tokensStatus, balance, balanceProblem } = account.account
  const isFirstLoad = tokens.length === 0 && (tokensStatus === 'idle' || tokensStatus === 'loading')
  const isLoadingTotal =
    total === null && tabs.length > 0 && (isFirstLoad || tokensStatus === 'loading')
  if (total === null && !isLoadingTotal) {
    if (balance === null) return missingBalance()
    return <CoinFigure {...balance} />
  }
  return (
    <div className="account-worth">
      <span className="eyebrow">{texts.holdings.total}</span>
      {total === null ? (
        <Skeleton lines={1} label={texts.holdings.loadingTotal} />
      ) : (
        <Figure label={texts.holdings.total}>{formatFiat(total, texts.language) ?? '–'}</Figure>
      )}
      {balance === null ? (
        missingBalance()
      ) : (
        <p className="account-balance">
          <Amount {...balance} />
        </p>
      )}
    </div>
  )

  function missingBalance() {
    if (balanceProblem === null) return <Skeleton lines={1} label={texts.account.loadingBalance} />
    return (
      <p className="hint" role="status">
        {texts.account.balanceUnavailable}{' '}
        <Button kind="text" onClick={refresh}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  }
}
