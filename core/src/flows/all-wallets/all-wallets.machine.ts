import { fromCallback, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import * as actions from './all-wallets.actions.ts'
import { hasQuery, isSameQuery, pagesKey, queryAfter, searchKey } from './all-wallets.context.ts'
import type * as T from './all-wallets.types.ts'
import type { AllWalletsContext, AllWalletsEvent } from './all-wallets.types.ts'

type Args = { context: AllWalletsContext; event: AllWalletsEvent }

const isUnchanged = ({ context, event }: Args) => isSameQuery(context, queryAfter(context, event))
const isSearch = ({ context, event }: Args) => hasQuery(queryAfter(context, event))
/** Whether the search has ended with a result. */
const isAnswered = ({ event }: Pick<Args, 'event'>) =>
  event.type === 'found.changed' && event.resource.status === 'fresh'

const base = setup({
  types: {} as {
    context: T.AllWalletsContext
    events: T.AllWalletsEvent
    emitted: T.AllWalletsEmitted
    input: T.AllWalletsInput
  },
  guards: { isUnchanged, isSearch, isAnswered },
  delays: { walletSearchDebounce: timeouts.walletSearchDebounce },
  actors: {
    readPages: fromCallback<ResourceCommand, T.WalletsRequest | null>(notProvidedListener),
    searchWallets: fromCallback<ResourceCommand, T.WalletsRequest | null>(notProvidedListener),
  },
  actions,
})

/**
 * Lists all wallets by page or by search. A late result of a previous search is ignored (fault G5).
 */
export const allWalletsMachine = base.createMachine({
  id: 'allWallets',
  description: 'Lists and searches all wallets.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    arranged: input.connectors,
    text: '',
    certified: false,
    pages: unread,
    found: unread,
  }),
  invoke: { id: 'readPages', src: 'readPages', input: pagesKey },
  on: {
    'connector.found': { actions: 'addConnector' },
    'pages.changed': { actions: 'setPages' },
    pick: { actions: 'emitPicked' },
    search: [
      { guard: 'isUnchanged', actions: 'setQuery' },
      { guard: 'isSearch', target: '.searching', actions: 'setQuery' },
      { target: '.browsing', actions: 'setQuery' },
    ],
    'certified.set': [
      { guard: 'isUnchanged' },
      { guard: 'isSearch', target: '.searching', actions: 'setQuery' },
      { target: '.browsing', actions: 'setQuery' },
    ],
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'Shows the list page by page. Pages are read and kept during a search too.',
      on: {
        loadMore: { actions: 'sendLoadMore' },
        refresh: { actions: 'sendRefresh' },
      },
    },
    searching: {
      description: 'Searches by text or certification.',
      on: { clear: { target: 'browsing', actions: 'setQuery' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits 300 ms for further input.',
          entry: 'clearFound',
          after: { walletSearchDebounce: 'requesting' },
        },
        requesting: {
          description: 'Searches the directory, and shows what it returns.',
          invoke: { id: 'searchWallets', src: 'searchWallets', input: searchKey },
          on: {
            'found.changed': [
              { guard: 'isAnswered', actions: ['setFound', 'emitSearchEnded'] },
              { actions: 'setFound' },
            ],
            refresh: 'waiting',
          },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
