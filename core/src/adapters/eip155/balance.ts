import { createClient, custom, getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import { parseQuantity } from '../../domain/amount/quantity.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { NewestBalances } from '../shared/newest-balances.ts'
import type { RpcClients } from '../shared/rpc-clients.ts'

type Call = { method: string; params?: readonly unknown[] }

/**
 * Reads a native balance, in wei, from the endpoints of the network, never through the wallet. An
 * unknown block number does not fail the read.
 */
export const balance =
  (rpcClients: RpcClients, newest: NewestBalances): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    const request = async ({ method, params = [] }: Call) => {
      const response = await rpcClients.for(network).request({ method, params }, signal)
      if (typeof response === 'string' && parseQuantity(response) !== null) return response
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: response })
    }
    try {
      const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
      const [block, value] = await Promise.all([
        request({ method: 'eth_blockNumber' }).then(BigInt, () => null),
        getBalance(client, { address: getAddress(address) }),
      ])
      const { decimals, symbol } = network.nativeCurrency
      const read = { value: value.toString(), decimals, symbol }
      return newest(`${network.caipNetworkId}:${address.toLowerCase()}`, block, read)
    } catch (error) {
      throw (
        findKitError(error) ??
        new KitError(accountErrors, 'account/balance-unavailable', {}, { cause: error })
      )
    }
  }

/** Returns the `KitError` of `request` from the cause chain: viem wraps errors of its transport. */
function findKitError(error: unknown): KitError | null {
  if (isKitError(error)) return error
  return error instanceof Error && error.cause !== undefined ? findKitError(error.cause) : null
}
