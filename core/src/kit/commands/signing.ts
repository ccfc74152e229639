import type { Namespace } from '../../domain/caip/namespace.ts'
import { typedChain } from '../../domain/request/typed-chain.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Kit } from '../api/kit.ts'
import type { CommandParts, Connected } from './command-deps.ts'
import type { WhileConnected } from './require-connected.ts'

type Parts = Pick<CommandParts, 'world'> & {
  connected(namespace?: Namespace): Connected
  whileConnected: WhileConnected
}

/** Signing for a page. */
export function createSigning({
  world,
  connected,
  whileConnected,
}: Parts): Pick<Kit, 'signMessage' | 'signTypedData'> {
  return {
    async signMessage(message, namespace) {
      const account = connected(namespace)
      whileConnected.checkNetwork(account.caipNetworkId)
      const { connectorId, address } = account
      const adapter = await world.adapters.get(account.namespace)
      return whileConnected.ask(account, (signal) =>
        adapter.signMessage({ connectorId, address, message }, signal),
      )
    },
    async signTypedData(typedData, namespace) {
      const account = connected(namespace)
      whileConnected.checkNetwork(account.caipNetworkId)
      const { connectorId, address, caipNetworkId: found } = account
      const wanted = account.namespace === 'eip155' ? typedChain(typedData) : null
      if (wanted !== null && found !== null && wanted !== found)
        throw new KitError('connector/chain-mismatch', { found, wanted })
      const adapter = await world.adapters.get(account.namespace)
      return whileConnected.ask(account, (signal) =>
        adapter.signTypedData({ connectorId, address, typedData }, signal),
      )
    },
  }
}
