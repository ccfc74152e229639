import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { Button } from '../../components/Button.tsx'
import { Group } from '../../components/Group.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { ProfileWallet } from './ProfileWallet.tsx'
import type { ProfileView } from './profileView.ts'
import { useLeave } from './useLeave.ts'

export type ProfileScreenProps = {
  profile: ProfileView
  change: Extract<SwitchAccountView, { step: 'choosing' }>
}

/** The wallets that are connected, each with its accounts; then what else could be; the way out of all is last. */
export function ProfileScreen({
  profile: { groups, gaps, disconnectAll },
  change,
}: ProfileScreenProps) {
  const words = useLanguage()
  const leave = useLeave()
  return (
    <Panel>
      {groups.map((group) => (
        <ProfileWallet key={group.namespace} group={group} change={change} />
      ))}
      {gaps.length > 0 && (
        <Group title={words.profile.others}>
          {gaps.map(({ namespace, image }) => {
            const name = chainName(words, namespace)
            return (
              <Row
                key={namespace}
                icon={<WalletIcon shape="round" name={name} image={image} />}
                label={words.chain.connect(name)}
                end="chevron"
                onClick={() => change.connect(namespace)}
              />
            )
          })}
        </Group>
      )}
      {disconnectAll !== null && (
        <Button kind="ghost" onClick={() => leave(disconnectAll)}>
          <DisconnectIcon className="lk-flip" /> {words.account.disconnectAll}
        </Button>
      )}
    </Panel>
  )
}
