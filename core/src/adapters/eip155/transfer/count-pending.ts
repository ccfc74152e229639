import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseAddress } from '../request-wallet.ts'
import { createNode } from './node.ts'

/**
 * Counts pending transactions: the difference between the account's next nonce with and without
 * them.
 */
export const countPending =
  (rpcClients: RpcClients): TransferClient['countPending'] =>
  async ({ network, address }, signal) => {
    const account = parseAddress(address)
    if (account === null) throw new KitError(transactionErrors, 'transaction/address-invalid')
    const node = createNode(rpcClients, network, signal)
    const nextNonce = (block: string) => node.quantity('eth_getTransactionCount', [account, block])
    const [latest, pending] = await Promise.all([nextNonce('latest'), nextNonce('pending')])
    return pending > latest ? pending - latest : 0n
  }
