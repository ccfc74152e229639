import type { KitState } from '../../protocol/kit-state.ts'
import type { Watched } from '../../stores/pending/pending.types.ts'
import type { Part } from './store-actor.ts'

type Parts = { state(): KitState; pending: Part }

/** Tells the watch on pending transactions whose they are: the active account's, on a network that is configured. */
export function createWatchPending({ state, pending }: Parts): () => void {
  let before = keyOf(null, 0)
  return () => {
    const watched = watchedIn(state())
    const own = watched === null ? 0 : ownOf(state(), watched)
    const now = keyOf(watched, own)
    if (now === before) return
    before = now
    pending.send({ type: 'watch', watched, own })
  }
}

const keyOf = (watched: Watched | null, own: number) =>
  JSON.stringify([watched?.network.caipNetworkId, watched?.address, own])

function watchedIn({
  accounts,
  network: { active, activeNamespace, supported },
}: KitState): Watched | null {
  const account = activeNamespace === null ? undefined : accounts[activeNamespace]
  const { status, address, caipNetworkId, namespace } = account ?? {}
  if (status !== 'connected' || !namespace || !address || active === null || !supported) return null
  return caipNetworkId === active.caipNetworkId ? { namespace, network: active, address } : null
}

const ownOf = ({ transfers }: KitState, { address, network }: Watched) =>
  transfers.entries.filter(
    ({ status, review, caipNetworkId }) =>
      (status === 'sent' || status === 'slow') &&
      review.from === address &&
      caipNetworkId === network.caipNetworkId,
  ).length
