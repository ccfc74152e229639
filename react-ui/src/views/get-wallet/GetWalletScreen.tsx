import type { Wallet } from '@latchkit/core'
import { List } from '../../components/List.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useLanguage } from '../../locales/useLanguage.ts'

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
