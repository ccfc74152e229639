import { tabsOf } from './portfolio.context.ts'
import type { PortfolioContext, PortfolioEvent } from './portfolio.types.ts'

type Args = { context: PortfolioContext; event: PortfolioEvent }

/** Whether the event concerns the namespace of this account. */
export const isOwnNamespace = ({ context, event }: Args) =>
  'namespace' in event && event.namespace === context.namespace
/** Whether another namespace became active and the flow follows the active one. */
export const isOtherNamespace = ({ context, event }: Args) =>
  context.follows === 'active' &&
  'activeNamespace' in event &&
  event.activeNamespace !== context.namespace
/** Whether the account has the selected tab. */
export const hasTab = ({ context, event }: Args) =>
  event.type === 'select' && tabsOf(context).includes(event.tab)
