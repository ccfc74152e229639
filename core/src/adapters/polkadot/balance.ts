import { blake2b } from '@noble/hashes/blake2b'
import { bytesToHex } from '@noble/hashes/utils'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { RpcClients } from '../shared/rpc-clients.ts'
import { readAddress } from './account-id.ts'

/** Where a chain keeps its accounts: the hashes of `System` and `Account`. */
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of 4 bytes, then the free amount of 16, the lowest byte first (SCALE). */
const free = /^0x(?:[0-9a-f]{8}){4}([0-9a-f]{32})(?:[0-9a-f]{2})*$/i

/** The native balance that is free, as exact text, read from the network's own endpoints, never through the wallet. */
export const balance =
  (chains: RpcClients): ChainAdapter['balance'] =>
  async ({ network, address }, signal) => {
    const id = readAddress(address)
    if (id === null) throw new KitError('account/balance-unavailable')
    const key = `${systemAccount}${bytesToHex(blake2b(id.bytes, { dkLen: 16 }))}${bytesToHex(id.bytes)}`
    try {
      const stored = await chains
        .for(network)
        .request({ method: 'state_getStorage', params: [key] }, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value: freeIn(stored).toString(), decimals, symbol }
    } catch (error) {
      throw isKitError(error)
        ? error
        : new KitError('account/balance-unavailable', {}, { cause: error })
    }
  }

/** An account that never held anything is not stored. */
function freeIn(stored: unknown): bigint {
  if (stored === null) return 0n
  const digits = typeof stored === 'string' ? free.exec(stored)?.[1] : undefined
  if (digits === undefined) throw new KitError('endpoint/unreadable', {}, { cause: stored })
  const bytes = digits.match(/../g) ?? []
  return BigInt(`0x${bytes.toReversed().join('')}`)
}
