import type { SwitchAccountView } from '@latchkit/core/flows'
import { Button } from '../../components/Button.tsx'
import { Group } from '../../components/Group.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ProfileWallet } from './ProfileWallet.tsx'
import type { ProfileView } from './profileView.ts'
import { accountTexts } from './texts/en.ts'

export type ProfileScreenProps = {
  profile: ProfileView
  accountSwitch: Extract<SwitchAccountView, { step: 'choosing' }>
}

/**
 * The connected wallets with their accounts, the namespaces that can be connected, and a button
 * that disconnects all.
 */
export function ProfileScreen({
  profile: { groups, unconnected, disconnectAll },
  accountSwitch,
}: ProfileScreenProps) {
  const texts = useTexts(accountTexts)
  const disconnectWithToast = useDisconnectWithToast()
  return (
    <Panel>
      {groups.map((group) => (
        <ProfileWallet key={group.namespace} group={group} accountSwitch={accountSwitch} />
      ))}
      {unconnected.length > 0 && (
        <Group title={texts.profile.connectAnother}>
          {unconnected.map(({ namespace, image }) => {
            const name = chainName(texts, namespace)
            return (
              <Row
                key={namespace}
                icon={<WalletIcon shape="round" name={name} image={image} />}
                label={texts.chain.connectChain(name)}
                end="chevron"
                onClick={() => accountSwitch.connect(namespace)}
                opens="Connect"
              />
            )
          })}
        </Group>
      )}
      {disconnectAll !== null && (
        <Button kind="ghost" onClick={() => disconnectWithToast(disconnectAll)}>
          <DisconnectIcon className="lk-flip" /> {texts.account.disconnectAll}
        </Button>
      )}
    </Panel>
  )
}
