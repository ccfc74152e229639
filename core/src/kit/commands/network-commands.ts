import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Kit } from '../api/kit.ts'
import type { Standing } from '../runtime/stores.ts'

type Parts = { state(): KitState; standing: Standing }
export type NetworkCommands = Pick<Kit, 'removeNetwork' | 'selectAddress'> & {
  /** A network that is fit to join; one that is known already changes nothing. */
  addNetwork(network: Network): void
}

/** What a page says, and does not wait for. */
export function createNetworkCommands({ state, standing }: Parts): NetworkCommands {
  const network = standing.refs.network
  const tellAccount = (namespace: Namespace) =>
    standing.account(namespace)?.send({
      type: 'networks.set',
      networks: state().network.networks.filter(
        ({ chainNamespace }) => chainNamespace === namespace,
      ),
    })

  return {
    addNetwork(joining) {
      network.send({ type: 'networks.add', network: joining })
      tellAccount(joining.chainNamespace)
    },
    removeNetwork(namespace, id) {
      const gone = state().network.networks.find(
        (one) => one.chainNamespace === namespace && String(one.id) === String(id),
      )
      if (gone === undefined) return
      const keeps = state().accounts[namespace]?.caipNetworkId === gone.caipNetworkId
      network.send({ type: 'networks.remove', caipNetworkId: gone.caipNetworkId, keeps })
      tellAccount(namespace)
    },
    selectAddress: (namespace, address) =>
      standing.account(namespace)?.send({ type: 'select', address }),
  }
}
