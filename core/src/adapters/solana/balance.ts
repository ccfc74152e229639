import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Chains } from '../shared/chains.ts'
import { peek } from '../shared/peek.ts'
import { isSolanaAddress } from './codecs.ts'
import { commitment } from './node.ts'
import { readInteger } from './read-integer.ts'

/** Lamports as exact text, read from the network's own endpoints, never through the wallet. */
export const balance =
  (chains: Chains): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    try {
      if (!isSolanaAddress(address)) throw new TypeError('Not an address of Solana')
      const answer = await chains
        .of(network)
        .request({ method: 'getBalance', params: [address, { commitment }] }, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value: String(readInteger(peek(answer, 'value'))), decimals, symbol }
    } catch (error) {
      throw isKitError(error)
        ? error
        : new KitError('account/balance-unavailable', {}, { cause: error })
    }
  }
