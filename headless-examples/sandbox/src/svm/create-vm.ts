import { getBase58Decoder } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { ParsedTransaction } from './parse-transaction.ts'
import { type TransactionError, transactionError } from './transaction-error.ts'

type LibraryTransaction = Parameters<LiteSVM['sendTransaction']>[0]
type LibraryAddress = Parameters<LiteSVM['getBalance']>[0]
type LibraryLamports = Parameters<LiteSVM['airdrop']>[1]
type LibraryAccount = {
  lamports: bigint
  programAddress: string
  data: Uint8Array | ArrayLike<number>
  executable: boolean
  space: bigint
}

/** Result of an execution. `err` is null on success; `units` are compute units. */
export type ExecutionResult = {
  err: TransactionError | null
  logs: readonly string[]
  units: bigint
}
/** `space`: size of the data in bytes. */
export type VmAccount = {
  lamports: bigint
  owner: string
  data: Uint8Array
  executable: boolean
  space: bigint
}

/**
 * The Solana virtual machine (LiteSVM). It has no blocks; the ledger adds them. LiteSVM depends on
 * another version of `@solana/web3.js`. Only this file casts between the types of the two versions.
 */
export type Vm = {
  slot(): bigint
  blockhash(): string
  /** Moves to another slot with a new blockhash. */
  warpToSlot(slot: bigint): void
  /** In lamports. */
  balance(address: string): bigint
  account(address: string): VmAccount | null
  /** Accounts that a program owns. */
  accountsOf(program: string): readonly (VmAccount & { address: string })[]
  /** Rent-exempt minimum for a data size, in lamports. */
  minimumRent(size: bigint): bigint
  airdrop(address: string, lamports: bigint): ExecutionResult & { signature: string }
  execute(transaction: ParsedTransaction): ExecutionResult
  /** Executes without changing the state. `signed: false` skips the signature check. */
  simulate(transaction: ParsedTransaction, signed: boolean): ExecutionResult
}

/** Number of transactions that LiteSVM keeps to detect duplicates. */
const historySize = 100_000n

export function createVm(): Vm {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(historySize)
  return {
    slot: () => svm.getClock().slot,
    blockhash: () => svm.latestBlockhash(),
    warpToSlot(slot) {
      svm.expireBlockhash()
      svm.warpToSlot(slot)
    },
    balance: (address) => svm.getBalance(address as LibraryAddress) ?? 0n,
    account(address) {
      const account = svm.getAccount(address as LibraryAddress)
      return account.exists ? toAccount(account) : null
    },
    accountsOf: (program) =>
      svm
        .getProgramAccounts(program as LibraryAddress)
        .map((account) => ({ address: account.address, ...toAccount(account) })),
    minimumRent: (size) => svm.minimumBalanceForRentExemption(size),
    airdrop(address, lamports) {
      const result = svm.airdrop(address as LibraryAddress, lamports as LibraryLamports)
      if (result === null || result instanceof FailedTransactionMetadata)
        throw new Error(`The airdrop to ${address} failed.`)
      return { ...toResult(result), signature: getBase58Decoder().decode(result.signature()) }
    },
    execute: ({ transaction }) =>
      toResult(svm.sendTransaction(transaction as unknown as LibraryTransaction)),
    simulate({ transaction }, signed) {
      svm.withSigverify(signed)
      const result = svm.simulateTransaction(transaction as unknown as LibraryTransaction)
      svm.withSigverify(true)
      return toResult(result instanceof FailedTransactionMetadata ? result : result.meta())
    },
  }
}

const toAccount = (account: LibraryAccount): VmAccount => ({
  lamports: account.lamports,
  owner: account.programAddress,
  data: Uint8Array.from(account.data),
  executable: account.executable,
  space: account.space,
})

function toResult(result: TransactionMetadata | FailedTransactionMetadata): ExecutionResult {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  return {
    err: failed ? transactionError(result.err()) : null,
    logs: meta.logs(),
    units: meta.computeUnitsConsumed(),
  }
}
