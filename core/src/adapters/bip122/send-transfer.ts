import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { type BitcoinAddress, parseBitcoinAddress } from './bitcoin-address.ts'
import { findNetwork } from './bitcoin-networks.ts'
import type { TransferRequest } from './bitcoin-provider.types.ts'
import type { WalletConnection } from './connections.ts'
import type { WalletClient } from './wallet-client.ts'

/**
 * The supply of Bitcoin in satoshi. It is below 2^53, so that every amount can be passed to a
 * wallet as an exact number.
 */
const maxSupply = 2_100_000_000_000_000n

/**
 * Sends `amount` to `recipient`. Throws `rpc/invalid-params` before the wallet request if the
 * recipient is invalid on the wallet's network (fault I1) or the amount is not a bigint from 1 to
 * the supply (faults H3, H5).
 */
export async function sendTransfer(
  client: WalletClient,
  connection: WalletConnection,
  { recipient, amount }: TransferRequest,
  signal: AbortSignal,
): Promise<string> {
  const from = parseBitcoinAddress(connection.address)
  const to = parseBitcoinAddress(recipient)
  if (typeof amount !== 'bigint' || amount <= 0n || amount > maxSupply)
    throw new KitError(rpcErrors, 'rpc/invalid-params')
  if (from === null || to === null || !isOnNetwork(to, from, connection))
    throw new KitError(rpcErrors, 'rpc/invalid-params')
  return client.sendTransfer({ from: from.address, recipient: to.address, amount }, signal)
}

/** Whether `to` is valid on the wallet's network; if that is unknown, on a network of `from`. */
function isOnNetwork(
  to: BitcoinAddress,
  from: BitcoinAddress,
  { caipNetworkId }: WalletConnection,
): boolean {
  const kind = findNetwork(caipNetworkId)?.kind
  return kind === undefined
    ? to.kinds.some((candidate) => from.kinds.includes(candidate))
    : to.kinds.includes(kind)
}
