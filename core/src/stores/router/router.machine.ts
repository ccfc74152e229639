import { assign, emit, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { Outcome, RouterEntry } from '../../protocol/kit-state.ts'
import type { RouterContext, RouterEmitted, RouterEvent, Transaction } from './router.types.ts'

/**
 * The transactions that a request ends, newest first: all that were pushed before the request
 * arrived. Null: the newest one.
 */
const transactionsOf = (
  transactions: readonly Transaction[],
  request: string | null,
): readonly Transaction[] =>
  request === null
    ? transactions.slice(-1)
    : transactions.filter(({ earlier }) => !earlier.includes(request)).reverse()

type Args = { context: RouterContext; event: RouterEvent }
const names = (entries: RouterContext['entries']) => entries.map((entry) => entry.view)

/** Whether the requested view is already on top. */
const isOnTop = ({ context, event }: Args) =>
  'view' in event && context.entries.at(-1)?.view === event.view
const isOneAboveRoot = ({ context }: Args) => context.entries.length === 2
const isRootIndex = ({ event }: Args) => event.type === 'back.to' && event.index === 0
const isBelowTop = ({ context, event }: Args) =>
  event.type === 'back.to' && event.index > 0 && event.index < context.entries.length - 1
const isFromTop = ({ context, event }: Args) =>
  event.type === 'back.from' && context.entries.at(-1)?.view === event.from
const isFromOneAboveRoot = (args: Args) => isFromTop(args) && isOneAboveRoot(args)
/** Whether a transaction ends with the request. */
const isOfTransaction = ({ context, event }: Args) =>
  event.type === 'transaction.pop' && transactionsOf(context.transactions, event.request).length > 0
const hasTransaction = ({ context }: Args) => context.transactions.length > 0
const isNetworksNested = ({ context }: Args) => names(context.entries).indexOf('Networks') > 1
const isNetworksAboveRoot = ({ context }: Args) => names(context.entries).indexOf('Networks') === 1
/** Whether the top view is about the network. */
const isNetworkView = ({ context }: Args) =>
  ['Networks', 'SwitchNetwork', 'UnsupportedChain'].includes(context.entries.at(-1)?.view ?? '')

const initialEntry: RouterEntry = { key: 'Connect-0', view: 'Connect', data: null }
const createEntry = (event: RouterEvent, count: number) =>
  ('view' in event
    ? { key: `${event.view}-${count}`, view: event.view, data: event.data ?? null }
    : initialEntry) as RouterEntry
const networksIndex = (context: RouterContext) =>
  context.entries.findIndex(({ view }) => view === 'Networks')

const base = setup({
  types: {} as { context: RouterContext; events: RouterEvent; emitted: RouterEmitted },
  guards: {
    isOnTop,
    isOneAboveRoot,
    isRootIndex,
    isBelowTop,
    isFromTop,
    isFromOneAboveRoot,
    isOfTransaction,
    hasTransaction,
    isNetworksNested,
    isNetworksAboveRoot,
    isNetworkView,
  },
  actions: {
    pushEntry: assign(({ context, event }) => ({
      entries: [...context.entries, createEntry(event, context.openedCount + 1)],
      openedCount: context.openedCount + 1,
      direction: 'forward' as const,
    })),
    replaceTop: assign(({ context, event }) => ({
      entries: [...context.entries.slice(0, -1), createEntry(event, context.openedCount + 1)],
      openedCount: context.openedCount + 1,
      direction: 'forward' as const,
    })),
    resetEntries: assign(({ context, event }) => ({
      entries: [createEntry(event, context.openedCount + 1)],
      openedCount: context.openedCount + 1,
      direction: 'forward' as const,
    })),
    popEntry: assign(({ context }) => ({
      entries: context.entries.slice(0, -1),
      direction: 'back' as const,
    })),
    popTo: assign(({ context, event }) => ({
      entries:
        event.type === 'back.to' ? context.entries.slice(0, event.index + 1) : context.entries,
      direction: 'back' as const,
    })),
    popNetworks: assign(({ context }) => ({
      entries: context.entries.slice(0, networksIndex(context)),
      direction: 'back' as const,
    })),
    emitShown: emit(({ context }) => ({
      type: 'view.shown' as const,
      view: (context.entries.at(-1) ?? initialEntry).view,
    })),
    emitEmptied: emit({ type: 'stack.emptied' as const }),
    pushTransaction: assign(({ context, event }) => ({
      transactions:
        event.type === 'transaction.push'
          ? [...context.transactions, { outcomes: event.outcomes, earlier: event.earlier }]
          : context.transactions,
    })),
    popTransaction: assign(({ context }, { request }: { request: string | null }) => ({
      transactions: context.transactions.filter(
        (each) => !transactionsOf(context.transactions, request).includes(each),
      ),
    })),
    clearTransactions: assign({ transactions: [] }),
    emitCancelled: emit(({ context }) => ({
      type: 'transactions.cancelled' as const,
      messages: [...context.transactions].reverse().flatMap(({ outcomes }) => outcomes.cancel),
    })),
    emitSettled: emit(
      (
        { context: { transactions } },
        { outcome, request }: { outcome: Outcome; request: string | null },
      ) => ({
        type: 'transaction.settled' as const,
        outcome,
        request,
        messages: transactionsOf(transactions, request).flatMap(
          ({ outcomes }) => outcomes[outcome],
        ),
      }),
    ),
  },
})

/**
 * The view stack. It is never empty, and each entry has its own data. `back` on the root view
 * closes the modal.
 */
export const routerMachine = base.createMachine({
  id: 'router',
  description: 'The view that the modal shows, and the views below it.',
  options: { maxIterations: 100 },
  context: { entries: [initialEntry], openedCount: 0, direction: 'forward', transactions: [] },
  initial: 'root',
  on: {
    'transaction.push': { actions: 'pushTransaction' },
    'transaction.pop': {
      guard: 'isOfTransaction',
      actions: [
        { type: 'emitSettled', params: ({ event }) => event },
        { type: 'popTransaction', params: ({ event }) => event },
      ],
    },
    'transactions.cancel': {
      guard: 'hasTransaction',
      actions: ['emitCancelled', 'clearTransactions'],
    },
  },
  states: {
    root: {
      description: 'One view: `back` closes the modal.',
      on: {
        push: [{ guard: 'isOnTop' }, { target: 'nested', actions: ['pushEntry', 'emitShown'] }],
        replace: [{ guard: 'isOnTop' }, { actions: ['replaceTop', 'emitShown'] }],
        reset: [
          { guard: 'isOnTop', actions: 'resetEntries' },
          { actions: ['resetEntries', 'emitShown'] },
        ],
        back: { actions: 'emitEmptied' },
        'back.from': { guard: 'isFromTop', actions: 'emitEmptied' },
        'network.close': { guard: 'isNetworkView', actions: 'emitEmptied' },
      },
    },
    nested: {
      description: 'Several views: `back` shows the view below.',
      on: {
        push: [{ guard: 'isOnTop' }, { actions: ['pushEntry', 'emitShown'] }],
        replace: [{ guard: 'isOnTop' }, { actions: ['replaceTop', 'emitShown'] }],
        reset: [
          { guard: 'isOnTop', target: 'root', actions: 'resetEntries' },
          { target: 'root', actions: ['resetEntries', 'emitShown'] },
        ],
        back: [
          { guard: 'isOneAboveRoot', target: 'root', actions: 'popEntry' },
          { actions: 'popEntry' },
        ],
        'back.from': [
          { guard: 'isFromOneAboveRoot', target: 'root', actions: 'popEntry' },
          { guard: 'isFromTop', actions: 'popEntry' },
        ],
        'back.to': [
          { guard: 'isRootIndex', target: 'root', actions: 'popTo' },
          { guard: 'isBelowTop', actions: 'popTo' },
        ],
        'network.close': [
          { guard: 'isNetworksAboveRoot', target: 'root', actions: 'popNetworks' },
          { guard: 'isNetworksNested', actions: 'popNetworks' },
          { guard: 'isNetworkView', actions: 'emitEmptied' },
        ],
      },
    },
  },
} satisfies ConfigOf<typeof base>)
