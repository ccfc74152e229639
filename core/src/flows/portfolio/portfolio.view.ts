import type { SnapshotFrom } from 'xstate'
import { tabOf, tabsOf } from './portfolio.context.ts'
import type { portfolioMachine } from './portfolio.machine.ts'
import type { PortfolioCommand, PortfolioView } from './portfolio.types.ts'

/** Maps a snapshot to the tabs of the account, with the commands. */
export function portfolioView(
  { context }: SnapshotFrom<typeof portfolioMachine>,
  send: (command: PortfolioCommand) => void,
): PortfolioView {
  return {
    step: 'ready',
    namespace: context.namespace,
    tab: tabOf(context),
    tabs: tabsOf(context),
    refresh: () => send({ type: 'refresh' }),
    select: (tab) => send({ type: 'select', tab }),
  }
}
