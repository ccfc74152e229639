import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { markedSymbol } from '../../../domain/token/name-mark.ts'
import type { EvmPayload, TransferReview } from '../../../domain/transfer/transfer.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseAddress } from '../request-wallet.ts'
import { decodeTransferData, readToken } from './erc20.ts'
import { createNode } from './node.ts'
import { isHexBytes, toQuantity } from './values.ts'

/** Reads decimals and symbol of a token from the chain. Without them, its call is described. */
export const readSent =
  (rpcClients: RpcClients): TransferClient['readSent'] =>
  async ({ network, from, method, params }, signal) => {
    const payload = payloadOf(callOf(method, params), from, network.caipNetworkId)
    if (payload === null) return null
    const { nativeCurrency, caipNetworkId } = network
    const { decimals, symbol } = nativeCurrency
    const native: TransferReview = {
      caipNetworkId,
      from: payload.from,
      to: payload.to,
      asset: null,
      amount: String(BigInt(payload.value)),
      decimals,
      symbol,
      fee: { amount: '0', decimals, symbol },
      accountRent: null,
    }
    const transfer = payload.value === '0x0' ? decodeTransferData(payload.data) : null
    const token =
      transfer &&
      (await readToken(createNode(rpcClients, network, signal), payload.to, payload.from).catch(
        () => null,
      ))
    const review =
      transfer === null || token === null
        ? native
        : {
            ...native,
            to: transfer.to,
            asset: payload.to,
            amount: String(transfer.amount),
            decimals: token.decimals,
            symbol: markedSymbol(token.symbol, payload.to, network),
          }
    return { payload, review, digest: digestOf(payload) }
  }

/** The only call of a request. */
function callOf(method: string, params: unknown): unknown {
  const first = safeGet(params, '0')
  if (method === 'eth_sendTransaction') return first
  const calls = method === 'wallet_sendCalls' ? safeGet(first, 'calls') : null
  return Array.isArray(calls) && calls.length === 1 ? calls[0] : null
}

function payloadOf(
  call: unknown,
  from: string,
  caipNetworkId: EvmPayload['caipNetworkId'],
): EvmPayload | null {
  const sender = parseAddress(from)
  const to = parseAddress(safeGet(call, 'to'))
  const value = parseQuantity(safeGet(call, 'value') ?? '0x0')
  const data = safeGet(call, 'data') ?? safeGet(call, 'input') ?? '0x'
  if (sender === null || to === null || value === null || !isHexBytes(data)) return null
  return {
    namespace: 'eip155',
    caipNetworkId,
    from: sender,
    to,
    value: toQuantity(value),
    data: data.toLowerCase(),
    gas: '0x0',
    gasPrice: '0x0',
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
  }
}
