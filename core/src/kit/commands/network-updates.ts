import type { Namespace } from '../../domain/caip/namespace.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Stores } from '../runtime/stores.ts'
import type { Engine } from './engine.types.ts'

/** Adds and removes networks in the stores. */
export function createNetworkUpdates({
  state,
  stores,
}: {
  state(): KitState
  stores: Stores
}): Pick<Engine, 'addNetwork' | 'removeNetwork'> {
  const { network } = stores.refs
  const updateAccount = (namespace: Namespace) => {
    const networks = state().network.networks.filter(
      ({ chainNamespace }) => chainNamespace === namespace,
    )
    stores.account(namespace)?.send({ type: 'networks.set', networks })
  }
  return {
    addNetwork(added) {
      network.send({ type: 'networks.add', network: added })
      updateAccount(added.chainNamespace)
    },
    removeNetwork(namespace, id) {
      const removed = state().network.networks.find(
        (each) => each.chainNamespace === namespace && String(each.id) === String(id),
      )
      if (removed === undefined) return
      const keeps = state().accounts[namespace]?.caipNetworkId === removed.caipNetworkId
      network.send({ type: 'networks.remove', caipNetworkId: removed.caipNetworkId, keeps })
      updateAccount(namespace)
    },
  }
}
