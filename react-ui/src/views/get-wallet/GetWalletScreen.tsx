import type { CustomWallet } from '@latchkit/core/domain'
import { List } from '../../parts/List.tsx'
import { Name } from '../../parts/Name.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** A short list of wallets to begin with. */
export function GetWalletScreen({ wallets, pick }: { wallets: readonly CustomWallet[]; pick(walletId: string): void }) {
  const words = useLanguage()
  return (
    <Panel footer={words.downloads.after}>
      <List label={words.connect.list}>
        {wallets.map(({ id, name, image_url }) => (
          <Row
            key={id}
            icon={<WalletIcon name={name} image={image_url ?? null} />}
            label={<Name>{name}</Name>}
            end="chevron"
            onClick={() => pick(id)}
          />
        ))}
      </List>
    </Panel>
  )
}
