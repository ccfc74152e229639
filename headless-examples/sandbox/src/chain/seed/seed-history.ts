import { type Address, getAddress, keccak256, parseEther, slice, toHex } from 'viem'
import { lookAlike } from '../../base/look-alike.ts'
import type { Told } from './block-builder.ts'
import { calls } from './calls.ts'

/** How many transactions the busy account made. */
export const busyTransactions = 500
const perBlock = 4
const cent = 10n ** 16n

/** Whom the busy account knows: addresses without an owner. */
export const friends: readonly Address[] = ['Ada', 'Ben', 'Cleo'].map((name) =>
  getAddress(slice(keccak256(toHex(name)), 0, 20)),
)

/** The contracts it meets, and who made them. `stamps` of these numbers are its own. */
export type Ground = {
  account: Address
  owner: Address
  euro: Address
  coin: Address
  stamps: Address
  market: Address
  ownStamps: readonly bigint[]
}

/** What it did, in blocks, oldest first: it sends, is sent, trades, allows, revokes, fails, gives stamps away. */
export function busyLife({
  account,
  owner,
  euro,
  coin,
  stamps,
  market,
  ownStamps,
}: Ground): readonly (readonly Told[])[] {
  const left = [...ownStamps]
  const friend = (place: number) => friends[place % friends.length] ?? account
  const byOwner = { from: owner, to: euro }
  const one = (place: number): Told => {
    const euros = { from: account, to: euro }
    switch (place % 25) {
      case 2:
        return calls.approve(euros, market, 1_000n * cent)
      case 3:
        return calls.trade(
          { from: account, to: market },
          euro,
          100n * cent,
          coin,
          1_800n + BigInt(place),
        )
      case 8:
        return calls.approve(euros, market, 0n)
      case 11:
        return calls.transfer(euros, friend(place), parseEther('1000000'))
      case 17: {
        const stamp = left.shift()
        return stamp === undefined
          ? calls.send(account, friend(place), cent)
          : calls.transferFrom({ from: account, to: stamps }, account, friend(place), stamp)
      }
      default:
        return place % 3 === 0
          ? calls.transfer(euros, friend(place), BigInt(1 + (place % 40)) * cent)
          : calls.send(account, friend(place), (cent * BigInt(1 + (place % 7))) / 2n)
    }
  }
  const blocks = Math.ceil(busyTransactions / perBlock)
  return Array.from({ length: blocks }, (_, block) => {
    const own = Array.from({ length: perBlock }, (_, place) => one(block * perBlock + place))
    const toIt = block % 10 === 5 ? [calls.transfer(byOwner, account, 25n * 100n * cent)] : []
    // somebody writes a transfer of nothing into its history, to an address that looks like a friend's
    const faked =
      block % 40 === 20 ? [calls.transferFrom(byOwner, account, lookAlike(friend(0)), 0n)] : []
    return [...own, ...toIt, ...faked]
  })
}
