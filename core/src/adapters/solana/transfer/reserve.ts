import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress } from '../codecs.ts'
import { createMoneyNode } from './node.ts'
import { encodeWire } from './wire.ts'

/** The fee, and what keeps the account alive, also where a wallet pays more to be quick. A token's transfer leaves all of the token to be sent. */
export const reserve =
  (chains: RpcClients): TransferClient['feeReserve'] =>
  async ({ network, from, to, asset }, signal) => {
    if (asset !== null) return '0'
    if (!isSolanaAddress(from)) throw new KitError('transaction/address-invalid')
    const node = createMoneyNode(chains.for(network), signal)
    const receiver = isSolanaAddress(to) ? to : from
    const [blockhash, least] = await Promise.all([node.blockhash(), node.rent(0)])
    const fee = await node.fee(
      encodeWire({ from, to: receiver, amount: 1n, token: null, blockhash }),
    )
    return String(fee + least)
  }
