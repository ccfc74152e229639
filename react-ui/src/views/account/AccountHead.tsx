import { Address } from '../../components/Address.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { RefreshIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useSay } from '../../components/useSay.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useLanguage } from '../../locales/useLanguage.ts'
import type { AccountView } from './accountView.ts'
import { FiatFigure } from './FiatFigure.tsx'

type Connected = Extract<AccountView, { step: 'connected' }>

/** Face, name where it has one, address, what all is worth and the balance of the account. */
export function AccountHead({ account, refresh }: { account: Connected; refresh(): void }) {
  const words = useLanguage()
  const { address, name, picture, wallet, supported } = account
  const { balanceStatus, tokensStatus } = account.account
  const isReading = balanceStatus === 'loading' || tokensStatus === 'loading'
  return (
    <>
      <div className="lk-account">
        {supported && (
          <span className="lk-account-refresh" data-reading={isReading}>
            <IconButton
              label={isReading ? words.holdings.refreshing : words.holdings.refresh}
              onClick={refresh}
            >
              <RefreshIcon />
            </IconButton>
          </span>
        )}
        <span className="lk-account-face">
          <Avatar size="hero" address={address} image={picture} />
          {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
        </span>
        {name !== null && (
          <p className="lk-account-name">
            <Name>{name}</Name>
          </p>
        )}
        <CopyButton
          text={address}
          label={words.account.copy}
          copied={words.account.copied}
          failed={words.account.copyFailed}
        >
          <Address form="short" address={address} />
        </CopyButton>
        {supported && <Figures account={account} />}
      </div>
      {!supported && <Notice>{words.account.unsupported}</Notice>}
    </>
  )
}

/** What all is worth, and the balance beneath; the balance alone where nobody knows what things are worth. */
function Figures({ account: { account, total, tabs, refresh } }: { account: Connected }) {
  const words = useLanguage()
  const { tokens, tokensStatus } = account
  const isFirst = tokens.length === 0 && (tokensStatus === 'none' || tokensStatus === 'loading')
  const isComing = total === null && tabs.length > 0 && (isFirst || tokensStatus === 'loading')
  if (total === null && !isComing)
    return <Balance account={account} size="figure" refresh={refresh} />
  return (
    <>
      {total === null ? (
        <Skeleton width={180} height={46} label={words.holdings.loadingTotal} />
      ) : (
        <FiatFigure dollars={total} label={words.holdings.total} language={words.language} />
      )}
      <Balance account={account} size="row" refresh={refresh} />
    </>
  )
}

function Balance({
  account: { balance, balanceStatus },
  size,
  refresh,
}: Pick<Connected, 'account' | 'refresh'> & { size: 'row' | 'figure' }) {
  const words = useLanguage()
  const [width, height] = size === 'figure' ? [180, 46] : [96, 20]
  if (balance === null && balanceStatus !== 'failed')
    return <Skeleton width={width} height={height} label={words.account.loading} />
  if (balance === null) return <Unavailable size={size} refresh={refresh} />
  if (size === 'figure') return <Amount {...balance} size="figure" language={words.language} />
  return (
    <p className="lk-account-balance">
      <Amount {...balance} language={words.language} />
    </p>
  )
}

function Unavailable({ size, refresh }: Pick<Connected, 'refresh'> & { size: 'row' | 'figure' }) {
  const words = useLanguage()
  useSay(words.account.unavailable, null)
  return (
    <p className="lk-account-failed" data-size={size}>
      {words.account.unavailable} <TextButton onClick={refresh}>{words.tryAgain}</TextButton>
    </p>
  )
}
