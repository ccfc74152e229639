import { fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './all-wallets.actions.ts'
import { pageInput, searchInput } from './all-wallets.context.ts'
import * as guards from './all-wallets.guards.ts'
import type * as T from './all-wallets.types.ts'

const base = setup({
  types: {} as {
    context: T.AllWalletsContext
    events: T.AllWalletsEvent
    emitted: T.AllWalletsEmitted
    input: T.AllWalletsInput
  },
  guards,
  delays: { walletSearchDebounce: timeouts.walletSearchDebounce, apiTimeout: timeouts.apiTimeout },
  actors: {
    loadPage: fromPromise<T.ListedWallets, T.WalletsRequest>(notProvided),
    searchWallets: fromPromise<T.ListedWallets, T.WalletsRequest>(notProvided),
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
    page: 0,
    loadedWallets: [],
    count: 0,
    ended: false,
    results: [],
    resultCount: 0,
    problem: 'kit/unknown',
  }),
  on: {
    'connector.found': { actions: 'addConnector' },
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
      description: 'Shows the list page by page. Loaded pages are kept during a search.',
      on: { pick: { actions: 'emitPicked' } },
      initial: 'routing',
      states: {
        routing: {
          description: 'Which page is next?',
          always: [
            { guard: 'hasEnded', target: 'ended' },
            { guard: 'hasPage', target: 'idle' },
            { target: 'loading' },
          ],
        },
        loading: {
          description: 'Fetches the next page.',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: pageInput,
            onDone: {
              target: 'routing',
              actions: { type: 'addPage', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
          after: { apiTimeout: { target: 'failed', actions: 'setTimedOut' } },
          initial: 'routing',
          states: {
            routing: {
              description: 'Is a wallet listed?',
              always: [{ guard: 'isListEmpty', target: 'empty' }, { target: 'filled' }],
            },
            empty: { description: 'No wallet is listed yet.' },
            filled: { description: 'The listed wallets stay visible.' },
          },
        },
        idle: { description: 'There is another page.', on: { loadMore: 'loading' } },
        failed: {
          description: 'The request for the next page failed.',
          on: { loadMore: 'loading' },
          initial: 'routing',
          states: {
            routing: {
              description: 'Is a wallet listed?',
              always: [{ guard: 'isListEmpty', target: 'empty' }, { target: 'filled' }],
            },
            empty: { description: 'No wallet is listed.' },
            filled: { description: 'The listed wallets stay visible.' },
          },
        },
        ended: { description: 'All pages are loaded.' },
      },
    },
    searching: {
      description: 'Searches by text or certification.',
      on: { clear: { target: 'browsing', actions: 'setQuery' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits 300 ms for further input.',
          after: { walletSearchDebounce: 'requesting' },
        },
        requesting: {
          description: 'Searches the directory.',
          invoke: {
            id: 'searchWallets',
            src: 'searchWallets',
            input: searchInput,
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'empty',
                actions: { type: 'emitSearchEnded', params: { hasResults: false } },
              },
              {
                target: 'results',
                actions: [
                  { type: 'setResults', params: ({ event }) => event.output },
                  { type: 'emitSearchEnded', params: { hasResults: true } },
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
          },
          after: { apiTimeout: { target: 'failed', actions: 'setTimedOut' } },
        },
        results: {
          description: 'The search has results.',
          on: { pick: { actions: 'emitPicked' } },
        },
        empty: { description: 'The search has no result.' },
        failed: { description: 'The search failed.', on: { retry: 'waiting' } },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
