import type { Wallet } from '@latchkit/core'
import { List } from '../../components/List.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** A short list of wallets for newcomers. */
export function GetWalletScreen({
  wallets,
  pick,
}: {
  wallets: readonly Wallet[]
  pick(wallet: Wallet): void
}) {
  const texts = useSharedTexts()
  return (
    <Panel footer={texts.downloads.reloadAfterInstall}>
      <List label={texts.connect.list}>
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
