import { createClient, custom, getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Chains } from '../shared/chains.ts'

const quantity = /^0x[0-9a-f]{1,64}$/i

/** Native balance as exact text, read from the network's own endpoints, never through the wallet. */
export const balance =
  (chains: Chains): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    const request = async (call: { method: string; params?: readonly unknown[] }) => {
      const answer = await chains
        .of(network)
        .request({ method: call.method, params: call.params ?? [] }, signal)
      if (typeof answer === 'string' && quantity.test(answer)) return answer
      throw new KitError('endpoint/unreadable', {}, { cause: answer })
    }
    try {
      const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
      const value = await getBalance(client, { address: getAddress(address) })
      const { decimals, symbol } = network.nativeCurrency
      return { value: value.toString(), decimals, symbol }
    } catch (error) {
      throw oursIn(error) ?? new KitError('account/balance-unavailable', {}, { cause: error })
    }
  }

/** viem wraps what its transport throws. */
function oursIn(error: unknown): KitError | null {
  if (isKitError(error)) return error
  return error instanceof Error && error.cause !== undefined ? oursIn(error.cause) : null
}
