import type { Address, Hash, PublicClient } from 'viem'
import {
  type AssetTransfer,
  allowanceChange,
  transferFromCall,
  transferFromLog,
} from './parse-transfer.ts'

/** A transaction in a block, with the data that a history row needs. */
export type IndexedTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  nonce: number
  /** ms since 1970. */
  time: number
  failed: boolean
  allowance: 'approve' | 'revoke' | null
  /** The transfers of the transaction; of a failed transaction, those that it attempted. */
  transfers: readonly AssetTransfer[]
}
/** The transactions of a chain, by the addresses they involve. */
export type ChainIndex = { of(address: string): Promise<readonly IndexedTransaction[]> }

const batchSize = 200

/** Indexes each block once, on demand. Discards the index if the chain was reverted. */
export function createChainIndex(client: PublicClient): ChainIndex {
  let byAddress = new Map<string, IndexedTransaction[]>()
  let last: { number: bigint; hash: Hash } | null = null
  let updating: Promise<void> = Promise.resolve()

  async function update(): Promise<void> {
    const newest = await client.getBlockNumber({ cacheTime: 0 })
    const lastBlock =
      last === null || last.number > newest
        ? null
        : await client.getBlock({ blockNumber: last.number })
    if (last !== null && lastBlock?.hash !== last.hash) {
      byAddress = new Map()
      last = null
    }
    let from = last === null ? 0n : last.number + 1n
    while (from <= newest) {
      const count = Math.min(batchSize, Number(newest - from) + 1)
      for (const block of await readBlocks(client, from, count)) {
        for (const transaction of block.transactions) add(transaction)
        last = { number: block.number, hash: block.hash }
      }
      from += BigInt(count)
    }
  }
  function add(transaction: IndexedTransaction): void {
    const { from, to, transfers } = transaction
    const involved = [from, to, ...transfers.flatMap((transfer) => [transfer.from, transfer.to])]
    const keys = involved.flatMap((address) => (address === null ? [] : [address.toLowerCase()]))
    for (const key of new Set(keys)) {
      const transactions = byAddress.get(key) ?? []
      transactions.push(transaction)
      byAddress.set(key, transactions)
    }
  }
  return {
    async of(address) {
      updating = updating.catch(() => {}).then(update)
      await updating
      return byAddress.get(address.toLowerCase()) ?? []
    },
  }
}

async function readBlocks(client: PublicClient, from: bigint, count: number) {
  const blocks = await Promise.all(
    Array.from({ length: count }, (_, offset) =>
      client.getBlock({ blockNumber: from + BigInt(offset), includeTransactions: true }),
    ),
  )
  const receipts = await Promise.all(
    blocks.flatMap(({ transactions }) =>
      transactions.map(({ hash }) => client.getTransactionReceipt({ hash })),
    ),
  )
  const receiptOf = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  return blocks.map(({ transactions, timestamp, hash, number }) => ({
    number,
    hash,
    transactions: transactions.map((transaction): IndexedTransaction => {
      const { from, to, nonce, input } = transaction
      const receipt = receiptOf.get(transaction.hash)
      const failed = receipt?.status === 'reverted'
      const tokenTransfers = failed
        ? [transferFromCall(from, to, input)]
        : (receipt?.logs ?? []).map(transferFromLog)
      return {
        hash: transaction.hash,
        from,
        to,
        nonce,
        time: Number(timestamp) * 1_000,
        failed,
        allowance: allowanceChange(input),
        transfers: [
          ...nativeTransfers(from, to, transaction.value),
          ...tokenTransfers.filter((transfer) => transfer !== null),
        ],
      }
    }),
  }))
}

const nativeTransfers = (
  from: Address,
  to: Address | null,
  amount: bigint,
): readonly AssetTransfer[] =>
  amount > 0n && to !== null ? [{ kind: 'native', contract: null, from, to, amount }] : []
