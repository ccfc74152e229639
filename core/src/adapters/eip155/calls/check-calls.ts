import { getAddress, isAddress, numberToHex } from 'viem'
import type { Call } from '../../../domain/transfer/calls.ts'
import { KitError } from '../../../errors/kit-error.ts'

/** How many calls a batch has at most: more than any wallet shows. */
const most = 100
const word = 2n ** 256n

/** Calls as the wallet takes them. Throws `rpc/invalid-params` for what is none, `rpc/bundle-too-large` for too many. */
export function checkCalls(
  calls: readonly Call[],
): readonly { to: string; value: string; data: string }[] {
  if (calls.length > most) throw new KitError('rpc/bundle-too-large')
  if (calls.length === 0)
    throw new KitError('rpc/invalid-params', {}, { cause: 'The batch is empty' })
  return calls.map(({ to, value, data }) => {
    const isSound =
      isAddress(to, { strict: to !== to.toLowerCase() }) &&
      /^\d{1,78}$/.test(value) &&
      BigInt(value) < word
    if (!isSound || !/^0x([0-9a-f]{2})*$/i.test(data))
      throw new KitError('rpc/invalid-params', {}, { cause: { to, value, data } })
    return { to: getAddress(to), value: numberToHex(BigInt(value)), data }
  })
}
