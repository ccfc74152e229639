import { KitError } from '../../errors/kit-error.ts'
import { type BitcoinAddress, readBitcoinAddress } from './bitcoin-address.ts'
import { bitcoinNetworkOf } from './bitcoin-networks.ts'
import type { TransferRequest } from './bitcoin-provider.types.ts'
import type { Reached } from './handles.ts'
import type { Standing } from './standings.ts'

/** All there will ever be, in satoshi; also less than the largest number that wallets can be told exactly (2^53). */
const most = 2_100_000_000_000_000n

/** Sends; receiver and amount are checked before the wallet is asked (fault cases H3, H5, I1). */
export async function transferWith(
  { client: handle }: Reached,
  standing: Standing,
  { recipient, amount }: TransferRequest,
  signal: AbortSignal,
): Promise<string> {
  const [from, to] = [readBitcoinAddress(standing.address), readBitcoinAddress(recipient)]
  if (typeof amount !== 'bigint' || amount <= 0n || amount > most)
    throw new KitError('rpc/invalid-params')
  if (from === null || to === null || !isThere(to, from, standing))
    throw new KitError('rpc/invalid-params')
  return handle.sendTransfer({ from: from.address, recipient: to.address, amount }, signal)
}

/** Whether an address is one of the network the wallet is on; on a network without a name: one of the sender's. */
function isThere(to: BitcoinAddress, from: BitcoinAddress, { caipNetworkId }: Standing): boolean {
  const kind = bitcoinNetworkOf(caipNetworkId)?.kind
  return kind === undefined
    ? to.kinds.some((one) => from.kinds.includes(one))
    : to.kinds.includes(kind)
}
