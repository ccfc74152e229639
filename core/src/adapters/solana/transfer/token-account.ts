import { sha256 } from '@noble/hashes/sha2'
import { type ChainDecimals, isChainDecimals } from '../../../domain/token/chain-token.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { publicKeyOf, toBase58 } from '../codecs.ts'
import { isOnCurve } from './curve.ts'
import { programs } from './programs.ts'
import type { ChainAccount } from './transfer-node.ts'

/** Sizes of a mint and of a token account, in bytes. */
export const sizes = { mint: 82, token: 165 } as const
/** Offsets in the data of a mint. */
const mintOffsets = { decimals: 44, isInitialized: 45 } as const
/** Offsets in the data of a token account. */
const accountOffsets = { mint: 0, owner: 32, amount: 64, state: 108 } as const
const frozenState = 2

const hasSize = ({ size }: ChainAccount, bytes: number) => size === BigInt(bytes)

/** The address of an owner's associated token account. */
export function associatedAccount(owner: string, mint: string): string {
  const seeds = [owner, programs.token, mint].flatMap((address) => [...publicKeyOf(address)])
  const suffix = [
    ...publicKeyOf(programs.associated),
    ...new TextEncoder().encode('ProgramDerivedAddress'),
  ]
  for (let bump = 255; bump >= 0; bump -= 1) {
    const key = sha256(Uint8Array.from([...seeds, bump, ...suffix]))
    if (!isOnCurve(key)) return toBase58(key)
  }
  throw new KitError(sendErrors, 'send/token-unreadable')
}

/**
 * The decimals of a mint. Throws `send/token-unsupported` for a mint of Token-2022 and
 * `send/token-unreadable` for any other account.
 */
export function parseMint(account: ChainAccount | null): ChainDecimals {
  if (account?.owner === programs.token2022)
    throw new KitError(sendErrors, 'send/token-unsupported')
  if (
    account?.owner !== programs.token ||
    !hasSize(account, sizes.mint) ||
    account.data[mintOffsets.isInitialized] !== 1
  )
    throw new KitError(sendErrors, 'send/token-unreadable')
  const decimals = account.data[mintOffsets.decimals] ?? 0
  if (!isChainDecimals(decimals)) throw new KitError(sendErrors, 'send/token-unreadable')
  return decimals
}

export const isMint = (account: ChainAccount) =>
  isOwnedByTokenProgram(account) && hasSize(account, sizes.mint)
export const isTokenAccount = (account: ChainAccount) =>
  isOwnedByTokenProgram(account) && account.size >= BigInt(sizes.token)
const isOwnedByTokenProgram = ({ owner }: ChainAccount) =>
  owner === programs.token || owner === programs.token2022

/**
 * Parses a token account. `amount` is in base units. Null if the account has another mint or owner.
 */
export function parseTokenAccount(
  account: ChainAccount,
  { mint, owner }: { mint: string; owner: string },
): { amount: bigint; frozen: boolean } | null {
  const { data } = account
  if (account.owner !== programs.token || !hasSize(account, sizes.token)) return null
  const addressAt = (offset: number) => toBase58(data.slice(offset, offset + 32))
  if (addressAt(accountOffsets.mint) !== mint || addressAt(accountOffsets.owner) !== owner)
    return null
  return {
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(accountOffsets.amount, true),
    frozen: data[accountOffsets.state] === frozenState,
  }
}
