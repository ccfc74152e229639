import type { WalletRow } from '@latchkit/core/domain'
import { Name } from '../../parts/Name.tsx'
import { Row } from '../../parts/Row.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useWords } from '../../words/useWords.ts'

/** A wallet to pick; `pick` null: nothing can be picked yet. */
export function WalletChoice({ wallet, pick }: { wallet: WalletRow; pick: ((id: string) => void) | null }) {
  const { id, name, icon, disputed } = wallet
  const words = useWords()
  const tag = wallet.recent ? 'recent' : wallet.installed ? 'installed' : null
  return (
    <Row
      icon={<WalletIcon name={name} image={icon} />}
      label={<Name>{name}</Name>}
      second={disputed ? words.connect.disputed : null}
      end={tag !== null && <Tag mark={tag === 'installed' ? 'dot' : 'none'}>{words.connect[tag]}</Tag>}
      state={pick === null ? 'disabled' : 'idle'}
      onClick={() => pick?.(id)}
    />
  )
}
