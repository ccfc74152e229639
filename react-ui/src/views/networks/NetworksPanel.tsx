import { Networks } from './Networks.tsx'
import { NetworksScreen } from './NetworksScreen.tsx'

/** The networks of the page. */
export function NetworksPanel() {
  return <Networks>{(view) => <NetworksScreen view={view} />}</Networks>
}
