import { isKitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import { toChainId } from './chains.ts'
import type { Context } from './context.types.ts'
import { callOptions } from './wallet-errors.ts'

/**
 * Deletes the connection and revokes the page's permission for its Cosmos chains, if the wallet
 * supports that. Permissions for chains of other namespaces are kept, also while they are in use.
 */
export const disconnect =
  ({ resolver, connections, networks, guardedCall }: Context): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const wallet = resolver.find(connectorId)
    const current = connections.get(connectorId)?.network
    connections.delete(connectorId)
    if (wallet === null) return
    const networkIds = networks().map(({ caipNetworkId }) => caipNetworkId)
    if (current !== undefined) networkIds.push(current)
    const chainIds = [...new Set(networkIds.map(toChainId))]
    const disable = () => wallet.client.disable(chainIds)
    const options = callOptions('account/disconnect-failed')
    const request = { ...options, method: 'disable', params: [chainIds] }
    await guardedCall(request, signal, disable).catch((error: unknown) => {
      if (!isUnsupported(error) && !isKitError(error, 'rpc/unauthorized')) throw error
    })
  }
