import { isRecord } from '../../base/checks.ts'
import { parseAmount } from './token-accounts.ts'

/** Balance changes of a transaction. */
export type TransactionChanges = {
  /** Addresses of all accounts that the transaction uses, the fee payer first. */
  parties: readonly string[]
  /** Change in lamports, by account. */
  lamports: ReadonlyMap<string, bigint>
  /** Change in base units, by owner and mint. */
  tokens: readonly { owner: string; mint: string; decimals: number; change: bigint }[]
  /** In lamports. */
  fee: bigint
  failed: boolean
}

const parseArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const parseLamports = (value: unknown): bigint => (typeof value === 'number' ? BigInt(value) : 0n)

/** Parses the result of `getTransaction` with `json` encoding. Null for any other value. */
export function parseTransactionChanges(result: unknown): TransactionChanges | null {
  const { meta, transaction } = isRecord(result) ? result : {}
  const message = isRecord(transaction) ? transaction.message : null
  if (!isRecord(meta) || !isRecord(message)) return null
  const parties = parseArray(message.accountKeys).filter((key) => typeof key === 'string')
  const before = parseArray(meta.preBalances)
  const after = parseArray(meta.postBalances)
  const lamports = new Map(
    parties.map((party, index) => [
      party,
      parseLamports(after[index]) - parseLamports(before[index]),
    ]),
  )
  const tokens = new Map<string, TransactionChanges['tokens'][number]>()
  const addTokenBalances = (balances: readonly unknown[], sign: bigint) => {
    for (const balance of balances) {
      const { owner, mint, uiTokenAmount } = isRecord(balance) ? balance : {}
      const parsed = parseAmount(uiTokenAmount)
      if (typeof owner !== 'string' || typeof mint !== 'string' || parsed === null) continue
      const key = `${owner} ${mint}`
      const change = (tokens.get(key)?.change ?? 0n) + sign * parsed.amount
      tokens.set(key, { owner, mint, decimals: parsed.decimals, change })
    }
  }
  addTokenBalances(parseArray(meta.preTokenBalances), -1n)
  addTokenBalances(parseArray(meta.postTokenBalances), 1n)
  return {
    parties,
    lamports,
    tokens: [...tokens.values()],
    fee: parseLamports(meta.fee),
    failed: meta.err !== null,
  }
}
