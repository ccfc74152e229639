import { safeGet } from '../../domain/unknown.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { RpcClients } from '../shared/rpc-clients.ts'
import { isSolanaAddress } from './codecs.ts'
import { commitment } from './node.ts'
import { readInteger } from './read-integer.ts'

/** Lamports as exact text, read from the network's own endpoints, never through the wallet. */
export const balance =
  (chains: RpcClients): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    try {
      if (!isSolanaAddress(address)) throw new TypeError('Not an address of Solana')
      const answer = await chains
        .for(network)
        .request({ method: 'getBalance', params: [address, { commitment }] }, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value: String(readInteger(safeGet(answer, 'value'))), decimals, symbol }
    } catch (error) {
      throw isKitError(error)
        ? error
        : new KitError('account/balance-unavailable', {}, { cause: error })
    }
  }
