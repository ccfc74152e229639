import type { Connector } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Address } from '../../components/Address.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Name } from '../../components/Name.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { AccountAvatar } from '../../kit/AccountAvatar.tsx'
import { enShared } from '../../locales/en-shared.ts'
import { useTexts } from '../../locales/useTexts.ts'
import accountHeadCss from './account-head.css?inline'

type AccountHeadProps = {
  account: {
    address: string
    name: string | null
    avatar: string | null
    wallet: Pick<Connector, 'name' | 'icon'> | null
  }
  /** Beside the address. */
  beside?: ReactNode
  /** Below the address. */
  children?: ReactNode
}

/** Avatar with the mark of the wallet, name, and address, which can be copied. */
export function AccountHead({
  account: { address, name, avatar, wallet },
  beside,
  children,
}: AccountHeadProps) {
  useSheet(accountHeadCss)
  const { account } = useTexts(enShared)
  return (
    <div className="lk-account">
      <span className="lk-account-avatar">
        <AccountAvatar size="hero" address={address} image={avatar} />
        {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
      </span>
      {name !== null && (
        <p className="lk-account-name">
          <Name>{name}</Name>
        </p>
      )}
      <div className="lk-account-address">
        <CopyButton text={address} texts={account}>
          <Address form="short" address={address} />
        </CopyButton>
        {beside}
      </div>
      {children}
    </div>
  )
}
