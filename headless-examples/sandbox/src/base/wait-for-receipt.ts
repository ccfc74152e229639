import { type Client, type Hash, TransactionReceiptNotFoundError, withRetry } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { nodeTimeout } from './node-transport.ts'

const pollingInterval = 20

/**
 * Resolves with the receipt of a transaction. Asks every 20 ms and throws viem's
 * TransactionReceiptNotFoundError after 120 s.
 *
 * viem's `waitForTransactionReceipt` asks once per block. It ignores a block that is mined while it
 * reads the previous one, so on a node that mines only when a transaction arrives it can wait for a
 * block that never comes.
 */
export function waitForReceipt(client: Client, hash: Hash) {
  return withRetry(() => getTransactionReceipt(client, { hash }), {
    delay: pollingInterval,
    retryCount: nodeTimeout / pollingInterval,
    shouldRetry: ({ error }) => error instanceof TransactionReceiptNotFoundError,
  })
}
