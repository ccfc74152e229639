import { type Address, getAddress, keccak256, parseEther, slice, toHex } from 'viem'
import { lookAlike } from '../../base/look-alike.ts'
import type { SeedTransaction } from './block-builder.ts'
import { calls } from './calls.ts'

/** Number of transactions that the busy account sent. */
export const busyTransactionCount = 500
const perBlock = 4
const cent = 10n ** 16n

/** Receivers of the busy account: addresses without a known key. */
export const contacts: readonly Address[] = ['Ada', 'Ben', 'Cleo'].map((name) =>
  getAddress(slice(keccak256(toHex(name)), 0, 20)),
)

/** Addresses that the history uses. `ownStamps`: ids of the stamps that the account owns. */
export type HistoryFixture = {
  account: Address
  /** Owner of the token contracts. */
  owner: Address
  euro: Address
  coin: Address
  stamps: Address
  market: Address
  ownStamps: readonly bigint[]
}

/**
 * Builds the history of the busy account as blocks of transactions, oldest first: transfers in and
 * out, trades, approvals, revocations, failures, NFT transfers and poisoning attempts.
 */
export function seedHistory(fixture: HistoryFixture): readonly (readonly SeedTransaction[])[] {
  const { account, owner, euro, coin, stamps, market } = fixture
  const stampsLeft = [...fixture.ownStamps]
  const contact = (index: number) => contacts[index % contacts.length] ?? account
  const byAccount = { from: account, to: euro }
  const byOwner = { from: owner, to: euro }
  const transactionAt = (index: number): SeedTransaction => {
    switch (index % 25) {
      case 2:
        return calls.approve(byAccount, market, 1_000n * cent)
      case 3: {
        const trade = { from: account, to: market }
        return calls.trade(trade, euro, 100n * cent, coin, 1_800n + BigInt(index))
      }
      case 8:
        return calls.approve(byAccount, market, 0n)
      case 11:
        return calls.transfer(byAccount, contact(index), parseEther('1000000'))
      case 17: {
        const stamp = stampsLeft.shift()
        return stamp === undefined
          ? calls.send(account, contact(index), cent)
          : calls.transferFrom({ from: account, to: stamps }, account, contact(index), stamp)
      }
      default:
        return index % 3 === 0
          ? calls.transfer(byAccount, contact(index), BigInt(1 + (index % 40)) * cent)
          : calls.send(account, contact(index), (cent * BigInt(1 + (index % 7))) / 2n)
    }
  }
  const blockCount = Math.ceil(busyTransactionCount / perBlock)
  return Array.from({ length: blockCount }, (_, block) => {
    const ownTransactions = Array.from({ length: perBlock }, (_, index) =>
      transactionAt(block * perBlock + index),
    )
    const incoming = block % 10 === 5 ? [calls.transfer(byOwner, account, 25n * 100n * cent)] : []
    // Address poisoning: a transfer of 0 to an address that resembles a contact's.
    const poisoning =
      block % 40 === 20 ? [calls.transferFrom(byOwner, account, lookAlike(contact(0)), 0n)] : []
    return [...ownTransactions, ...incoming, ...poisoning]
  })
}
