import { assign, emit, enqueueActions } from 'xstate'
import { searchLength } from '../../domain/telemetry/search-length.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { listedWallets, queryAfter, searchInput, withPage } from './all-wallets.context.ts'
import type {
  AllWalletsContext,
  AllWalletsEmitted,
  AllWalletsEvent,
  ListedWallets,
} from './all-wallets.types.ts'

/** Creates an action that merges the fields that `change` returns into the context. */
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

export const setQuery = set((context, event) => queryAfter(context, event))
export const addConnector = set(({ connectors }, event) =>
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
export const addPage = set<ListedWallets>((context, _, page) => withPage(context, page))
export const setResults = set<ListedWallets>((_, __, { wallets, count }) => ({
  results: wallets,
  resultCount: count,
}))
export const setProblem = set<{ error: unknown }>((_, __, { error }) => ({
  problem: codeOf(error),
}))
export const setTimedOut = set(() => ({ problem: 'kit/timed-out' }))
/** Emits nothing if the picked wallet is no longer in the list. */
export const emitPicked = enqueueActions<
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
  const wallet = listedWallets(context).find(
    ({ id }) => event.type === 'pick' && id === event.walletId,
  )
  if (wallet !== undefined) enqueue.emit({ type: 'wallet.picked', wallet, remote: context.remote })
})
export const emitSearchEnded = emit<
  AllWalletsContext,
  AllWalletsEvent,
  { hasResults: boolean },
  AllWalletsEvent,
  AllWalletsEmitted
>(({ context }, { hasResults }) => {
  const { search, certified } = searchInput({ context })
  return { type: 'search.ended', search: searchLength(search ?? ''), certified, hasResults }
})
