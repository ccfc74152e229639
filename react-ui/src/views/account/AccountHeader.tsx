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
import { useAnnounce } from '../../components/useAnnounce.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountView } from './accountView.ts'
import { FiatFigure } from './FiatFigure.tsx'

type Connected = Extract<AccountView, { step: 'connected' }>

/** Avatar, name, address, total value and balance of the account. */
export function AccountHeader({ account, refresh }: { account: Connected; refresh(): void }) {
  const texts = useSharedTexts()
  const { address, name, avatar, wallet, supported } = account
  const { balanceStatus, tokensStatus } = account.account
  const isLoading = balanceStatus === 'loading' || tokensStatus === 'loading'
  return (
    <>
      <div className="lk-account">
        {supported && (
          <span className="lk-account-refresh" data-loading={isLoading}>
            <IconButton
              label={isLoading ? texts.holdings.refreshing : texts.holdings.refresh}
              onClick={refresh}
            >
              <RefreshIcon />
            </IconButton>
          </span>
        )}
        <span className="lk-account-avatar">
          <Avatar size="hero" address={address} image={avatar} />
          {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
        </span>
        {name !== null && (
          <p className="lk-account-name">
            <Name>{name}</Name>
          </p>
        )}
        <CopyButton
          text={address}
          label={texts.account.copy}
          copied={texts.account.copied}
          failed={texts.account.copyFailed}
        >
          <Address form="short" address={address} />
        </CopyButton>
        {supported && <Figures account={account} />}
      </div>
      {!supported && <Notice>{texts.account.unsupportedNetwork}</Notice>}
    </>
  )
}

/** The total value with the balance below it, or the balance alone if the total is unknown. */
function Figures({ account: { account, total, tabs, refresh } }: { account: Connected }) {
  const texts = useSharedTexts()
  const { tokens, tokensStatus } = account
  const isFirstLoad = tokens.length === 0 && (tokensStatus === 'none' || tokensStatus === 'loading')
  const isTotalPending =
    total === null && tabs.length > 0 && (isFirstLoad || tokensStatus === 'loading')
  if (total === null && !isTotalPending)
    return <Balance account={account} size="figure" refresh={refresh} />
  return (
    <>
      {total === null ? (
        <Skeleton width={180} height={46} label={texts.holdings.loadingTotal} />
      ) : (
        <FiatFigure dollars={total} label={texts.holdings.total} language={texts.language} />
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
  const texts = useSharedTexts()
  if (balance === null && balanceStatus !== 'failed') {
    const label = texts.account.loadingBalance
    return size === 'figure' ? (
      <Skeleton width={180} height={46} label={label} />
    ) : (
      <Skeleton width={96} height={20} label={label} />
    )
  }
  if (balance === null) return <Unavailable size={size} refresh={refresh} />
  if (size === 'figure') return <Amount {...balance} size="figure" language={texts.language} />
  return (
    <p className="lk-account-balance">
      <Amount {...balance} language={texts.language} />
    </p>
  )
}

function Unavailable({ size, refresh }: Pick<Connected, 'refresh'> & { size: 'row' | 'figure' }) {
  const texts = useSharedTexts()
  useAnnounce(texts.account.balanceUnavailable, null)
  return (
    <p className="lk-account-failed" data-size={size}>
      {texts.account.balanceUnavailable} <TextButton onClick={refresh}>{texts.tryAgain}</TextButton>
    </p>
  )
}
