import { Address } from '../../parts/Address.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Avatar } from '../../parts/Avatar.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Name } from '../../parts/Name.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { TextButton } from '../../parts/TextButton.tsx'
import { useSay } from '../../parts/useSay.ts'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import type { AccountView } from './accountView.ts'
import { nameOf } from './name-of.ts'

type Connected = Extract<AccountView, { step: 'connected' }>

/** Face, name where it has one, address and balance of the account. */
export function AccountHead({ account: { address, account, wallet, supported, refresh } }: { account: Connected }) {
  const words = useLanguage()
  const label = nameOf(account, address)
  return (
    <>
      <div className="lk-account">
        <span className="lk-account-face">
          <Avatar size="hero" address={address} image={null} />
          {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
        </span>
        {label !== null && (
          <p className="lk-account-name">
            <Name>{label}</Name>
          </p>
        )}
        <CopyButton text={address} label={words.account.copy} copied={words.account.copied} failed={words.account.copyFailed}>
          <Address form="short" address={address} />
        </CopyButton>
        {supported && <Balance account={account} refresh={refresh} />}
      </div>
      {!supported && <Notice>{words.account.unsupported}</Notice>}
    </>
  )
}

function Balance({ account: { balance, balanceStatus }, refresh }: Pick<Connected, 'account' | 'refresh'>) {
  const words = useLanguage()
  if (balance !== null) return <Amount {...balance} size="figure" language={words.language} />
  if (balanceStatus !== 'failed') return <Skeleton width={180} height={46} label={words.account.loading} />
  return <Unavailable refresh={refresh} />
}

function Unavailable({ refresh }: Pick<Connected, 'refresh'>) {
  const words = useLanguage()
  useSay(words.account.unavailable, null)
  return (
    <p className="lk-account-failed">
      {words.account.unavailable} <TextButton onClick={refresh}>{words.tryAgain}</TextButton>
    </p>
  )
}
