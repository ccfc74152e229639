import { expect, test } from 'vitest'
import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import { createProfileReader } from './account.profile.actors.ts'

const alice = '0xAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAa'
const mallory = `0x${'e'.repeat(40)}`
const avatar = 'https://a.example/a.png'
const { signal } = new AbortController()
const down = new KitError(catalogue, 'endpoint/unreachable')

const networkOf = (id: number) =>
  defineNetwork({
    id,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1'] } },
  })

type Service = {
  identity: ClaimedIdentity | KitError
  reverse?: readonly ClaimedIdentity[]
  record: NameRecord['addresses'] | null | KitError
  chainId?: number
}
/** Reads the identity of Alice from a service with these responses. */
async function identityOf({ identity, reverse = [], record, chainId = 1 }: Service) {
  const lookups: string[] = []
  const data = {
    async identity() {
      if (identity instanceof Error) throw identity
      return identity
    },
    reverse: async () => reverse,
    async lookUp(name: string) {
      lookups.push(name)
      if (record instanceof Error) throw record
      return record && { name, addresses: record, avatar: null }
    },
  }
  const readProfile = createProfileReader({
    adapters: { get: async () => ({ transfer: null }) },
    data,
    platform: createMemoryPlatform(),
  } as unknown as Parameters<typeof createProfileReader>[0])
  const network = networkOf(chainId)
  const request = { namespace: 'eip155', network, address: alice } as const
  return { ...(await readProfile(request, signal)), lookups }
}
const claim: ClaimedIdentity = { claimedName: 'alice.eth', claimedAvatar: avatar }
const none = { name: null, avatar: null }

test.each<[string, NameRecord['addresses'], number]>([
  ['the address for Ethereum', { 60: alice.toLowerCase() }, 1],
  ['the address for the network', { 60: mallory, 2147483785: alice }, 137],
  ['the address for every EVM network', { 60: mallory, 2147483648: alice }, 137],
  ['the address for Ethereum and none for the network', { 60: alice, 61: mallory }, 137],
])('the identity has the name whose record has %s [V11]', async (_, record, chainId) => {
  expect(await identityOf({ identity: claim, record, chainId })).toMatchObject({
    identity: { name: 'alice.eth', avatar },
    lookups: ['alice.eth'],
  })
})

test.each<[string, NameRecord['addresses'] | null, number]>([
  ['has another address', { 60: mallory }, 1],
  ['has another address for the network', { 60: alice, 2147483785: mallory }, 137],
  ['has the address for another coin', { 61: alice, 2147483785: alice }, 1],
  ['has no valid address', { 60: 'alice' }, 1],
  ['does not exist', null, 1],
])(
  'the identity has neither name nor avatar if the record of the name %s [V11]',
  async (_, record, chainId) => {
    expect((await identityOf({ identity: claim, record, chainId })).identity).toEqual(none)
  },
)

test('the identity is unknown while the name cannot be looked up [V11]', async () => {
  expect((await identityOf({ identity: claim, record: down })).identity).toBeNull()
})

test('the first name of an address is looked up too if the identity cannot be read [V11]', async () => {
  const reverse = [claim, { claimedName: 'other.eth', claimedAvatar: null }]
  expect(await identityOf({ identity: down, reverse, record: { 60: alice } })).toMatchObject({
    identity: { name: 'alice.eth', avatar },
    lookups: ['alice.eth'],
  })
  const mismatched = await identityOf({ identity: down, reverse, record: { 60: mallory } })
  expect(mismatched.identity).toEqual(none)
  const elsewhere = { identity: down, reverse, record: { 60: alice }, chainId: 137 }
  expect((await identityOf(elsewhere)).identity).toEqual({ name: 'alice.eth', avatar: null })
})

test('an avatar without a name is not shown [V11]', async () => {
  const identity = { claimedName: null, claimedAvatar: avatar }
  expect(await identityOf({ identity, record: { 60: alice } })).toMatchObject({
    identity: none,
    lookups: [],
  })
})
