import { useKitState } from '../../kit/useKitState.ts'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'
import { Profile } from './Profile.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { SwitchAddress } from './SwitchAddress.tsx'

/** The wallets of all namespaces. */
export function ProfilePanel() {
  const connectors = useKitState(({ connections }) => connections.connectors)
  return (
    <SwitchAddress>
      {(change) =>
        change.step === 'choosing' ? (
          <Profile>{(profile) => <ProfileScreen profile={profile} change={change} />}</Profile>
        ) : (
          <AccountSwitchStatus change={change} connectors={connectors} />
        )
      }
    </SwitchAddress>
  )
}
