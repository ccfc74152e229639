import { enqueueActions } from 'xstate'
import { searchLength } from '../../domain/telemetry/search-length.ts'
import { actionsOf } from '../../machine/actions.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import { listedWallets, queryAfter, searchKey } from './all-wallets.context.ts'
import type { AllWalletsContext, AllWalletsEmitted, AllWalletsEvent } from './all-wallets.types.ts'

const { set, emitEvent, send } = actionsOf<AllWalletsContext, AllWalletsEvent, AllWalletsEmitted>()

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
export const setPages = set((_, event) =>
  event.type === 'pages.changed' ? { pages: event.resource } : {},
)
export const setFound = set((_, event) =>
  event.type === 'found.changed' ? { found: event.resource } : {},
)
export const clearFound = set(() => ({ found: unread }))
export const sendLoadMore = send('readPages', (): ResourceCommand => ({ type: 'loadMore' }))
/** Starts again with the first page. */
export const sendRefresh = send(
  'readPages',
  (): ResourceCommand => ({ type: 'refresh', forced: true }),
)
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
export const emitSearchEnded = emitEvent((context) => {
  const { search, certified } = searchKey({ context })
  const hasResults = listedWallets(context).length > 0
  return { type: 'search.ended', search: searchLength(search ?? ''), certified, hasResults }
})
