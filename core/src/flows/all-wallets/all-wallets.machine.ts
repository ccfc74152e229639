import { fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './all-wallets.actions.ts'
import * as guards from './all-wallets.guards.ts'
import type * as T from './all-wallets.types.ts'
import { pageInput, searchInput } from './all-wallets.values.ts'

const base = setup({
  types: {} as {
    context: T.AllWalletsContext
    events: T.AllWalletsEvent
    emitted: T.AllWalletsEmitted
    input: T.AllWalletsInput
  },
  guards,
  delays: { walletSearch: timeouts.walletSearchDebounce, apiAnswer: timeouts.apiTimeout },
  actors: {
    readPage: fromPromise<T.ListedWallets, T.AskWallets>(notProvided),
    searchWallets: fromPromise<T.ListedWallets, T.AskWallets>(notProvided),
  },
  actions,
})

/** Every wallet there is, page by page or by a question. The newest question wins: an older answer changes nothing (fault case G5). */
export const allWalletsMachine = base.createMachine({
  id: 'allWallets',
  description: 'Every wallet there is.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    text: '',
    certified: false,
    page: 0,
    paged: [],
    count: 0,
    ended: false,
    found: [],
    matches: 0,
    problem: 'kit/unknown',
  }),
  on: {
    'connector.found': { actions: 'keepConnector' },
    search: [
      { guard: 'isUnchanged', actions: 'keepQuestion' },
      { guard: 'isAsking', target: '.searching', actions: 'keepQuestion' },
      { target: '.browsing', actions: 'keepQuestion' },
    ],
    certify: [
      { guard: 'isUnchanged', actions: 'keepQuestion' },
      { guard: 'isAsking', target: '.searching', actions: 'keepQuestion' },
      { target: '.browsing', actions: 'keepQuestion' },
    ],
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list, page by page; it stays as it is while something is searched.',
      on: { pick: { actions: 'tellPicked' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'How far did we get?',
          always: [
            { guard: 'hasEnded', target: 'ended' },
            { guard: 'hasPage', target: 'resting' },
            { target: 'loading' },
          ],
        },
        loading: {
          description: 'The next page is on its way.',
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: pageInput,
            onDone: [
              {
                guard: { type: 'isLast', params: ({ event }) => event.output },
                target: 'ended',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'stuck',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
          },
          after: { apiAnswer: { target: 'stuck', actions: 'keepSilence' } },
        },
        resting: { description: 'There is another page.', on: { more: 'loading' } },
        stuck: { description: 'The next page did not come.', on: { more: 'loading' } },
        ended: { description: 'That was all.' },
      },
    },
    searching: {
      description: 'What was typed or ticked is looked for.',
      on: { clear: { target: 'browsing', actions: 'keepQuestion' } },
      initial: 'waiting',
      states: {
        waiting: { description: 'Further letters may follow.', after: { walletSearch: 'asking' } },
        asking: {
          description: 'The directory is asked.',
          invoke: {
            id: 'searchWallets',
            src: 'searchWallets',
            input: searchInput,
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'none' },
              {
                target: 'found',
                actions: { type: 'keepFound', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
          },
          after: { apiAnswer: { target: 'failed', actions: 'keepSilence' } },
        },
        found: { description: 'These are they.', on: { pick: { actions: 'tellPicked' } } },
        none: { description: 'No wallet is like that.' },
        failed: { description: 'The directory could not be asked.', on: { retry: 'waiting' } },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
