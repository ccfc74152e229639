import type { PortfolioContext, PortfolioEvent } from './portfolio.types.ts'
import { tabsOf } from './portfolio.values.ts'

type Args = { context: PortfolioContext; event: PortfolioEvent }

/** It is about the account that is looked at. */
export const isIts = ({ context, event }: Args) =>
  'namespace' in event && event.namespace === context.namespace
/** Another namespace is the active one, and that is what is followed. */
export const isElsewhere = ({ context, event }: Args) =>
  context.follows === 'active' &&
  'activeNamespace' in event &&
  event.activeNamespace !== context.namespace
export const hasTab = ({ context, event }: Args) =>
  event.type === 'select' && tabsOf(context).includes(event.tab)
