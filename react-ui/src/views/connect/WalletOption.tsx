import type { WalletPick, WalletRow } from '@latchkit/core/utils'
import { ButtonSpinner } from '../../components/ButtonSpinner.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { CodeIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'

export type WalletOptionProps = {
  wallet: WalletRow
  /** Null: the row is disabled until the visitor accepts the legal texts. */
  pick: ((wallet: WalletPick) => void) | null
  /** Whether the link that opens the wallet's app is being created. */
  creatingLink: boolean
  /** Whether to show the wallet's namespaces. */
  showsNamespaces: boolean
}

/** A row for a wallet, or for the QR code that any wallet can scan. */
export function WalletOption({ wallet, pick, creatingLink, showsNamespaces }: WalletOptionProps) {
  const { name, icon, disputed, chains } = wallet
  const texts = useCoreTexts()
  const { type } = wallet.pick
  const namespaces = chains
    .map((chain) => (chain === 'eip155' ? texts.connect.evm : chainName(texts, chain)))
    .join(' · ')
  const tag =
    type === 'scan' ? 'qrCode' : wallet.recent ? 'recent' : wallet.installed ? 'installed' : null
  const qrCodeIcon = (
    <IconTile>
      <CodeIcon />
    </IconTile>
  )
  return (
    <Row
      icon={type === 'scan' ? qrCodeIcon : <WalletIcon name={name} image={icon} />}
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
          tag !== null && (
            <Tag mark={tag === 'installed' ? 'dot' : 'none'}>{texts.connect[tag]}</Tag>
          )
        )
      }
      state={pick === null ? 'disabled' : 'idle'}
      onClick={() => pick?.(wallet.pick)}
    />
  )
}
