import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { chainsOf, solanaAccounts } from './accounts.ts'
import type { Context } from './context.types.ts'
import { includesNetwork } from './standard-chains.ts'

/**
 * Switches without a wallet request: every later request contains the network. Throws
 * `network/not-supported-by-wallet` if the active account does not support the network.
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
      throw new KitError(switchErrors, 'network/not-supported-by-wallet')
    connections.update(connectorId, { caipNetworkId })
    return caipNetworkId
  }
