import type { Account, AccountType } from '../../domain/account/account.ts'
import { safeGet } from '../../domain/unknown.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'
import { type BitcoinNetwork, networkOfKind, toNetworkId } from './bitcoin-networks.ts'
import { isStacksAddress } from './stacks-address.ts'
import type { SharedAccounts } from './wallet-client.ts'

const maxAccounts = 200
const types: ReadonlyMap<unknown, AccountType> = new Map([
  ['payment', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
  ['stacks', 'stx'],
])
const publicKeyForm = /^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128}|[0-9a-f]{64})$/i

/**
 * Parses a wallet's list of accounts. Returns the accounts on the wallet's network in the wallet's
 * order, each address once; null for an empty list. `network`: null to derive it from the first
 * Bitcoin address. Throws a `TypeError` if `list` is not a list or has no Bitcoin address of the
 * network (fault B3).
 */
export function parseSharedAccounts(
  list: unknown,
  network: BitcoinNetwork | null,
): SharedAccounts | null {
  const entries = Array.isArray(list) ? Array.from(list.slice(0, maxAccounts)) : null
  if (entries === null) throw new TypeError('The wallet returned no list of accounts')
  if (entries.length === 0) return null
  const current = network ?? networkOfFirst(entries)
  const accounts = current === null ? [] : entries.flatMap((entry) => parseEntry(entry, current))
  if (current === null || accounts.every(({ type }) => type === 'stx'))
    throw new TypeError('The wallet returned no address of its network')
  return { accounts: accounts.filter(isFirst), caipNetworkId: toNetworkId(current) }
}

const isFirst = ({ address }: Account, index: number, all: readonly Account[]) =>
  all.findIndex((account) => account.address === address) === index

function networkOfFirst(entries: readonly unknown[]): BitcoinNetwork | null {
  const [kind] = entries.flatMap(
    (entry) => parseBitcoinAddress(safeGet(entry, 'address'))?.kinds ?? [],
  )
  return kind === undefined ? null : networkOfKind(kind)
}

function parseEntry(entry: unknown, { kind }: BitcoinNetwork): Account[] {
  const address = safeGet(entry, 'address')
  const bitcoin = parseBitcoinAddress(address)
  const publicKey = parsePublicKey(safeGet(entry, 'publicKey'))
  if (bitcoin?.kinds.includes(kind)) {
    const type = parseType(entry, bitcoin.type === 'p2tr')
    return [{ address: bitcoin.address, type, ...publicKey }]
  }
  return isStacksAddress(kind, address) ? [{ address, type: 'stx', ...publicKey }] : []
}

const parsePublicKey = (value: unknown): Pick<Account, 'publicKey'> =>
  typeof value === 'string' && publicKeyForm.test(value) ? { publicKey: value.toLowerCase() } : {}

/** Wallets that state no purpose keep ordinals on taproot addresses. */
function parseType(entry: unknown, isTaproot: boolean): AccountType {
  const type = types.get(safeGet(entry, 'purpose'))
  if (type !== undefined && type !== 'stx') return type
  return isTaproot ? 'ordinal' : 'payment'
}

/** Moves the first account of the preferred type to the front. */
export function preferredFirst(
  accounts: readonly Account[],
  preferred: AccountType,
): readonly Account[] {
  const first = accounts.find(({ type }) => type === preferred)
  return first === undefined ? accounts : [first, ...accounts.filter((other) => other !== first)]
}
