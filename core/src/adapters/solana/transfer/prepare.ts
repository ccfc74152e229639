import { KitError } from '../../../errors/kit-error.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { createMoneyNode, type MoneyNode } from './node.ts'
import { payloadOf, review } from './payload.ts'
import { planNative, planToken } from './plan.ts'
import { readRequest } from './request.ts'
import { encodeWire } from './wire.ts'

/** Builds exactly what will be handed over; decimals, receiver, funds and fee are the chain's own word, and it is tried out. */
export const prepare =
  (chains: RpcClients): TransferClient['prepare'] =>
  async (request, signal) => {
    const asked = readRequest(request)
    const { network } = request
    const { decimals: native, symbol } = network.nativeCurrency
    const node = createMoneyNode(chains.for(network), signal)
    const plan =
      asked.asset === null
        ? await planNative(node, asked, native)
        : await planToken(node, asked, asked.asset)
    const wire = { ...plan.wire, blockhash: await node.blockhash() }
    const fee = await node.fee(encodeWire(wire))
    await checkFunds(node, { from: asked.from, spent: plan.spent, fee })
    const payload = payloadOf(network.caipNetworkId, wire)
    if ((await node.trial(payload.transaction)) !== null) throw new KitError('send/would-fail')
    const facts = {
      decimals: plan.decimals,
      // a mint has none
      symbol: asked.asset === null ? symbol : '',
      fee: { amount: String(fee), decimals: native, symbol },
      accountRent: plan.rent === null ? null : String(plan.rent),
    }
    return { payload, review: review(payload, facts), digest: digestOf(payload) }
  }

/** What is left is nothing, or what an account has to hold. */
export async function checkFunds(
  node: MoneyNode,
  { from, spent, fee }: { from: string; spent: bigint; fee: bigint },
): Promise<void> {
  const [balance, least] = await Promise.all([node.lamports(from), node.rent(0)])
  const left = balance - spent - fee
  if (left < 0n) throw new KitError('send/fee-insufficient')
  if (left > 0n && left < least) throw new KitError('send/leaves-too-little')
}
