import { CompatibleNetworks } from './CompatibleNetworks.tsx'
import { CompatibleScreen } from './CompatibleScreen.tsx'

/** The networks on which the active account can receive. */
export function WalletCompatibleNetworksPanel() {
  return (
    <CompatibleNetworks>
      {(compatible) => <CompatibleScreen compatible={compatible} />}
    </CompatibleNetworks>
  )
}
