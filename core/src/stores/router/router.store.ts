import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { RouterEntry, RouterState } from '../../protocol/kit-state.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { routerMachine } from './router.machine.ts'
import type { RouterEmitted } from './router.types.ts'

/**
 * When another view of the modal is shown: applies the configuration of the project that has arrived
 * meanwhile, and tracks the view. Sends the messages of the outcome of a
 * transaction. If a page ends it with `error` or `cancel`, the modal also goes back.
 */
export const routerReactions: Reactions<RouterEmitted> = {
  'view.shown': ({ view }, query) =>
    query.isOpen() ? [{ to: 'config', type: 'apply' }, ...trackView(view, query)] : [],
  'stack.emptied': () => [{ to: 'modal', type: 'close' }],
  'transaction.settled': ({ outcome, request, messages }) =>
    // The end of a request leaves its view itself.
    outcome === 'success' || request !== null
      ? messages
      : [...messages, { to: 'router', type: 'back' }],
  'transactions.cancelled': ({ messages }) => messages,
}

/** The telemetry event of a view, for views that have one. */
function trackView(view: ReturnType<Queries['currentView']>, query: Queries): readonly Message[] {
  switch (view) {
    case 'AllWallets':
      return [track('CLICK_ALL_WALLETS', null)]
    case 'GetWallet':
      return [track('CLICK_GET_WALLET', null)]
    case 'Networks':
      return [track('CLICK_NETWORKS', null)]
    case 'Transactions': {
      const { isSmartAccount } = query.trackedAccount()
      return [track('CLICK_TRANSACTIONS', { isSmartAccount })]
    }
    case 'WalletSend':
      return [track('OPEN_SEND', query.trackedAccount())]
    case 'WhatIsANetwork':
      return [track('CLICK_NETWORK_HELP', null)]
    case 'WhatIsAWallet':
      return [track('CLICK_WALLET_HELP', null)]
    default:
      return []
  }
}

/** The public state of the router. */
export function selectRouter({ context }: SnapshotFrom<typeof routerMachine>): RouterState {
  const { entries, direction, transactions } = context
  return {
    entry: entries.at(-1) as RouterEntry,
    entries,
    direction,
    transactions: transactions.length,
  }
}

export const routerStore = defineStore({
  name: 'router',
  machine: routerMachine,
  actors: () => ({}),
  reactions: routerReactions,
  select: selectRouter,
})
