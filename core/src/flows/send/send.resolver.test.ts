import { describe, expect, test } from 'vitest'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { createReceiverResolver } from './send.resolver.actors.ts'

const one = `0x${'1'.repeat(40)}`
const two = `0x${'2'.repeat(40)}`
const solanaAddress = 'So1anaFoxSo1anaFoxSo1anaFoxSo1anaFox1'
const rpcUrls = { default: { http: ['http://127.0.0.1'] } }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const mainnet = defineNetwork({ id: 1, name: 'Main', nativeCurrency: ether, rpcUrls })
const base = defineNetwork({ id: 8453, name: 'Base', nativeCurrency: ether, rpcUrls })
const solana = defineNetwork({
  id: 'x',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: ether,
  rpcUrls,
})
const { signal } = new AbortController()

type Names = Readonly<Record<string, NameRecord | null | KitError>>
function finder(names: Names, reversed: readonly string[] | KitError = []) {
  const asked: { name: string; fresh: boolean }[] = []
  const data = {
    async lookUp(name: string, { fresh }: { fresh: boolean }) {
      asked.push({ name, fresh })
      const record = names[name] ?? null
      if (record instanceof Error) throw record
      return record
    },
    async reverse() {
      if (reversed instanceof Error) throw reversed
      return reversed.map((name) => ({ name, addresses: {}, avatar: null }))
    },
  }
  const check = (namespace: string) => (text: string) =>
    text.startsWith('0x') === (namespace === 'eip155') && text.length > 34 ? text : null
  const find = createReceiverResolver({
    data: data as unknown as Parameters<typeof createReceiverResolver>[0]['data'],
    transferClientOf: async (namespace) => ({ checkAddress: check(namespace) }),
  })
  return { ...find, asked }
}
const record = (addresses: NameRecord['addresses']): NameRecord => ({
  name: 'bob.eth',
  addresses,
  avatar: 'https://a.example/b.png',
})
const outcome = (promise: Promise<{ address: string }>) =>
  promise.then(({ address }) => address, codeOf)

describe('createReceiverResolver', () => {
  test('returns an address unchanged without a request', async () => {
    const find = finder({})
    expect(await find.resolve(mainnet, one, signal)).toEqual({
      address: one,
      name: null,
      avatar: null,
    })
    expect(find.asked).toEqual([])
  })

  test.each([
    ['an address of another namespace', solanaAddress],
    ['a text with spaces', 'bob eth'],
    ['a text with an invisible character', 'bob\u200b.eth'],
    ['a path', 'bob/../eth'],
    ['a text that is too long', `${'b'.repeat(300)}.eth`],
  ])('%s is not looked up [I1]', async (_, text) => {
    const find = finder({})
    expect([await outcome(find.resolve(mainnet, text, signal)), find.asked]).toEqual([
      'send/address-invalid',
      [],
    ])
  })

  test.each<[string, Network, NameRecord['addresses'], string]>([
    ['coin type 60 is Ethereum', mainnet, { 501: solanaAddress, 60: one, 2147492101: two }, one],
    [
      'the coin type of an EVM network comes before that of Ethereum',
      base,
      { 60: one, 2147492101: two },
      two,
    ],
    ['Ethereum is used if the EVM network has no entry', base, { 60: one }, one],
    ['coin type 501 is Solana', solana, { 60: one, 501: solanaAddress }, solanaAddress],
    [
      'the first address that is valid on the network is used',
      mainnet,
      { 0: 'bc1', 501: solanaAddress, 61: two },
      two,
    ],
    [
      'a record without a valid address is unknown',
      mainnet,
      { 501: solanaAddress },
      'send/name-unknown',
    ],
  ])('resolve selects the address of a name: %s', async (_, network, addresses, expected) => {
    expect(
      await outcome(finder({ 'bob.eth': record(addresses) }).resolve(network, 'bob.eth', signal)),
    ).toBe(expected)
  })

  test.each([
    ['an unregistered name throws send/name-unknown', null, 'send/name-unknown'],
    [
      'an unreachable service throws data/name-not-resolved',
      new KitError('endpoint/unreachable'),
      'data/name-not-resolved',
    ],
    [
      'without a service a name throws send/address-invalid',
      new KitError('data/unavailable'),
      'send/address-invalid',
    ],
  ])('%s', async (_, answer, code) => {
    expect(await outcome(finder({ 'bob.eth': answer }).resolve(mainnet, 'bob.eth', signal))).toBe(
      code,
    )
  })

  test('resolveAgain bypasses the cache and returns addresses unchanged [I3]', async () => {
    const find = finder({ 'bob.eth': record({ 60: two }) })
    expect(
      await find.resolveAgain(mainnet, { address: one, name: 'bob.eth' }, signal),
    ).toMatchObject({
      address: two,
      name: 'bob.eth',
    })
    expect(await find.resolveAgain(mainnet, { address: one, name: null }, signal)).toMatchObject({
      address: one,
    })
    expect(find.asked).toEqual([{ name: 'bob.eth', fresh: true }])
  })

  test('hasReverseName is false without a matching reverse record', async () => {
    const found = { address: one, name: 'Bob.eth', avatar: null }
    const called = (reversed: readonly string[] | KitError) =>
      finder({}, reversed).hasReverseName(found, two, signal)
    expect([
      await called(['bob.eth']),
      await called(['eve.eth']),
      await called(new KitError('endpoint/unreachable')),
    ]).toEqual([true, false, false])
    expect(await finder({}).hasReverseName({ ...found, name: null }, two, signal)).toBe(true)
  })
})
