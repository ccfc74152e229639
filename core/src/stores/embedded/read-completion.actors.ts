import { isTransactionHash } from '../../domain/request/rpc-result.ts'
import type { PreparedTransfer } from '../../domain/transfer/transfer.ts'
import { safeGet } from '../../domain/unknown.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { CompletedRequest, CompletionEvent } from './embedded.types.ts'

/** Methods whose completion counts although the page has no result: they move money, or grant. */
const countingMethods: readonly string[] = [
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'solana_signAndSendTransaction',
  'wallet_grantPermissions',
]
const solanaSignature = /^[1-9A-HJ-NP-Za-km-z]{64,90}$/

/**
 * Reads what a completed request has moved, and the hash of its transaction. Emits nothing for a
 * signature: the page does not have it.
 */
export async function readCompletion(
  adapters: Deps['adapters'],
  completed: CompletedRequest,
  send: (event: CompletionEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { request, network, result } = completed
  const { id, method } = request
  if (!countingMethods.includes(method)) return
  const prepared = await readSent(adapters, completed, signal).catch(() => null)
  const hash = hashIn(method, result)
  if (signal.aborted) return
  send({ type: 'completion.read', method, review: prepared?.review ?? null, hash })
  if (network === null || prepared === null) return
  const found = hash ?? (await hashOfCalls(adapters, completed, signal))
  if (found === null || signal.aborted) return
  const connectorId = embeddedConnectorId
  send({ type: 'transfer.found', transfer: { id, connectorId, network, prepared, hash: found } })
}

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
