import { blake2b } from '@noble/hashes/blake2b'
import { bytesToHex } from '@noble/hashes/utils'
import { accountErrors } from '../../errors/areas/account.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createRpcClients } from '../shared/rpc-clients.ts'
import { parseAddress } from './account-id.ts'
import type { ChainDeps } from './create-polkadot.ts'

/** The storage prefix of accounts: the hashes of `System` and `Account`. */
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of 4 bytes, then the free balance in 16 bytes, little-endian (SCALE). */
const accountForm = /^0x(?:[0-9a-f]{8}){4}([0-9a-f]{32})(?:[0-9a-f]{2})*$/i

/**
 * Returns a function that reads the free native balance, in planck, from the network's own nodes.
 */
export function createBalance({
  host,
  stopSignal,
}: Pick<ChainDeps, 'host' | 'stopSignal'>): ChainAdapter['balance'] {
  const clients = createRpcClients({ host, stopSignal })
  return async ({ network, address }, signal) => {
    const id = parseAddress(address)
    if (id === null) throw new KitError(accountErrors, 'account/balance-unavailable')
    const hash = blake2b(id.bytes, { dkLen: 16 })
    const key = `${systemAccount}${bytesToHex(hash)}${bytesToHex(id.bytes)}`
    const request = { method: 'state_getStorage', params: [key] }
    try {
      const stored = await clients.for(network).request(request, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value: parseFreeBalance(stored).toString(), decimals, symbol }
    } catch (error) {
      throw isKitError(error)
        ? error
        : new KitError(accountErrors, 'account/balance-unavailable', {}, { cause: error })
    }
  }
}

/** Returns 0 for an account without a storage entry. Throws `endpoint/unreadable`. */
function parseFreeBalance(stored: unknown): bigint {
  if (stored === null) return 0n
  const digits = typeof stored === 'string' ? accountForm.exec(stored)?.[1] : undefined
  if (digits === undefined)
    throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: stored })
  const bytes = digits.match(/../g) ?? []
  return BigInt(`0x${bytes.reverse().join('')}`)
}
