import type { Vm, ExecutionResult } from './create-vm.ts'
import type { ParsedTransaction } from './parse-transaction.ts'
import { type TokenBalance, tokenBalances } from './token-data.ts'
import { isIncludedInBlock } from './transaction-error.ts'

/** A transaction that is in a block, whether it succeeded or not. */
export type IncludedTransaction = ExecutionResult & {
  signature: string
  slot: bigint
  time: number
  transaction: ParsedTransaction | null
  fee: bigint
  before: readonly bigint[]
  after: readonly bigint[]
  /** What its token accounts held. */
  tokensBefore: readonly TokenBalance[]
  tokensAfter: readonly TokenBalance[]
}

/** Blocks over the machine: every transaction that lands makes one. */
export type Ledger = {
  vm: Vm
  /** Fewer than slots, as on a real chain, where some slots stay empty. */
  height(): bigint
  latestBlockhash(): { blockhash: string; lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  advance(blocks: number): void
  /** What would come of it now; nothing changes. */
  simulate(transaction: ParsedTransaction, how: { signed: boolean; anyBlockhash: boolean }): ExecutionResult
  /** Null where it never gets into a block. */
  send(transaction: ParsedTransaction): IncludedTransaction | null
  airdrop(address: string, lamports: bigint): IncludedTransaction
  find(signature: string): IncludedTransaction | null
  /** Newest first. */
  historyOf(address: string): readonly IncludedTransaction[]
  transactionCount(): number
  onTransaction(listener: (landed: IncludedTransaction) => void): () => void
  onSlot(listener: (slot: bigint) => void): () => void
}

const emptySlots = 20_000_000n
const goodFor = 150n
const perSignature = 5_000n

const nothing = { before: [], after: [], tokensBefore: [], tokensAfter: [] }

/** What a transaction costs before it does anything. */
export const feeOf = (signers: number): bigint => BigInt(signers) * perSignature

export function createLedger(machine: Vm): Ledger {
  const hashes = new Map<string, bigint>()
  const all = new Map<string, IncludedTransaction>()
  const watching = {
    landed: new Set<(landed: IncludedTransaction) => void>(),
    slot: new Set<(slot: bigint) => void>(),
  }
  const height = () => machine.slot() - emptySlots
  const remember = () => hashes.set(machine.blockhash(), height())
  const isGood = (blockhash: string) => {
    const made = hashes.get(blockhash)
    return made !== undefined && height() - made <= goodFor
  }
  const advance = (blocks: number) => {
    machine.warpToSlot(machine.slot() + BigInt(blocks))
    remember()
    for (const listener of watching.slot) listener(machine.slot())
  }
  const land = (landed: IncludedTransaction): IncludedTransaction => {
    all.set(landed.signature, landed)
    advance(1)
    for (const listener of watching.landed) listener(landed)
    return landed
  }
  const on = <Listener>(set: Set<Listener>, listener: Listener) => {
    set.add(listener)
    return () => void set.delete(listener)
  }
  const balances = (addresses: readonly string[]) => addresses.map(machine.balance)
  remember()
  return {
    vm,
    height,
    latestBlockhash: () => ({ blockhash: machine.blockhash(), lastValidBlockHeight: height() + goodFor }),
    isBlockhashValid,
    advance,
    simulate(transaction, { signed, anyBlockhash }) {
      if (!anyBlockhash && !isGood(transaction.blockhash))
        return { err: 'BlockhashNotFound', logs: [], units: 0n }
      return machine.simulate(transaction, signed)
    },
    send(transaction) {
      if (!isGood(transaction.blockhash)) return null
      const { signature, addresses, signers } = transaction
      const before = balances(addresses)
      const tokensBefore = tokenBalances(machine, addresses)
      const slot = machine.slot()
      const ran = machine.execute(transaction)
      if (ran.err !== null && !isIncludedInBlock(ran.err)) return null
      const after = balances(addresses)
      const tokens = { tokensBefore, tokensAfter: tokenBalances(machine, addresses) }
      return land({
        ...ran,
        signature,
        slot,
        time: now(),
        transaction,
        fee: feeOf(signers),
        before,
        after,
        ...tokens,
      })
    },
    airdrop(address, lamports) {
      const ran = machine.airdrop(address, lamports)
      return land({
        ...ran,
        slot: machine.slot(),
        time: now(),
        transaction: null,
        fee: 0n,
        ...nothing,
      })
    },
    find: (signature) => all.get(signature) ?? null,
    historyOf: (address) =>
      [...all.values()]
        .filter(({ transaction }) => transaction?.addresses.includes(address))
        .reverse(),
    transactionCount: () => all.size,
    onTransaction: (listener) => on(watching.landed, listener),
    onSlot: (listener) => on(watching.slot, listener),
  }
}

const now = () => Math.floor(Date.now() / 1_000)
