import { hexToBytes } from 'viem'
import { sandboxAccount, sandboxKey } from '../base/accounts.ts'
import { solanaAddress } from '../keys/solana.ts'
import type { DataApiSettings, RegisteredName } from './data-api.types.ts'
import { avatarOf } from './pictures.ts'

const registeredAt = '2025-03-01T12:00:00Z'
const evmAddress = (index: number) => sandboxAccount(index).address
const svmAddress = (index: number) => solanaAddress(hexToBytes(sandboxKey(index)))

/**
 * Initially registered names: with the addresses of all networks, of Ethereum alone, of Solana
 * alone, hostile values, a claim to an address of another account, or none.
 */
const initialNames = (chainIds: readonly number[]): readonly RegisteredName[] => [
  {
    name: 'alice.sandbox.id',
    addresses: {
      '60': evmAddress(3),
      '501': svmAddress(3),
      ...Object.fromEntries(chainIds.map((id) => [evmCoinType(id), evmAddress(3)])),
    },
    avatar: avatarOf('alice'),
  },
  { name: 'bob.sandbox.id', addresses: { '60': evmAddress(4) }, avatar: avatarOf('bob') },
  { name: 'carol.sandbox.id', addresses: { '501': svmAddress(5) } },
  {
    name: 'mallory.sandbox.id',
    addresses: { '60': 'no address', '501': '<b>none</b>', 'ether\u202e': 'none' },
    claims: [evmAddress(1)],
    avatar: 'javascript:alert(1)',
  },
  { name: 'nobody.sandbox.id', addresses: {} },
]

/** Coin type of an EVM chain (ENSIP-11). */
const evmCoinType = (chainId: number) => String(0x80000000 + chainId)

export type Names = {
  /** The profile of a name, as the API returns it. Null if the name is not registered. */
  find(name: string): unknown
  /** Profiles of the names that have or claim an address, as the API returns them. */
  of(address: string): readonly { name: string; attributes: readonly { avatar: string }[] }[]
  /** Adds, replaces and removes names. */
  set(names: DataApiSettings['names']): void
}

/** Creates the name registry of these EVM chains. Names are matched in lower case. */
export function createNames(chainIds: readonly number[]): Names {
  const registered = new Map(initialNames(chainIds).map((entry) => [entry.name, entry]))
  return {
    find(name) {
      const entry = registered.get(name.toLowerCase())
      return entry === undefined ? null : formatProfile(entry)
    },
    of: (address) =>
      [...registered.values()]
        .filter(({ addresses, claims = [] }) =>
          [...Object.values(addresses), ...claims].some((other) => isSameAddress(other, address)),
        )
        .map(formatProfile),
    set(names) {
      for (const { addresses, ...entry } of names) {
        const name = entry.name.toLowerCase()
        if (addresses === null) registered.delete(name)
        else registered.set(name, { ...entry, addresses })
      }
    },
  }
}

const isSameAddress = (a: string, b: string) =>
  a === b || (a.startsWith('0x') && a.toLowerCase() === b.toLowerCase())

const formatProfile = ({ name, addresses, avatar }: RegisteredName) => ({
  name,
  registered: registeredAt,
  updated: registeredAt,
  addresses: Object.fromEntries(
    Object.entries(addresses).map(([coin, address]) => [coin, { address, created: registeredAt }]),
  ),
  attributes: avatar === undefined ? [] : [{ avatar }],
})
