import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { chainsOf, solanaAccounts } from './accounts.ts'
import type { Context } from './context.types.ts'
import { includesNetwork } from './standard-chains.ts'

/**
 * Switches without a request: the wallet receives the network with every later request and only has
 * to support it.
 */
export const switchNetwork =
  ({ resolver, connections }: Context): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }) => {
    const { client: wallet } = resolver.get(connectorId)
    const { caipNetworkId, chainNamespace } = network
    const activeAddress = connections.get(connectorId)?.address
    const account = solanaAccounts(wallet.accounts()).find(
      ({ address }) => address === activeAddress,
    )
    if (chainNamespace !== 'solana' || !includesNetwork(chainsOf(wallet, account), caipNetworkId))
      throw new KitError('network/not-supported-by-wallet')
    connections.update(connectorId, { caipNetworkId })
    return caipNetworkId
  }

/** The Wallet Standard has no request to add a network. */
export const addNetwork: ChainAdapter['addNetwork'] = async () => {
  throw new KitError('network/not-supported-by-wallet')
}
