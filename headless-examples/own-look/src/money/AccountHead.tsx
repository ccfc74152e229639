import { fiatText } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'
import { Address } from '../parts/Address.tsx'
import { Amount } from '../parts/Amount.tsx'
import { Button } from '../parts/Button.tsx'
import { Copy } from '../parts/Copy.tsx'
import { Face } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { CoinFigure, Figure } from '../parts/Money.tsx'
import { Name } from '../parts/Name.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Tag } from '../parts/Tag.tsx'
import type { Connected } from './connected.ts'

/** Face, name, address, and what all of it is worth. */
export function AccountHead({ account, refresh }: { account: Connected; refresh(): void }) {
  const words = useWords()
  const { address, name, picture, supported } = account
  const { accounts, balanceStatus, tokensStatus } = account.account
  const type = accounts.find((one) => one.address === address)?.type
  const kind = type === undefined ? null : words.accounts.types[type]
  const reading = balanceStatus === 'loading' || tokensStatus === 'loading'
  return (
    <section className="account-head">
      <div className="account-who">
        <Face address={address} image={picture} size="large" />
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

/** What all is worth, and the balance beneath; the balance alone where nobody knows what things are worth. */
function Worth({ account, refresh }: { account: Connected; refresh(): void }) {
  const words = useWords()
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
        <Figure label={words.holdings.total}>{fiatText(total, words.language) ?? '—'}</Figure>
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
    if (balanceStatus !== 'failed') return <Skeleton lines={1} label={words.account.loading} />
    return (
      <p className="hint" role="status">
        {words.account.unavailable}{' '}
        <Button kind="text" onClick={refresh}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
}
