import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Context } from './context.types.ts'
import { requireLink } from './require-link.ts'

/**
 * Switches the network on which the page uses the extension; extensions have no network. Emits
 * `chain.changed` with the addresses on the new network. Throws `network/not-supported-by-wallet`
 * if no account is usable on it.
 */
export const switchNetwork =
  (context: Context): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }) => {
    const link = requireLink(context, connectorId)
    if (!link.setNetwork(network.caipNetworkId))
      throw new KitError(switchErrors, 'network/not-supported-by-wallet')
    return link.network()
  }
