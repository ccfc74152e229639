import { useKitState } from '../../kit/useKitState.ts'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'
import { Profile } from './Profile.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { SwitchAddress } from './SwitchAddress.tsx'

/** Lists the wallets of all namespaces and switches between their accounts. */
export function ProfilePanel() {
  const connectors = useKitState(({ connections }) => connections.connectors)
  return (
    <SwitchAddress>
      {(view) => {
        if (view.step === 'loading') return null
        if (view.step !== 'choosing') {
          return <AccountSwitchStatus view={view} connectors={connectors} />
        }
        return (
          <Profile>{(profile) => <ProfileScreen profile={profile} accountSwitch={view} />}</Profile>
        )
      }}
    </SwitchAddress>
  )
}
