import { getBase58Decoder } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { ReadTransaction } from './parse-transaction.ts'
import { type TransactionError, transactionError } from './transaction-error.ts'

type MachineTransaction = Parameters<LiteSVM['sendTransaction']>[0]
type MachineAddress = Parameters<LiteSVM['getBalance']>[0]
type MachineLamports = Parameters<LiteSVM['airdrop']>[1]

/** What a run came to. */
export type Ran = { err: TransactionError | null; logs: readonly string[]; units: bigint }
export type MachineAccount = {
  lamports: bigint
  owner: string
  data: Uint8Array
  executable: boolean
  space: bigint
}

/** The real virtual machine, without blocks: those are the ledger's. Its library brings another version of ours, so types are met here only. */
export type Machine = {
  slot(): bigint
  blockhash(): string
  /** To another slot, with another blockhash. */
  move(slot: bigint): void
  balance(address: string): bigint
  account(address: string): MachineAccount | null
  accountsOf(program: string): readonly (MachineAccount & { address: string })[]
  rentFor(size: bigint): bigint
  airdrop(address: string, lamports: bigint): Ran & { signature: string }
  run(transaction: ReadTransaction): Ran
  /** Without a trace. `signed: false` does not look at signatures. */
  tryOut(transaction: ReadTransaction, signed: boolean): Ran
}

const remembered = 100_000n

export function createMachine(): Machine {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(remembered)
  return {
    slot: () => svm.getClock().slot,
    blockhash: () => svm.latestBlockhash(),
    move(slot) {
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
    rentFor: (size) => svm.minimumBalanceForRentExemption(size),
    airdrop(address, lamports) {
      const result = svm.airdrop(address as MachineAddress, lamports as MachineLamports)
      if (result === null || result instanceof FailedTransactionMetadata)
        throw new Error('The faucet is empty.')
      return { ...outcome(result), signature: getBase58Decoder().decode(result.signature()) }
    },
    run: ({ transaction }) =>
      outcome(svm.sendTransaction(transaction as unknown as MachineTransaction)),
    tryOut({ transaction }, signed) {
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

const kept = ({ lamports, programAddress, data, executable, space }: Kept): MachineAccount => ({
  lamports,
  owner: programAddress,
  data: Uint8Array.from(data),
  executable,
  space,
})

function outcome(result: TransactionMetadata | FailedTransactionMetadata): Ran {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  return {
    err: failed ? transactionError(result.err()) : null,
    logs: meta.logs(),
    units: meta.computeUnitsConsumed(),
  }
}
