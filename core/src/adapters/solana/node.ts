import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import { safeGet } from '../../domain/unknown.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { toBase64 } from './codecs.ts'
import { readInteger } from './read-integer.ts'

/** How sure the chain must be of what we believe: most of its stake has voted for it. */
export const commitment = 'confirmed'

/** What came of a transaction. `err`: null, or why it failed in the chain's own words. */
export type Outcome = { err: unknown }
/** `seen`: it is in a block that may still go. */
export type Status = Outcome | 'seen' | 'unknown'

/** What we ask of a network's nodes about transactions. */
export type Node = {
  /** Hands a signed transaction over, once. Resolves with its signature. */
  send(transaction: Uint8Array, signal: AbortSignal): Promise<string>
  status(signature: string, signal: AbortSignal): Promise<Status>
  height(signal: AbortSignal): Promise<bigint>
  /** The last block height that any transaction of now can get into. */
  lastHeight(signal: AbortSignal): Promise<bigint>
}

export function createNode(rpc: JsonRpc): Node {
  return {
    async send(transaction, signal) {
      const params = [
        toBase64(transaction),
        { encoding: 'base64', preflightCommitment: commitment },
      ]
      const answer = await rpc
        .request({ method: 'sendTransaction', params }, signal)
        .catch((error: unknown) => {
          throw isKitError(error, 'rpc/resource-unavailable')
            ? new KitError('rpc/transaction-rejected', {}, { cause: error })
            : error
        })
      if (typeof answer !== 'string')
        throw new KitError('endpoint/unreadable', {}, { cause: answer })
      return answer
    },
    async status(signature, signal) {
      const params = [[signature], { searchTransactionHistory: true }]
      const answer = await rpc.request({ method: 'getSignatureStatuses', params }, signal)
      const list = safeGet(answer, 'value')
      if (!Array.isArray(list) || list.length !== 1)
        throw new KitError('endpoint/unreadable', {}, { cause: answer })
      return statusIn(list[0])
    },
    height: async (signal) =>
      readInteger(
        await rpc.request({ method: 'getBlockHeight', params: [{ commitment }] }, signal),
      ),
    async lastHeight(signal) {
      const answer = await rpc.request(
        { method: 'getLatestBlockhash', params: [{ commitment }] },
        signal,
      )
      return readInteger(safeGet(safeGet(answer, 'value'), 'lastValidBlockHeight'))
    },
  }
}

function statusIn(status: unknown): Status {
  if (status === null) return 'unknown'
  const reached = safeGet(status, 'confirmationStatus')
  if (reached === 'confirmed' || reached === 'finalized') return { err: safeGet(status, 'err') }
  return 'seen'
}
