import type { ExecutionResult, Vm } from './create-vm.ts'
import type { ParsedTransaction } from './parse-transaction.ts'
import { type TokenBalance, tokenBalances } from './token-data.ts'
import { isIncludedInBlock } from './transaction-error.ts'

/** A transaction in a block. `err` is null if it succeeded. */
export type IncludedTransaction = ExecutionResult & {
  /** Base58. */
  signature: string
  slot: bigint
  /** In s since 1970. */
  time: number
  /** Null for an airdrop. */
  transaction: ParsedTransaction | null
  /** In lamports. */
  fee: bigint
  /** Balances of the transaction's accounts in lamports, before and after. */
  before: readonly bigint[]
  after: readonly bigint[]
  /** Balances of the transaction's token accounts, before and after. */
  tokensBefore: readonly TokenBalance[]
  tokensAfter: readonly TokenBalance[]
}

/** A chain of blocks on top of the virtual machine. Every included transaction makes one block. */
export type Ledger = {
  vm: Vm
  /** Block height. It is lower than the slot, as on real chains, where some slots stay empty. */
  height(): bigint
  latestBlockhash(): { blockhash: string; lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  /** Whether two blocks follow that of the transaction. On real chains it takes 31 or more. */
  isFinalized(transaction: IncludedTransaction): boolean
  /** Adds empty blocks. */
  advance(blocks: number): void
  /** Executes a transaction without changing the state. */
  simulate(
    transaction: ParsedTransaction,
    options: { signed: boolean; anyBlockhash: boolean },
  ): ExecutionResult
  /** Executes a transaction. Null if it is not included in a block. */
  send(transaction: ParsedTransaction): IncludedTransaction | null
  airdrop(address: string, lamports: bigint): IncludedTransaction
  find(signature: string): IncludedTransaction | null
  /** Transactions that mention an address, newest first. */
  historyOf(address: string): readonly IncludedTransaction[]
  transactionCount(): number
  onTransaction(listener: (transaction: IncludedTransaction) => void): () => void
  onSlot(listener: (slot: bigint) => void): () => void
}

/** Number of slots without a block before the first block. */
const emptySlots = 20_000_000n
/** Number of blocks for which a blockhash is valid. */
const blockhashLifetime = 150n
/** Number of blocks after that of a transaction, of which its own one is the first. */
const finalizingBlocks = 3n
const lamportsPerSignature = 5_000n

/** Fee of a transaction in lamports. */
export const feeOf = (signers: number): bigint => BigInt(signers) * lamportsPerSignature

export function createLedger(vm: Vm): Ledger {
  /** Block height at which each blockhash was created. */
  const blockhashes = new Map<string, bigint>()
  const transactions = new Map<string, IncludedTransaction>()
  const transactionListeners = new Set<(transaction: IncludedTransaction) => void>()
  const slotListeners = new Set<(slot: bigint) => void>()
  const height = () => vm.slot() - emptySlots
  const addBlockhash = () => blockhashes.set(vm.blockhash(), height())
  const isBlockhashValid = (blockhash: string) => {
    const createdAt = blockhashes.get(blockhash)
    return createdAt !== undefined && height() - createdAt <= blockhashLifetime
  }
  const advance = (blocks: number) => {
    vm.warpToSlot(vm.slot() + BigInt(blocks))
    addBlockhash()
    for (const listener of slotListeners) listener(vm.slot())
  }
  const include = (transaction: IncludedTransaction): IncludedTransaction => {
    transactions.set(transaction.signature, transaction)
    advance(1)
    for (const listener of transactionListeners) listener(transaction)
    return transaction
  }
  const subscribe = <Listener>(listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const balancesOf = (addresses: readonly string[]) => addresses.map(vm.balance)
  addBlockhash()
  return {
    vm,
    height,
    latestBlockhash: () => ({
      blockhash: vm.blockhash(),
      lastValidBlockHeight: height() + blockhashLifetime,
    }),
    isBlockhashValid,
    isFinalized: ({ slot }) => vm.slot() - slot >= finalizingBlocks,
    advance,
    simulate(transaction, { signed, anyBlockhash }) {
      if (!anyBlockhash && !isBlockhashValid(transaction.blockhash))
        return { err: 'BlockhashNotFound', logs: [], units: 0n }
      return vm.simulate(transaction, signed)
    },
    send(transaction) {
      if (!isBlockhashValid(transaction.blockhash)) return null
      const { signature, addresses, signers } = transaction
      const before = balancesOf(addresses)
      const tokensBefore = tokenBalances(vm, addresses)
      const slot = vm.slot()
      const result = vm.execute(transaction)
      if (result.err !== null && !isIncludedInBlock(result.err)) return null
      return include({
        ...result,
        signature,
        slot,
        time: now(),
        transaction,
        fee: feeOf(signers),
        before,
        after: balancesOf(addresses),
        tokensBefore,
        tokensAfter: tokenBalances(vm, addresses),
      })
    },
    airdrop(address, lamports) {
      const result = vm.airdrop(address, lamports)
      return include({
        ...result,
        slot: vm.slot(),
        time: now(),
        transaction: null,
        fee: 0n,
        before: [],
        after: [],
        tokensBefore: [],
        tokensAfter: [],
      })
    },
    find: (signature) => transactions.get(signature) ?? null,
    historyOf: (address) =>
      [...transactions.values()]
        .filter(({ transaction }) => transaction?.addresses.includes(address))
        .reverse(),
    transactionCount: () => transactions.size,
    onTransaction: (listener) => subscribe(transactionListeners, listener),
    onSlot: (listener) => subscribe(slotListeners, listener),
  }
}

const now = () => Math.floor(Date.now() / 1_000)
