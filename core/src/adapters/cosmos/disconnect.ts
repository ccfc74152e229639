import { isKitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import { asking } from './ask-wallet.ts'
import { chainIdOf } from './chains.ts'
import type { Family } from './family.ts'

/**
 * Gives the page's permission back, chain by chain: a wallet that is on other families' chains, too, keeps those. One that is gone, or
 * cannot, is left as it is.
 */
export const disconnect =
  (family: Family): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const wallet = family.reach.find(connectorId)
    const current = family.connections.get(connectorId)?.network
    family.connections.delete(connectorId)
    if (wallet === null) return
    const networks = [
      ...family.networks().map(({ caipNetworkId }) => caipNetworkId),
      ...(current === undefined ? [] : [current]),
    ]
    const chainIds = [...new Set(networks.map(chainIdOf))]
    await family
      .ask(asking('account/disconnect-failed'), signal, () => wallet.client.disable(chainIds))
      .catch((error: unknown) => {
        if (!isUnsupported(error) && !isKitError(error, 'rpc/unauthorized')) throw error
      })
  }
