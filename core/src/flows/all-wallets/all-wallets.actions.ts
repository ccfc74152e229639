import { assign, enqueueActions } from 'xstate'
import { codeOf } from '../../errors/kit-error.ts'
import type {
  AllWalletsContext,
  AllWalletsEmitted,
  AllWalletsEvent,
  ListedWallets,
} from './all-wallets.types.ts'
import { listed, questionAfter, withPage } from './all-wallets.values.ts'

const set = <Params = undefined>(
  change: (
    context: AllWalletsContext,
    event: AllWalletsEvent,
    params: Params,
  ) => Partial<AllWalletsContext>,
) =>
  assign<AllWalletsContext, AllWalletsEvent, Params, AllWalletsEvent, never>(
    ({ context, event }, params) => change(context, event, params),
  )

export const keepQuestion = set((context, event) => questionAfter(context, event))
export const keepConnector = set(({ connectors }, event) =>
  event.type === 'connector.found'
    ? {
        connectors: [
          ...connectors.filter(
            ({ id, chain }) => id !== event.connector.id || chain !== event.connector.chain,
          ),
          event.connector,
        ],
      }
    : {},
)
export const keepPage = set<ListedWallets>((context, _, page) => withPage(context, page))
export const keepFound = set<ListedWallets>((_, __, { wallets, count }) => ({
  found: wallets,
  matches: count,
}))
export const keepProblem = set<{ error: unknown }>((_, __, { error }) => ({
  problem: codeOf(error),
}))
export const keepSilence = set(() => ({ problem: 'kit/timed-out' }))
/** A wallet that is in the list no more was not picked. */
export const tellPicked = enqueueActions<
  AllWalletsContext,
  AllWalletsEvent,
  undefined,
  AllWalletsEvent,
  never,
  never,
  never,
  never,
  AllWalletsEmitted
>(({ context, event, enqueue }) => {
  const wallet = listed(context).find(({ id }) => event.type === 'pick' && id === event.walletId)
  if (wallet !== undefined) enqueue.emit({ type: 'wallet.picked', wallet, remote: context.remote })
})
