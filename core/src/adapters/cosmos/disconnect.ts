import { isKitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import { toChainId } from './chains.ts'
import type { Context } from './context.types.ts'
import { callOptions } from './wallet-errors.ts'

/**
 * Revokes the page's permission for its Cosmos chains, if the wallet supports that. Permissions for
 * chains of other namespaces stay. Does nothing for a wallet that is gone.
 */
export const disconnect =
  ({ resolver, connections, networks, guardedCall }: Context): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const wallet = resolver.find(connectorId)
    const current = connections.get(connectorId)?.network
    connections.delete(connectorId)
    if (wallet === null) return
    const all = networks().map(({ caipNetworkId }) => caipNetworkId)
    if (current !== undefined) all.push(current)
    const chainIds = [...new Set(all.map(toChainId))]
    const disable = () => wallet.client.disable(chainIds)
    await guardedCall(callOptions('account/disconnect-failed'), signal, disable).catch(
      (error: unknown) => {
        if (!isUnsupported(error) && !isKitError(error, 'rpc/unauthorized')) throw error
      },
    )
  }
