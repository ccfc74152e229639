import { Networks } from './Networks.tsx'
import { NetworksScreen } from './NetworksScreen.tsx'

/** The configured networks. */
export function NetworksPanel() {
  return <Networks>{(view) => <NetworksScreen view={view} />}</Networks>
}
