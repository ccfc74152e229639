import type { SolanaPayload } from '../../../domain/transfer/transfer.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { decodeBytes, toBase64 } from '../codecs.ts'
import { parsePayload, review } from './payload.ts'
import { token as readToken } from './receiver.ts'

/** Knows transfers in the form of the kit only. */
export const readSent =
  (rpcClients: RpcClients): TransferClient['readSent'] =>
  async ({ network, from, method, params }, signal) => {
    if (method !== 'solana_signAndSendTransaction') return null
    const { caipNetworkId, nativeCurrency } = network
    const payload = payloadIn(safeGet(params, 'transaction'), { caipNetworkId, from })
    if (payload === null) return null
    const { token } = parsePayload(payload)
    const { decimals, symbol } =
      token === null
        ? nativeCurrency
        : await readToken(rpcClients)({ network, asset: token.mint, holder: from }, signal)
    const fee = {
      amount: '0',
      decimals: nativeCurrency.decimals,
      symbol: nativeCurrency.symbol,
    }
    return {
      payload,
      review: review(payload, { decimals, symbol, fee, accountRent: null }),
      digest: digestOf(payload),
    }
  }

/** The payload of a transaction in base58 or base64. Null for any other transaction. */
function payloadIn(
  text: unknown,
  account: Pick<SolanaPayload, 'caipNetworkId' | 'from'>,
): SolanaPayload | null {
  for (const encoding of ['base58', 'base64'] as const) {
    try {
      const transaction = toBase64(decodeBytes(text, encoding))
      const payload: SolanaPayload = { namespace: 'solana', ...account, transaction }
      parsePayload(payload)
      return payload
    } catch {
      // The text has the other encoding, or the transaction is another one.
    }
  }
  return null
}
