import type { Flow } from '../../protocol/flow.ts'
import type { UpgradeEmitted, UpgradeInput, UpgradeView } from './upgrade.types.ts'

/** Leads to the page on which visitors manage the embedded wallet. */
export const upgradeFlow: Flow<UpgradeInput, UpgradeView, UpgradeEmitted, never, null> = {
  id: 'upgrade',
  load: async () => (await import('./upgrade.flow.ts')).upgrade,
}
export type { UpgradeEmitted, UpgradeInput, UpgradeView }
