import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Messages, WatchedAccount } from '../../protocol/messages.ts'

type AccountWatcherOptions = {
  state(): KitState
  send(message: Messages['pending']): void
}

/**
 * Creates a listener for changes of the kit state. It sends the account to watch to the pending
 * store: the active account, null unless it is connected to the active, configured network. `own`:
 * number of the account's transfers that no block includes yet.
 */
export function createAccountWatcher({ state, send }: AccountWatcherOptions): () => void {
  let previous = keyOf(null, 0)
  return () => {
    const watched = watchedAccount(state())
    const own = watched === null ? 0 : countOwnTransfers(state(), watched)
    const key = keyOf(watched, own)
    if (key === previous) return
    previous = key
    send({ type: 'watch', watched, own })
  }
}

const keyOf = (watched: WatchedAccount | null, own: number) =>
  JSON.stringify([watched?.network.caipNetworkId, watched?.address, own])

function watchedAccount({
  accounts,
  network: { active, activeNamespace, supported },
}: KitState): WatchedAccount | null {
  const account = activeNamespace === null ? undefined : accounts[activeNamespace]
  const { status, address, caipNetworkId, namespace } = account ?? {}
  if (status !== 'connected' || !namespace || !address || active === null || !supported) return null
  return caipNetworkId === active.caipNetworkId ? { namespace, network: active, address } : null
}

/** Statuses of transfers that no block contains. */
const pendingStatuses: readonly TransferEntry['status'][] = [
  'sent',
  'slow',
  'underpriced',
  'reorganized',
]

const countOwnTransfers = ({ transfers }: KitState, { address, network }: WatchedAccount) =>
  transfers.entries.filter(
    ({ status, review, caipNetworkId }) =>
      pendingStatuses.includes(status) &&
      review.from === address &&
      caipNetworkId === network.caipNetworkId,
  ).length
