import type { KitState } from '../contracts/kit-state.ts'
import type { Namespace } from '../domain/namespace.ts'
import type { Network, NetworkOption } from '../domain/network.ts'
import type { Kit } from './kit.ts'
import type { Standing } from './standing.ts'

type Parts = { state(): KitState; standing: Standing; resolve(network: Network | NetworkOption): Network }

/** What a page says, and does not wait for. */
export function createNetworkCommands({ state, standing, resolve }: Parts): Pick<Kit, 'addNetwork' | 'removeNetwork' | 'selectAddress'> {
  const network = standing.refs.network
  const tellAccount = (namespace: Namespace) =>
    standing.account(namespace)?.send({
      type: 'networks.set',
      networks: state().network.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    })

  return {
    addNetwork(namespace, option) {
      network.send({ type: 'networks.add', network: resolve(option) })
      tellAccount(namespace)
    },
    removeNetwork(namespace, id) {
      const gone = state().network.networks.find((one) => one.chainNamespace === namespace && String(one.id) === String(id))
      if (gone === undefined) return
      const keeps = state().accounts[namespace]?.caipNetworkId === gone.caipNetworkId
      network.send({ type: 'networks.remove', caipNetworkId: gone.caipNetworkId, keeps })
      tellAccount(namespace)
    },
    selectAddress: (namespace, address) => standing.account(namespace)?.send({ type: 'select', address }),
  }
}
