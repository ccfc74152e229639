import { isRecord } from '../../base/checks.ts'
import { parseAmount } from './token-accounts.ts'

/** What a transaction changed: for each party its lamports and its tokens. */
export type TransactionChanges = {
  /** Payer first. */
  parties: readonly string[]
  lamports: ReadonlyMap<string, bigint>
  /** By owner. */
  tokens: readonly { owner: string; mint: string; decimals: number; change: bigint }[]
  fee: bigint
  failed: boolean
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const amountIn = (value: unknown): bigint => (typeof value === 'number' ? BigInt(value) : 0n)

/** A node's `getTransaction` with `json`; null where it has none. */
export function parseTransactionChanges(answer: unknown): TransactionChanges | null {
  const { meta, transaction } = isRecord(answer) ? answer : {}
  const message = isRecord(transaction) ? transaction.message : null
  if (!isRecord(meta) || !isRecord(message)) return null
  const parties = listIn(message.accountKeys).filter((key) => typeof key === 'string')
  const [before, after] = [listIn(meta.preBalances), listIn(meta.postBalances)]
  const lamports = new Map(
    parties.map((party, place) => [party, amountIn(after[place]) - amountIn(before[place])]),
  )
  const tokens = new Map<string, TransactionChanges['tokens'][number]>()
  for (const [balances, sign] of [
    [listIn(meta.preTokenBalances), -1n],
    [listIn(meta.postTokenBalances), 1n],
  ] as const) {
    for (const one of balances) {
      const { owner, mint, uiTokenAmount } = isRecord(one) ? one : {}
      const read = parseAmount(uiTokenAmount)
      if (typeof owner !== 'string' || typeof mint !== 'string' || read === null) continue
      const key = `${owner} ${mint}`
      const change = (tokens.get(key)?.change ?? 0n) + sign * read.amount
      tokens.set(key, { owner, mint, decimals: read.decimals, change })
    }
  }
  return {
    parties,
    lamports,
    tokens: [...tokens.values()],
    fee: amountIn(meta.fee),
    failed: meta.err !== null,
  }
}
