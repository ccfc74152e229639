import { safeGet } from '../../domain/unknown.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { NewestBalances } from '../shared/newest-balances.ts'
import type { RpcClients } from '../shared/rpc-clients.ts'
import { isSolanaAddress } from './codecs.ts'
import { commitment } from './node.ts'
import { parseInteger } from './parse-integer.ts'

/**
 * Reads a native balance, in lamports, from the endpoints of the network, never through the wallet.
 */
export const balance =
  (rpcClients: RpcClients, newest: NewestBalances): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    try {
      if (!isSolanaAddress(address)) throw new TypeError(`Not a Solana address: ${address}`)
      const response = await rpcClients
        .for(network)
        .request({ method: 'getBalance', params: [address, { commitment }] }, signal)
      const { decimals, symbol } = network.nativeCurrency
      const value = String(parseInteger(safeGet(response, 'value')))
      const slot = safeGet(response, 'context', 'slot')
      return newest(
        `${network.caipNetworkId}:${address}`,
        typeof slot === 'number' && Number.isSafeInteger(slot) ? BigInt(slot) : null,
        { value, decimals, symbol },
      )
    } catch (error) {
      throw isKitError(error)
        ? error
        : new KitError(accountErrors, 'account/balance-unavailable', {}, { cause: error })
    }
  }
