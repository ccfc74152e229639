import { fromCallback } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { OpenDashboard, UpgradeEvent } from './upgrade.types.ts'

export const upgradeActors = ({ platform }: Pick<Deps, 'platform'>) => ({
  /** Opens the dashboard at once, while the visitor's click still allows the page to open windows. */
  openDashboard: fromCallback<OpenDashboard>(({ receive, sendBack }) =>
    receive(({ url }) => {
      const isOpen = platform.windows.open(url, '_blank')
      sendBack({ type: isOpen ? 'window.opened' : 'window.blocked' } satisfies UpgradeEvent)
    }),
  ),
})
