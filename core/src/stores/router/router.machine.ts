import { assign, emit, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { Outcome, RouterEntry } from '../../protocol/kit-state.ts'
import * as guards from './router.guards.ts'
import { transactionsOf } from './router.transactions.ts'
import type { RouterContext, RouterEmitted, RouterEvent } from './router.types.ts'

const initialEntry: RouterEntry = { key: 'Connect-0', view: 'Connect', data: null }
const createEntry = (event: RouterEvent, count: number) =>
  ('view' in event
    ? { key: `${event.view}-${count}`, view: event.view, data: event.data ?? null }
    : initialEntry) as RouterEntry
const networksIndex = (context: RouterContext) =>
  context.entries.findIndex(({ view }) => view === 'Networks')

const base = setup({
  types: {} as { context: RouterContext; events: RouterEvent; emitted: RouterEmitted },
  guards,
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
