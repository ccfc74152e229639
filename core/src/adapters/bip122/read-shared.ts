import type { Account, AccountType } from '../../domain/account/account.ts'
import { safeGet } from '../../domain/unknown.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import { type BitcoinNetwork, bitcoinNetworkOfKind, caipOf } from './bitcoin-networks.ts'
import type { Shared } from './handle.ts'
import { isStacksAddress } from './stacks-address.ts'

const mostAccounts = 200
const types: ReadonlyMap<unknown, AccountType> = new Map([
  ['payment', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
  ['stacks', 'stx'],
])
const publicKey = /^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128}|[0-9a-f]{64})$/i

/**
 * The accounts in a wallet's list that are on its network, each address once, in its order. `network` null: the one the first address is
 * of. null for an empty list; throws what nobody can believe (fault case B3): no list, or nothing in it that is an address there.
 */
export function readShared(list: unknown, network: BitcoinNetwork | null): Shared | null {
  const entries = Array.isArray(list) ? Array.from(list.slice(0, mostAccounts)) : null
  if (entries === null) throw new TypeError('The wallet gave no list of accounts')
  if (entries.length === 0) return null
  const on = network ?? networkOf(entries)
  const accounts = on === null ? [] : entries.flatMap((entry) => readAccount(entry, on))
  if (on === null || accounts.every(({ type }) => type === 'stx'))
    throw new TypeError('The wallet gave no address of its network')
  return { accounts: accounts.filter(isFirst), caipNetworkId: caipOf(on) }
}

const isFirst = ({ address }: Account, at: number, all: readonly Account[]) =>
  all.findIndex((one) => one.address === address) === at

function networkOf(entries: readonly unknown[]): BitcoinNetwork | null {
  const [first] = entries.flatMap(
    (entry) => readBitcoinAddress(safeGet(entry, 'address'))?.kinds ?? [],
  )
  return first === undefined ? null : bitcoinNetworkOfKind(first)
}

function readAccount(entry: unknown, { kind }: BitcoinNetwork): Account[] {
  const said = safeGet(entry, 'address')
  const bitcoin = readBitcoinAddress(said)
  const key = safeGet(entry, 'publicKey')
  const more =
    typeof key === 'string' && publicKey.test(key) ? { publicKey: key.toLowerCase() } : {}
  if (bitcoin?.kinds.includes(kind))
    return [{ address: bitcoin.address, type: typeOf(entry, bitcoin.type === 'p2tr'), ...more }]
  return isStacksAddress(kind, said) ? [{ address: said, type: 'stx', ...more }] : []
}

/** Wallets that say no purpose keep what is inscribed on taproot. */
function typeOf(entry: unknown, isTaproot: boolean): AccountType {
  const said = types.get(safeGet(entry, 'purpose'))
  if (said !== undefined && said !== 'stx') return said
  return isTaproot ? 'ordinal' : 'payment'
}

/** The same accounts, the first of the wanted kind in front. */
export function inFront(accounts: readonly Account[], wanted: AccountType): readonly Account[] {
  const first = accounts.find(({ type }) => type === wanted)
  return first === undefined ? accounts : [first, ...accounts.filter((one) => one !== first)]
}
