import { getAddress, isAddress, numberToHex } from 'viem'
import type { Call } from '../../../domain/transfer/calls.ts'
import { rpcErrors } from '../../../errors/areas/rpc.ts'
import { KitError } from '../../../errors/kit-error.ts'

/** The maximum number of calls in a batch; no wallet displays more. */
const maxCalls = 100
const uint256Limit = 2n ** 256n

/**
 * Converts calls to the form that wallets expect. Throws `rpc/bundle-too-large` for too many calls
 * and `rpc/invalid-params` for an empty batch or an invalid call.
 */
export function checkCalls(
  calls: readonly Call[],
): readonly { to: string; value: string; data: string }[] {
  if (calls.length > maxCalls) throw new KitError(rpcErrors, 'rpc/bundle-too-large')
  if (calls.length === 0)
    throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause: 'The batch is empty' })
  return calls.map(({ to, value, data }) => {
    const isValid =
      isAddress(to, { strict: to !== to.toLowerCase() }) &&
      /^\d{1,78}$/.test(value) &&
      BigInt(value) < uint256Limit &&
      /^0x([0-9a-f]{2})*$/i.test(data)
    if (!isValid)
      throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause: { to, value, data } })
    return { to: getAddress(to), value: numberToHex(BigInt(value)), data }
  })
}
