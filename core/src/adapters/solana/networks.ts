import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { chainsOf, solanaAccounts } from './accounts.ts'
import { isNamed } from './chain-names.ts'
import type { Session } from './session.types.ts'

/** The wallet is told the network with every request, so a switch asks nobody: the wallet only has to know the network. */
export const switchNetwork =
  ({ reach, standings }: Session): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }) => {
    const { client: handle } = reach.get(connectorId)
    const { caipNetworkId, chainNamespace } = network
    const active = solanaAccounts(handle.accounts()).find(
      ({ address }) => address === standings.of(connectorId)?.address,
    )
    if (chainNamespace !== 'solana' || !isNamed(chainsOf(handle, active), caipNetworkId)) {
      throw new KitError('network/not-supported-by-wallet')
    }
    standings.move(connectorId, { caipNetworkId })
    return caipNetworkId
  }

/** Wallets of the Wallet Standard cannot be taught a network. */
export const addNetwork: ChainAdapter['addNetwork'] = async () => {
  throw new KitError('network/not-supported-by-wallet')
}
