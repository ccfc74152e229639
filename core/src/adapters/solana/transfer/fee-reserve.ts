import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress } from '../codecs.ts'
import { createTransferNode } from './transfer-node.ts'
import { encodeWire } from './wire.ts'

/**
 * Returns the fee of a transfer plus the minimum balance of an account, in lamports. The minimum
 * balance also covers a priority fee that the wallet may add. Returns 0 for a token: its whole
 * balance can be sent.
 */
export const feeReserve =
  (rpcClients: RpcClients): TransferClient['feeReserve'] =>
  async ({ network, from, to, asset }, signal) => {
    if (asset !== null) return '0'
    if (!isSolanaAddress(from)) throw new KitError(transactionErrors, 'transaction/address-invalid')
    const node = createTransferNode(rpcClients.for(network), signal)
    const receiver = isSolanaAddress(to) ? to : from
    const [blockhash, minimumBalance] = await Promise.all([node.blockhash(), node.rent(0)])
    const fee = await node.fee(
      encodeWire({ from, to: receiver, amount: 1n, token: null, blockhash }),
    )
    return String(fee + minimumBalance)
  }
