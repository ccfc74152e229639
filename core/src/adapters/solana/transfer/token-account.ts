import { sha256 } from '@noble/hashes/sha2'
import { KitError } from '../../../errors/kit-error.ts'
import { keyOf, toBase58 } from '../codecs.ts'
import { isOnCurve } from './curve.ts'
import type { ChainAccount } from './node.ts'
import { programs } from './programs.ts'

/** Bytes of a mint and of an account for a token. */
export const sizes = { mint: 82, token: 165 } as const
const hasSize = ({ size }: ChainAccount, bytes: number) => size === BigInt(bytes)
const at = { decimals: 44, mintReady: 45, mint: 0, owner: 32, amount: 64, state: 108 } as const
const frozen = 2

/** The account in which an owner keeps a token. */
export function associatedAccount(owner: string, mint: string): string {
  const seeds = [owner, programs.token, mint].flatMap((key) => [...keyOf(key)])
  const tail = [...keyOf(programs.associated), ...new TextEncoder().encode('ProgramDerivedAddress')]
  for (let bump = 255; bump >= 0; bump -= 1) {
    const key = sha256(Uint8Array.from([...seeds, bump, ...tail]))
    if (!isOnCurve(key)) return toBase58(key)
  }
  throw new KitError('send/token-unreadable')
}

/** The decimals of a token whose program we know. Throws `send/token-unsupported`, `send/token-unreadable`. */
export function readMint(account: ChainAccount | null): number {
  if (account?.owner === programs.token2022) throw new KitError('send/token-unsupported')
  if (
    account?.owner !== programs.token ||
    !hasSize(account, sizes.mint) ||
    account.data[at.mintReady] !== 1
  ) {
    throw new KitError('send/token-unreadable')
  }
  return account.data[at.decimals] ?? 0
}

export const isMint = (account: ChainAccount) => isOfTokens(account) && hasSize(account, sizes.mint)
export const isTokenAccount = (account: ChainAccount) =>
  isOfTokens(account) && account.size >= BigInt(sizes.token)
const isOfTokens = ({ owner }: ChainAccount) =>
  owner === programs.token || owner === programs.token2022

/** What an account for a token holds. `null`: it is none of this mint and owner. */
export function readHolding(
  account: ChainAccount,
  { mint, owner }: { mint: string; owner: string },
) {
  const { data } = account
  if (account.owner !== programs.token || !hasSize(account, sizes.token)) return null
  const keyAt = (place: number) => toBase58(data.slice(place, place + 32))
  if (keyAt(at.mint) !== mint || keyAt(at.owner) !== owner) return null
  return {
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(at.amount, true),
    frozen: data[at.state] === frozen,
  }
}
