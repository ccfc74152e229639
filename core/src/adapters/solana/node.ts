import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import { safeGet } from '../../domain/unknown.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { toBase64 } from './codecs.ts'
import { parseInteger } from './parse-integer.ts'

/** The commitment of every read: a supermajority of the stake has voted for the block. */
export const commitment = 'confirmed'

/** The result of a confirmed transaction. `err` is null, or the error that the chain reports. */
export type Outcome = { err: unknown }
/**
 * `processed`: the transaction is in a block that few validators have voted for. `isFinal`: its
 * block is finalized.
 */
export type Status = (Outcome & { isFinal: boolean }) | 'processed' | 'unknown'

/** Sends requests about transactions to the nodes of one network. */
export type Node = {
  /** Sends a signed transaction once, after a call of `onPost`. */
  send(transaction: Uint8Array, onPost: () => void, signal: AbortSignal): Promise<void>
  status(signature: string, signal: AbortSignal): Promise<Status>
  /** The current block height. */
  height(signal: AbortSignal): Promise<bigint>
  /** The last block height at which a transaction with the latest blockhash is valid. */
  lastValidHeight(signal: AbortSignal): Promise<bigint>
}

export function createNode(rpc: JsonRpc): Node {
  return {
    async send(transaction, onPost, signal) {
      const params = [
        toBase64(transaction),
        { encoding: 'base64', preflightCommitment: commitment },
      ]
      await rpc
        .request({ method: 'sendTransaction', params }, signal, onPost)
        .catch((error: unknown) => {
          // nodes reject a transaction with -32002
          throw isKitError(error, 'rpc/resource-unavailable')
            ? new KitError(rpcErrors, 'rpc/transaction-rejected', {}, { cause: error })
            : error
        })
    },
    async status(signature, signal) {
      const params = [[signature], { searchTransactionHistory: true }]
      const response = await rpc.request({ method: 'getSignatureStatuses', params }, signal)
      const list = safeGet(response, 'value')
      if (!Array.isArray(list) || list.length !== 1)
        throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: response })
      return parseStatus(list[0])
    },
    height: async (signal) =>
      parseInteger(
        await rpc.request({ method: 'getBlockHeight', params: [{ commitment }] }, signal),
      ),
    async lastValidHeight(signal) {
      const response = await rpc.request(
        { method: 'getLatestBlockhash', params: [{ commitment }] },
        signal,
      )
      return parseInteger(safeGet(response, 'value', 'lastValidBlockHeight'))
    },
  }
}

function parseStatus(status: unknown): Status {
  if (status === null) return 'unknown'
  const level = safeGet(status, 'confirmationStatus')
  if (level === 'confirmed' || level === 'finalized')
    return { err: safeGet(status, 'err'), isFinal: level === 'finalized' }
  return 'processed'
}
