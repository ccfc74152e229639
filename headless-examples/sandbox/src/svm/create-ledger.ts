import type { Machine, Ran } from './create-vm.ts'
import type { ReadTransaction } from './parse-transaction.ts'
import { type HeldToken, heldTokens } from './token-data.ts'
import { isInBlock } from './transaction-error.ts'

/** A transaction that is in a block, whether it succeeded or not. */
export type Landed = Ran & {
  signature: string
  slot: bigint
  time: number
  transaction: ReadTransaction | null
  fee: bigint
  before: readonly bigint[]
  after: readonly bigint[]
  /** What its token accounts held. */
  tokensBefore: readonly HeldToken[]
  tokensAfter: readonly HeldToken[]
}

/** Blocks over the machine: every transaction that lands makes one. */
export type Ledger = {
  machine: Machine
  /** Fewer than slots, as on a real chain, where some slots stay empty. */
  height(): bigint
  latest(): { blockhash: string; lastValidBlockHeight: bigint }
  isGood(blockhash: string): boolean
  advance(blocks: number): void
  /** What would come of it now; nothing changes. */
  tryOut(transaction: ReadTransaction, how: { signed: boolean; anyBlockhash: boolean }): Ran
  /** Null where it never gets into a block. */
  send(transaction: ReadTransaction): Landed | null
  airdrop(address: string, lamports: bigint): Landed
  landed(signature: string): Landed | null
  /** Newest first. */
  historyOf(address: string): readonly Landed[]
  count(): number
  onLanded(listener: (landed: Landed) => void): () => void
  onSlot(listener: (slot: bigint) => void): () => void
}

const emptySlots = 20_000_000n
const goodFor = 150n
const perSignature = 5_000n

const nothing = { before: [], after: [], tokensBefore: [], tokensAfter: [] }

/** What a transaction costs before it does anything. */
export const feeOf = (signers: number): bigint => BigInt(signers) * perSignature

export function createLedger(machine: Machine): Ledger {
  const hashes = new Map<string, bigint>()
  const all = new Map<string, Landed>()
  const watching = {
    landed: new Set<(landed: Landed) => void>(),
    slot: new Set<(slot: bigint) => void>(),
  }
  const height = () => machine.slot() - emptySlots
  const remember = () => hashes.set(machine.blockhash(), height())
  const isGood = (blockhash: string) => {
    const made = hashes.get(blockhash)
    return made !== undefined && height() - made <= goodFor
  }
  const advance = (blocks: number) => {
    machine.move(machine.slot() + BigInt(blocks))
    remember()
    for (const listener of watching.slot) listener(machine.slot())
  }
  const land = (landed: Landed): Landed => {
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
    machine,
    height,
    latest: () => ({ blockhash: machine.blockhash(), lastValidBlockHeight: height() + goodFor }),
    isGood,
    advance,
    tryOut(transaction, { signed, anyBlockhash }) {
      if (!anyBlockhash && !isGood(transaction.blockhash))
        return { err: 'BlockhashNotFound', logs: [], units: 0n }
      return machine.tryOut(transaction, signed)
    },
    send(transaction) {
      if (!isGood(transaction.blockhash)) return null
      const { signature, addresses, signers } = transaction
      const before = balances(addresses)
      const tokensBefore = heldTokens(machine, addresses)
      const slot = machine.slot()
      const ran = machine.run(transaction)
      if (ran.err !== null && !isInBlock(ran.err)) return null
      const after = balances(addresses)
      const tokens = { tokensBefore, tokensAfter: heldTokens(machine, addresses) }
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
    landed: (signature) => all.get(signature) ?? null,
    historyOf: (address) =>
      [...all.values()]
        .filter(({ transaction }) => transaction?.addresses.includes(address))
        .reverse(),
    count: () => all.size,
    onLanded: (listener) => on(watching.landed, listener),
    onSlot: (listener) => on(watching.slot, listener),
  }
}

const now = () => Math.floor(Date.now() / 1_000)
