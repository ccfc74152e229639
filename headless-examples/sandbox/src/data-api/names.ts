import { hexToBytes } from 'viem'
import { sandboxAccount, sandboxKey } from '../base/accounts.ts'
import { solanaAddress } from '../keys/solana.ts'
import type { DataApiSettings, RegisteredName } from './data-api.types.ts'
import { avatarOf } from './pictures.ts'

const registeredAt = '2025-03-01T12:00:00Z'
const evm = (place: number) => sandboxAccount(place).address
const svm = (place: number) => solanaAddress(hexToBytes(sandboxKey(place)))

/** Names that are there from the start: on both chains, on one of them, and such as nobody should believe. */
const known = (): readonly RegisteredName[] => [
  {
    name: 'alice.sandbox.id',
    addresses: { '60': evm(3), '501': svm(3) },
    avatar: avatarOf('alice'),
  },
  { name: 'bob.sandbox.id', addresses: { '60': evm(4) }, avatar: avatarOf('bob') },
  { name: 'carol.sandbox.id', addresses: { '501': svm(5) } },
  {
    name: 'mallory.sandbox.id',
    addresses: { '60': 'no address', '501': '<b>none</b>', 'ether\u202e': 'none' },
    avatar: 'javascript:alert(1)',
  },
  { name: 'nobody.sandbox.id', addresses: {} },
]

export type Names = {
  /** As it is on the wire; null: nobody registered it. */
  find(name: string): unknown
  /** Names of an address, as they are on the wire. */
  of(address: string): readonly { name: string; attributes: readonly { avatar: string }[] }[]
  set(names: DataApiSettings['names']): void
}

/** Who is called what. */
export function createNames(): Names {
  const all = new Map(known().map((one) => [one.name, one]))
  return {
    find(name) {
      const found = all.get(name.toLowerCase())
      return found === undefined ? null : written(found)
    },
    of: (address) =>
      [...all.values()]
        .filter(({ addresses }) => Object.values(addresses).some((one) => same(one, address)))
        .map(written),
    set(names) {
      for (const { addresses, ...one } of names) {
        const name = one.name.toLowerCase()
        if (addresses === null) all.delete(name)
        else all.set(name, { ...one, addresses })
      }
    },
  }
}

const same = (one: string, other: string) =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())

const written = ({ name, addresses, avatar }: RegisteredName) => ({
  name,
  registered: registeredAt,
  updated: registeredAt,
  addresses: Object.fromEntries(
    Object.entries(addresses).map(([coin, address]) => [coin, { address, created: registeredAt }]),
  ),
  attributes: avatar === undefined ? [] : [{ avatar }],
})
