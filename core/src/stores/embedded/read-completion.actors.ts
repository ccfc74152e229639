import { isTransactionHash } from '../../domain/request/rpc-result.ts'
import type { PreparedTransfer, TransferReview } from '../../domain/transfer/transfer.ts'
import { exactAmount } from '../../domain/transfer/transfer-text.ts'
import { withSymbol } from '../../domain/transfer/with-symbol.ts'
import { safeGet } from '../../domain/unknown.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { CompletedRequest, Deps } from '../../protocol/deps.ts'
import type { CompletionEvent, Sent } from './embedded.types.ts'

const solanaSignature = /^[1-9A-HJ-NP-Za-km-z]{64,90}$/

/** Reads what a completed request has sent, and the hash of its transaction. */
export async function readCompletion(
  adapters: Deps['adapters'],
  completed: CompletedRequest,
  send: (event: CompletionEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { request, network, result } = completed
  const { id, method } = request
  const prepared = await readSent(adapters, completed, signal).catch(() => null)
  const hash = hashIn(method, result)
  if (signal.aborted) return
  const review = prepared?.review
  const sent = review ? sentOf(withSymbol(review)) : null
  send({ type: 'completion.read', method, sent, hash })
  if (network === null || prepared === null) return
  const found = hash ?? (await hashOfCalls(adapters, completed, signal))
  if (found === null || signal.aborted) return
  const connectorId = embeddedConnectorId
  send({ type: 'transfer.found', transfer: { id, connectorId, network, prepared, hash: found } })
}

/** `units` with `decimals` and `symbol`: for a text in another language than English. */
const sentOf = (review: TransferReview): Sent => ({
  amount: exactAmount(review, 'en'),
  units: review.amount,
  decimals: String(review.decimals),
  symbol: review.symbol,
  receiver: review.to,
})

async function readSent(
  adapters: Deps['adapters'],
  { request: { namespace, address, method, params }, network }: CompletedRequest,
  signal: AbortSignal,
): Promise<PreparedTransfer | null> {
  if (network === null || address === null) return null
  const { transfer } = await adapters.get(namespace)
  if (transfer === null) return null
  const client = await transfer()
  return client.readSent({ network, from: address, method, params }, signal)
}

function hashIn(method: string, result: unknown): string | null {
  if (method === 'eth_sendTransaction') return isTransactionHash(result) ? result : null
  const signature = safeGet(result, 'signature') ?? result
  return method === 'solana_signAndSendTransaction' &&
    typeof signature === 'string' &&
    solanaSignature.test(signature)
    ? signature
    : null
}

/** The hash of a batch of one call, which the wallet states once the batch is in a block. */
async function hashOfCalls(
  adapters: Deps['adapters'],
  { request: { namespace, method }, result }: CompletedRequest,
  signal: AbortSignal,
): Promise<string | null> {
  const id = safeGet(result, 'id') ?? result
  if (method !== 'wallet_sendCalls' || typeof id !== 'string') return null
  const { calls } = await adapters.get(namespace)
  if (calls === null) return null
  const { wait } = await calls()
  const { receipts } = await wait({ connectorId: embeddedConnectorId, id }, signal)
  return receipts[0]?.hash ?? null
}
