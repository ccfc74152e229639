import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Inside } from './inside.ts'
import { linkedTo } from './linked-to.ts'

/** The page moves by itself, the extension has no network: addresses are written anew, and told (`chain.changed`). */
export const switchNetwork =
  (inside: Inside): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }) => {
    const link = linkedTo(inside, connectorId)
    if (!link.move(network.caipNetworkId)) throw new KitError('network/not-supported-by-wallet')
    return link.network()
  }
