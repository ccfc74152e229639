import { inSentence } from '@latchkit/core/domain'
import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { Group } from '../../parts/Group.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { DisconnectIcon } from '../../parts/icons.ts'
import { Name } from '../../parts/Name.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { chainName } from '../../words/chain-name.ts'
import { useLanguage } from '../../words/useLanguage.ts'
import { AccountRow } from './AccountRow.tsx'
import type { ProfileGroup } from './profileView.ts'
import { useLeave } from './useLeave.ts'

type ProfileWalletProps = {
  group: ProfileGroup
  change: Extract<SwitchAccountView, { step: 'choosing' }>
}

/** One namespace: its wallet, the way out of it, and its accounts. */
export function ProfileWallet({
  group: { namespace, active, account, wallet, disconnect },
  change,
}: ProfileWalletProps) {
  const words = useLanguage()
  const leave = useLeave()
  const chain = chainName(words, namespace)
  const choices = change.choices.filter((choice) => choice.namespace === namespace)
  return (
    <Group
      title={chain}
      note={
        <>
          {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
          {wallet !== null && <Name>{wallet.name}</Name>}
          {active && <Tag>{words.profile.active}</Tag>}
        </>
      }
      act={
        <IconButton
          label={words.profile.disconnect(inSentence(wallet?.name ?? null), chain)}
          onClick={() => leave(disconnect)}
        >
          <DisconnectIcon className="lk-flip" />
        </IconButton>
      }
    >
      {choices.map((choice) => (
        <AccountRow
          key={choice.connectorId + choice.address}
          choice={choice}
          label={account.addressLabels[choice.address] ?? null}
          used={choice.address === change.active[namespace]}
          typed={choices.some(({ type }) => type !== choice.type)}
          pick={change.pick}
        />
      ))}
    </Group>
  )
}
