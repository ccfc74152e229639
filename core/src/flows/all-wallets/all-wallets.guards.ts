import { hasQuery, isSameQuery, listedWallets, queryAfter } from './all-wallets.context.ts'
import type { AllWalletsContext, AllWalletsEvent, ListedWallets } from './all-wallets.types.ts'

type Args = { context: AllWalletsContext; event: AllWalletsEvent }

export const isUnchanged = ({ context, event }: Args) =>
  isSameQuery(context, queryAfter(context, event))
export const isSearch = ({ context, event }: Args) => hasQuery(queryAfter(context, event))
export const hasEnded = ({ context }: Pick<Args, 'context'>) => context.ended
export const hasPage = ({ context }: Pick<Args, 'context'>) => context.page > 0
/** Whether no wallet is listed. The screen then shows a placeholder. */
export const isListEmpty = ({ context }: Pick<Args, 'context'>) =>
  listedWallets(context).length === 0
/** Whether no wallet of the search result passes the page's filters. */
export const isEmpty = ({ context }: Pick<Args, 'context'>, { wallets }: ListedWallets) =>
  listedWallets({ ...context, results: wallets }).length === 0
