import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Context } from './context.types.ts'
import { requireLink } from './require-link.ts'

/**
 * Switches the page's network, because extensions have none. Emits `chain.changed` with the
 * addresses on the new network.
 */
export const switchNetwork =
  (context: Context): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }) => {
    const link = requireLink(context, connectorId)
    if (!link.setNetwork(network.caipNetworkId))
      throw new KitError('network/not-supported-by-wallet')
    return link.network()
  }
