import { getBase58Decoder } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { ParsedTransaction } from './parse-transaction.ts'
import { type TransactionError, transactionError } from './transaction-error.ts'

type MachineTransaction = Parameters<LiteSVM['sendTransaction']>[0]
type MachineAddress = Parameters<LiteSVM['getBalance']>[0]
type MachineLamports = Parameters<LiteSVM['airdrop']>[1]

/** What a run came to. */
export type ExecutionResult = { err: TransactionError | null; logs: readonly string[]; units: bigint }
export type VmAccount = {
  lamports: bigint
  owner: string
  data: Uint8Array
  executable: boolean
  space: bigint
}

/** The real virtual machine, without blocks: those are the ledger's. Its library brings another version of ours, so types are met here only. */
export type Vm = {
  slot(): bigint
  blockhash(): string
  /** To another slot, with another blockhash. */
  warpToSlot(slot: bigint): void
  balance(address: string): bigint
  account(address: string): VmAccount | null
  accountsOf(program: string): readonly (VmAccount & { address: string })[]
  minimumRent(size: bigint): bigint
  airdrop(address: string, lamports: bigint): ExecutionResult & { signature: string }
  execute(transaction: ParsedTransaction): ExecutionResult
  /** Without a trace. `signed: false` does not look at signatures. */
  simulate(transaction: ParsedTransaction, signed: boolean): ExecutionResult
}

const remembered = 100_000n

export function createVm(): Vm {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(remembered)
  return {
    slot: () => svm.getClock().slot,
    blockhash: () => svm.latestBlockhash(),
    warpToSlot(slot) {
      svm.expireBlockhash()
      svm.warpToSlot(slot)
    },
    balance: (address) => svm.getBalance(address as MachineAddress) ?? 0n,
    account(address) {
      const account = svm.getAccount(address as MachineAddress)
      return account.exists ? kept(account) : null
    },
    accountsOf: (program) =>
      svm
        .getProgramAccounts(program as MachineAddress)
        .map((account) => ({ address: account.address, ...kept(account) })),
    minimumRent: (size) => svm.minimumBalanceForRentExemption(size),
    airdrop(address, lamports) {
      const result = svm.airdrop(address as MachineAddress, lamports as MachineLamports)
      if (result === null || result instanceof FailedTransactionMetadata)
        throw new Error('The faucet is empty.')
      return { ...outcome(result), signature: getBase58Decoder().decode(result.signature()) }
    },
    execute: ({ transaction }) =>
      outcome(svm.sendTransaction(transaction as unknown as MachineTransaction)),
    simulate({ transaction }, signed) {
      svm.withSigverify(signed)
      const tried = svm.simulateTransaction(transaction as unknown as MachineTransaction)
      svm.withSigverify(true)
      return outcome(tried instanceof FailedTransactionMetadata ? tried : tried.meta())
    },
  }
}

type Kept = {
  lamports: bigint
  programAddress: string
  data: Uint8Array | ArrayLike<number>
  executable: boolean
  space: bigint
}

const kept = ({ lamports, programAddress, data, executable, space }: Kept): VmAccount => ({
  lamports,
  owner: programAddress,
  data: Uint8Array.from(data),
  executable,
  space,
})

function outcome(result: TransactionMetadata | FailedTransactionMetadata): ExecutionResult {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  return {
    err: failed ? transactionError(result.err()) : null,
    logs: meta.logs(),
    units: meta.computeUnitsConsumed(),
  }
}
