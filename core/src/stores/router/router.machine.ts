import { assign, emit, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { RouterEntry } from '../../protocol/kit-state.ts'
import * as guards from './router.guards.ts'
import type { RouterContext, RouterEmitted, RouterEvent } from './router.types.ts'

const first: RouterEntry = { key: 'Connect-0', view: 'Connect', data: null }
const entry = (event: RouterEvent, opened: number) =>
  ('view' in event
    ? { key: `${event.view}-${opened}`, view: event.view, data: event.data ?? null }
    : first) as RouterEntry
const networksAt = (context: RouterContext) =>
  context.entries.findIndex(({ view }) => view === 'Networks')

const base = setup({
  types: {} as { context: RouterContext; events: RouterEvent; emitted: RouterEmitted },
  guards,
  actions: {
    push: assign(({ context, event }) => ({
      entries: [...context.entries, entry(event, context.opened + 1)],
      opened: context.opened + 1,
      direction: 'forward' as const,
    })),
    replace: assign(({ context, event }) => ({
      entries: [...context.entries.slice(0, -1), entry(event, context.opened + 1)],
      opened: context.opened + 1,
      direction: 'forward' as const,
    })),
    reset: assign(({ context, event }) => ({
      entries: [entry(event, context.opened + 1)],
      opened: context.opened + 1,
      direction: 'forward' as const,
    })),
    back: assign(({ context }) => ({
      entries: context.entries.slice(0, -1),
      direction: 'back' as const,
    })),
    backTo: assign(({ context, event }) => ({
      entries:
        event.type === 'back.to' ? context.entries.slice(0, event.index + 1) : context.entries,
      direction: 'back' as const,
    })),
    leaveNetworks: assign(({ context }) => ({
      entries: context.entries.slice(0, networksAt(context)),
      direction: 'back' as const,
    })),
    empty: emit({ type: 'stack.emptied' as const }),
    stackTransaction: assign(({ context, event }) => ({
      transactions:
        event.type === 'transaction.push'
          ? [...context.transactions, event.outcomes]
          : context.transactions,
    })),
    dropTransaction: assign(({ context }) => ({ transactions: context.transactions.slice(0, -1) })),
    dropTransactions: assign({ transactions: [] }),
    tellLeft: emit(({ context }) => ({
      type: 'transactions.cancelled' as const,
      messages: context.transactions.toReversed().flatMap(({ cancel }) => cancel),
    })),
    tellOutcome: emit(({ context, event }) => {
      const outcome = event.type === 'transaction.pop' ? event.outcome : 'cancel'
      return {
        type: 'transaction.settled' as const,
        outcome,
        messages: context.transactions.at(-1)?.[outcome] ?? [],
      }
    }),
  },
})

/** The stack of pages: never empty, each entry with its own data. Going back on the last one asks the modal to close. */
export const routerMachine = base.createMachine({
  id: 'router',
  description: 'Which page of the modal is shown, and what lies beneath it.',
  options: { maxIterations: 100 },
  context: { entries: [first], opened: 0, direction: 'forward', transactions: [] },
  initial: 'bottom',
  on: {
    'transaction.push': { actions: 'stackTransaction' },
    'transaction.pop': { guard: 'hasTransaction', actions: ['tellOutcome', 'dropTransaction'] },
    'transactions.cancel': { guard: 'hasTransaction', actions: ['tellLeft', 'dropTransactions'] },
  },
  states: {
    bottom: {
      description: 'One page: going back closes the modal.',
      on: {
        push: [{ guard: 'isShown' }, { target: 'stacked', actions: 'push' }],
        replace: [{ guard: 'isShown' }, { actions: 'replace' }],
        reset: { actions: 'reset' },
        back: { actions: 'empty' },
        'network.close': { guard: 'isAboutNetwork', actions: 'empty' },
      },
    },
    stacked: {
      description: 'Several pages: going back shows the one beneath.',
      on: {
        push: [{ guard: 'isShown' }, { actions: 'push' }],
        replace: [{ guard: 'isShown' }, { actions: 'replace' }],
        reset: { target: 'bottom', actions: 'reset' },
        back: [{ guard: 'isOneBelow', target: 'bottom', actions: 'back' }, { actions: 'back' }],
        'back.to': [
          { guard: 'isBottom', target: 'bottom', actions: 'backTo' },
          { guard: 'isBelowTop', actions: 'backTo' },
        ],
        'network.close': [
          { guard: 'isNetworksSecond', target: 'bottom', actions: 'leaveNetworks' },
          { guard: 'isOnNetworks', actions: 'leaveNetworks' },
          { guard: 'isAboutNetwork', actions: 'empty' },
        ],
      },
    },
  },
} satisfies ConfigOf<typeof base>)
