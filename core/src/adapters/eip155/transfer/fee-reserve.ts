import type { Decimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseAddress } from '../request-wallet.ts'
import { readCost } from './cost.ts'
import { type Multipliers, multiplyUp } from './multiplier.ts'
import { createNode, isRejection } from './node.ts'

/** Added to the cost because fees may rise while the visitor reviews the transfer. */
const margin: Decimal = { units: limits.reserveMarginTenths, scale: 1 }

type FeeReserveDeps = { rpcClients: RpcClients; multiplier(): Multipliers }

/**
 * Returns the cost of a transfer of the native token plus a margin, in wei. Returns 0 for a token:
 * its whole balance can be sent.
 */
export const feeReserve =
  ({ rpcClients, multiplier }: FeeReserveDeps): TransferClient['feeReserve'] =>
  async ({ network, from, to, asset }, signal) => {
    if (asset !== null) return '0'
    const node = createNode(rpcClients, network, signal)
    const sender = parseAddress(from)
    if (sender === null) throw new KitError(transactionErrors, 'transaction/address-invalid')
    const costTo = (receiver: string) =>
      readCost(node, { from: sender, to: receiver, value: 0n, data: '0x' }, multiplier())
    // If the receiver is missing or rejects the transfer, the estimate uses the sender instead;
    // `prepare` reports the invalid receiver.
    const cost = await costTo(parseAddress(to) ?? sender).catch((error: unknown) => {
      if (isRejection(error)) return costTo(sender)
      throw error
    })
    return String(multiplyUp(cost.total, margin))
  }
