import type { Address, Hash, PublicClient } from 'viem'
import { allowanceChange, type AssetTransfer, transferFromLog, transferFromCall } from './parse-transfer.ts'

/** A transaction that is in a block, as far as a history tells of it. */
export type IndexedTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  nonce: number
  /** ms since 1970. */
  time: number
  failed: boolean
  allowance: 'approve' | 'revoke' | null
  moves: readonly AssetTransfer[]
}
/** Every transaction of a chain by whom it concerns. */
export type ChainIndex = { of(address: string): Promise<readonly IndexedTransaction[]> }

const together = 200

/** Reads the node's blocks as they come: each once, all anew where the chain was set back. */
export function createChainIndex(client: PublicClient): ChainIndex {
  let byAddress = new Map<string, IndexedTransaction[]>()
  let last: { number: bigint; hash: Hash } | null = null
  let reading: Promise<void> = Promise.resolve()

  async function follow(): Promise<void> {
    const newest = await client.getBlockNumber({ cacheTime: 0 })
    const known =
      last === null || last.number > newest
        ? null
        : await client.getBlock({ blockNumber: last.number })
    if (last !== null && known?.hash !== last.hash) {
      byAddress = new Map()
      last = null
    }
    for (
      let from = last === null ? 0n : last.number + 1n;
      from <= newest;
      from += BigInt(together)
    ) {
      const count = Math.min(together, Number(newest - from) + 1)
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
      for (const { transactions, timestamp, hash: blockHash, number } of blocks) {
        for (const { hash, from: sender, to, nonce, value, input } of transactions) {
          const receipt = receiptOf.get(hash)
          const failed = receipt?.status === 'reverted'
          const native: AssetTransfer[] =
            value > 0n && to !== null
              ? [{ kind: 'native', contract: null, from: sender, to, amount: value }]
              : []
          const said = failed ? [transferFromCall(sender, to, input)] : (receipt?.logs ?? []).map(transferFromLog)
          const moves = [...native, ...said.filter((move) => move !== null)]
          put({
            hash,
            from: sender,
            to,
            nonce,
            time: Number(timestamp) * 1_000,
            failed,
            allowance: allowanceChange(input),
            moves,
          })
        }
        last = { number, hash: blockHash }
      }
    }
  }
  function put(entry: IndexedTransaction): void {
    const concerned = [entry.from, entry.to, ...entry.moves.flatMap(({ from, to }) => [from, to])]
    for (const address of new Set(
      concerned.flatMap((one) => (one === null ? [] : [one.toLowerCase()])),
    )) {
      const entries = byAddress.get(address) ?? []
      entries.push(entry)
      byAddress.set(address, entries)
    }
  }
  return {
    async of(address) {
      reading = reading.catch(() => {}).then(follow)
      await reading
      return byAddress.get(address.toLowerCase()) ?? []
    },
  }
}
