import type { Batches } from '../../adapters/batches.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Kit } from '../api/kit.ts'
import type { CommandParts, Connected } from './command-deps.ts'
import type { WhileConnected } from './require-connected.ts'

type Parts = Pick<CommandParts, 'world' | 'state'> & {
  connected(namespace?: Namespace): Connected
  whileConnected: WhileConnected
}
export type BatchCommands = Pick<
  Kit,
  'getCapabilities' | 'sendCalls' | 'getCallsStatus' | 'waitForCalls'
>

/** Several calls with one prompt, for a page whose wallet can do that (EIP-5792). */
export function createBatching({ world, state, connected, whileConnected }: Parts): BatchCommands {
  const batched = async <T>(
    account: Connected,
    work: (batches: Batches, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const { batches } = await world.adapters.get(account.namespace)
    if (batches === null) throw new KitError('rpc/unsupported-method')
    const loaded = await batches()
    return whileConnected.ask(account, (signal) => work(loaded, signal))
  }
  return {
    async getCapabilities(namespace) {
      const account = connected(namespace)
      const { connectorId, address } = account
      return batched(account, (batches, signal) =>
        batches.capabilities({ connectorId, address }, signal),
      )
    },
    async sendCalls({ calls, atomic = false, id = null }, namespace) {
      const account = connected(namespace)
      const { connectorId, address: from, caipNetworkId } = account
      const network = state().network.networks.find((one) => one.caipNetworkId === caipNetworkId)
      if (network === undefined)
        throw new KitError('connector/chain-not-configured', { network: caipNetworkId ?? '' })
      return batched(account, (batches, signal) =>
        batches.send({ connectorId, network, from, calls, atomic, id }, signal),
      )
    },
    async getCallsStatus(id, namespace) {
      const account = connected(namespace)
      return batched(account, (batches, signal) =>
        batches.status({ connectorId: account.connectorId, id }, signal),
      )
    },
    async waitForCalls(id, namespace) {
      const account = connected(namespace)
      return batched(account, (batches, signal) =>
        batches.wait({ connectorId: account.connectorId, id }, signal),
      )
    },
  }
}
