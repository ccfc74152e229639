import type { WalletPick, WalletRow } from '@latchkit/core/utils'
import { ButtonSpinner } from '../../components/ButtonSpinner.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useKitState } from '../../kit/useKitState.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { firstViewTexts } from './texts/en-first-view.ts'

export type WalletOptionProps = {
  wallet: WalletRow
  /** Null: the row is disabled until the visitor accepts the legal texts. */
  pick: ((wallet: WalletPick) => void) | null
  /** Called when the visitor is about to pick the wallet. */
  prepare(wallet: WalletPick): void
  /** Whether the link that opens the wallet's app is being created. */
  creatingLink: boolean
  /** Whether to show the wallet's namespaces. */
  showsNamespaces: boolean
}

const WalletConnectIcon = () => (
  <IconTile tone="walletConnect">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 8.7c3.4-3 8.6-3 12 0M2.4 11.6l4.8 4.4 4.8-4.4 4.8 4.4 4.8-4.4" />
    </svg>
  </IconTile>
)

/** A row for a wallet, or for the QR code that any wallet can scan. */
export function WalletOption({
  wallet,
  pick,
  prepare,
  creatingLink,
  showsNamespaces,
}: WalletOptionProps) {
  const { name, icon, disputed, chains } = wallet
  const texts = useTexts(firstViewTexts)
  const { type } = wallet.pick
  const remote = useKitState(({ config }) => config.remote)
  const namespaces = chains
    .map((chain) => (chain === 'eip155' ? texts.connect.evm : chainName(texts, chain)))
    .join(' · ')
  return (
    <Row
      icon={type === 'scan' ? <WalletConnectIcon /> : <WalletIcon name={name} image={icon} />}
      label={<Name>{name}</Name>}
      secondary={
        disputed ? (
          texts.connect.disputed
        ) : showsNamespaces && chains.length > 0 ? (
          <span className="lk-wallet-namespaces">{namespaces}</span>
        ) : null
      }
      end={
        creatingLink && type === 'wallet' ? (
          <ButtonSpinner />
        ) : (
          type === 'scan' && <Tag>{texts.connect.qrCode}</Tag>
        )
      }
      state={pick === null ? 'disabled' : 'idle'}
      onClick={() => pick?.(wallet.pick)}
      onIntent={() => prepare(wallet.pick)}
      opens={remote && type !== 'connector' ? 'ConnectingWalletConnect' : undefined}
    />
  )
}
