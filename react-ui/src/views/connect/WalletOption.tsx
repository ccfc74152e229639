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
  /** null: nothing can be picked yet. */
  pick: ((wallet: WalletPick) => void) | null
  /** The link that a tap will open is being made. */
  creatingLink: boolean
  /** Whether it says for which chains it is. */
  showsNamespaces: boolean
}

/** A wallet to pick, or a code that any wallet can scan. */
export function WalletOption({ wallet, pick, creatingLink, showsNamespaces }: WalletOptionProps) {
  const { name, icon, disputed, chains } = wallet
  const texts = useCoreTexts()
  const { type } = wallet.pick
  const named = chains
    .map((chain) => (chain === 'eip155' ? texts.connect.evm : chainName(texts, chain)))
    .join(' · ')
  const tag =
    type === 'scan' ? 'qrCode' : wallet.recent ? 'recent' : wallet.installed ? 'installed' : null
  const scan = (
    <IconTile>
      <CodeIcon />
    </IconTile>
  )
  return (
    <Row
      icon={type === 'scan' ? scan : <WalletIcon name={name} image={icon} />}
      label={<Name>{name}</Name>}
      secondary={
        disputed ? (
          texts.connect.disputed
        ) : showsNamespaces && chains.length > 0 ? (
          <span className="lk-wallet-namespaces">{named}</span>
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
