import type { SnapshotFrom } from 'xstate'
import type { portfolioMachine } from './portfolio.machine.ts'
import type { PortfolioEvent, PortfolioView } from './portfolio.types.ts'
import { tabOf, tabsOf } from './portfolio.values.ts'

/** What is shown around an account's holdings. */
export function portfolioView(
  { context }: SnapshotFrom<typeof portfolioMachine>,
  send: (event: PortfolioEvent) => void,
): PortfolioView {
  return {
    step: 'shown',
    namespace: context.namespace,
    tab: tabOf(context),
    tabs: tabsOf(context),
    refresh: () => send({ type: 'refresh' }),
    select: (tab) => send({ type: 'select', tab }),
  }
}
