import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Context } from './context.types.ts'

/**
 * Requests the switch, then reads the wallet's network: wallets may respond without switching
 * (fault K1). Listeners receive the addresses on that network before the promise resolves.
 */
export const switchNetwork =
  ({ resolver, connections }: Context): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const { client } = resolver.get(connectorId)
    await client.switchNetwork(network.caipNetworkId, signal)
    const shared = await client.readShared(signal)
    if (shared === null) throw new KitError(switchErrors, 'network/switch-failed')
    connections.emit(client, shared)
    return shared.caipNetworkId
  }
