import type { AllWalletsContext, AllWalletsEvent, ListedWallets } from './all-wallets.types.ts'
import {
  isQuestion,
  isSameQuestion,
  listed,
  questionAfter,
  withPage,
} from './all-wallets.values.ts'

type Args = { context: AllWalletsContext; event: AllWalletsEvent }

export const isUnchanged = ({ context, event }: Args) =>
  isSameQuestion(context, questionAfter(context, event))
export const isAsking = ({ context, event }: Args) => isQuestion(questionAfter(context, event))
export const hasEnded = ({ context }: Pick<Args, 'context'>) => context.ended
export const hasPage = ({ context }: Pick<Args, 'context'>) => context.page > 0
export const isLast = ({ context }: Pick<Args, 'context'>, page: ListedWallets) =>
  withPage(context, page).ended
/** Nothing of what came can be shown here. */
export const isEmpty = ({ context }: Pick<Args, 'context'>, { wallets }: ListedWallets) =>
  listed({ ...context, found: wallets }).length === 0
