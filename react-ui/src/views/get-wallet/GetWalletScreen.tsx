import type { Wallet } from '@latchkit/core'
import { List } from '../../parts/List.tsx'
import { Name } from '../../parts/Name.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** A short list of wallets to begin with. */
export function GetWalletScreen({
  wallets,
  pick,
}: {
  wallets: readonly Wallet[]
  pick(wallet: Wallet): void
}) {
  const words = useLanguage()
  return (
    <Panel footer={words.downloads.after}>
      <List label={words.connect.list}>
        {wallets.map((wallet) => (
          <Row
            key={wallet.id}
            icon={<WalletIcon name={wallet.name} image={wallet.icon} />}
            label={<Name>{wallet.name}</Name>}
            end="chevron"
            onClick={() => pick(wallet)}
          />
        ))}
      </List>
    </Panel>
  )
}
