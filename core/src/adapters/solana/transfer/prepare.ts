import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseRequest } from './parse-request.ts'
import { createPayload, review } from './payload.ts'
import { planNative, planToken } from './plan.ts'
import { createTransferNode, type TransferNode } from './transfer-node.ts'
import { encodeWire } from './wire.ts'

/** Prepares a transfer from values that it reads from the chain, and simulates it. */
export const prepare =
  (rpcClients: RpcClients): TransferClient['prepare'] =>
  async (request, signal) => {
    const parsed = parseRequest(request)
    const { network } = request
    const { nativeCurrency } = network
    const node = createTransferNode(rpcClients.for(network), signal)
    const plan =
      parsed.asset === null
        ? await planNative(node, parsed, nativeCurrency.decimals)
        : await planToken(node, parsed, parsed.asset)
    const wire = { ...plan.wire, blockhash: await node.blockhash() }
    const fee = await node.fee(encodeWire(wire))
    await checkFunds(node, { from: parsed.from, spent: plan.spent, fee })
    const payload = createPayload(network.caipNetworkId, wire)
    if ((await node.simulate(payload.transaction)) !== null)
      throw new KitError(sendErrors, 'send/would-fail')
    const facts = {
      decimals: plan.decimals,
      // a mint has no symbol
      symbol: parsed.asset === null ? nativeCurrency.symbol : '',
      fee: {
        amount: String(fee),
        decimals: nativeCurrency.decimals,
        symbol: nativeCurrency.symbol,
      },
      accountRent: plan.rent === null ? null : String(plan.rent),
    }
    return { payload, review: review(payload, facts), digest: digestOf(payload) }
  }

/**
 * Checks that the sender can pay, and that the rest of the balance is 0 or at least the minimum
 * balance: the chain rejects an amount between. Amounts are in lamports.
 */
export async function checkFunds(
  node: TransferNode,
  { from, spent, fee }: { from: string; spent: bigint; fee: bigint },
): Promise<void> {
  const [balance, minimum] = await Promise.all([node.balance(from), node.rent(0)])
  const rest = balance - spent - fee
  if (rest < 0n) throw new KitError(sendErrors, 'send/fee-insufficient')
  if (rest > 0n && rest < minimum) throw new KitError(sendErrors, 'send/leaves-too-little')
}
