import type { SwitchAccountView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Group } from '../../components/Group.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Tag } from '../../components/Tag.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AccountRow } from './AccountRow.tsx'
import type { ProfileGroup } from './profileView.ts'
import { accountTexts } from './texts/en.ts'

type ProfileWalletProps = {
  group: ProfileGroup
  accountSwitch: Extract<SwitchAccountView, { step: 'choosing' }>
}

/** One namespace: its wallet with a disconnect button, and its accounts. */
export function ProfileWallet({
  group: { namespace, active, account, wallet, disconnect },
  accountSwitch,
}: ProfileWalletProps) {
  const texts = useTexts(accountTexts)
  const disconnectWithToast = useDisconnectWithToast()
  const chain = chainName(texts, namespace)
  const choices = accountSwitch.choices.filter((choice) => choice.namespace === namespace)
  return (
    <Group
      title={chain}
      note={
        <>
          {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
          {wallet !== null && <Name>{wallet.name}</Name>}
          {active && <Tag>{texts.profile.active}</Tag>}
        </>
      }
      action={
        <IconButton
          label={texts.profile.disconnect(isolateText(wallet?.name ?? null), chain)}
          onClick={() => disconnectWithToast(disconnect)}
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
          active={choice.address === accountSwitch.active[namespace]}
          showsType={choices.some(({ type }) => type !== choice.type)}
          pick={accountSwitch.pick}
        />
      ))}
    </Group>
  )
}
