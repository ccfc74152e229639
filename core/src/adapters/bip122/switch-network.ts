import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Reach } from './handles.ts'
import type { Listening } from './listen.ts'

/**
 * Asks for the switch, then asks where the wallet is: what it says it did is not what counts (fault case K1). Who listens hears of the
 * addresses there before this resolves.
 */
export const switchNetwork =
  ({ reach, listening }: { reach: Reach; listening: Listening }): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const { client: handle } = reach.get(connectorId)
    await handle.switchNetwork(network.caipNetworkId, signal)
    const shared = await handle.peek(signal)
    if (shared === null) throw new KitError('network/switch-failed')
    listening.tell(handle, shared)
    return shared.caipNetworkId
  }
