import { describe, expect, test } from 'vitest'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { createReceiverResolver } from './send.resolver.actors.ts'

const firstAddress = `0x${'1'.repeat(40)}`
const secondAddress = `0x${'2'.repeat(40)}`
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
function createResolver(names: Names, reverseNames: readonly string[] | KitError = []) {
  const lookups: { name: string; fresh: boolean }[] = []
  const data = {
    async lookUp(name: string, { fresh }: { fresh: boolean }) {
      lookups.push({ name, fresh })
      const record = names[name] ?? null
      if (record instanceof Error) throw record
      return record
    },
    async reverse() {
      if (reverseNames instanceof Error) throw reverseNames
      return reverseNames.map((name) => ({ name, addresses: {}, avatar: null }))
    },
  }
  const checkAddress = (namespace: string) => (text: string) =>
    text.startsWith('0x') === (namespace === 'eip155') && text.length > 34 ? text : null
  const resolver = createReceiverResolver({
    data: data as unknown as Parameters<typeof createReceiverResolver>[0]['data'],
    transferClientOf: async (namespace) => ({ checkAddress: checkAddress(namespace) }),
  })
  return { ...resolver, lookups }
}
const record = (addresses: NameRecord['addresses']): NameRecord => ({
  name: 'bob.eth',
  addresses,
  avatar: 'https://a.example/b.png',
})
const addressOrCode = (promise: Promise<{ address: string }>) =>
  promise.then(({ address }) => address, codeOf)

describe('createReceiverResolver', () => {
  test('resolve looks up a name that begins with the letters ox', async () => {
    const resolver = createResolver({ 'oxford.eth': record({ 60: firstAddress }) })
    expect(await addressOrCode(resolver.resolve(mainnet, 'oxford.eth', signal))).toBe(firstAddress)
  })

  test.each(['vitalık.eth', 'сое.eth', 'gοld.eth'])(
    'hasReverseName is false for the look-alike %s although its reverse record agrees [XM2]',
    async (name) => {
      const found = { address: firstAddress, name, avatar: null }
      const resolver = createResolver({}, [name])
      expect(await resolver.hasReverseName(found, secondAddress, signal)).toBe(false)
    },
  )

  test('resolve returns an address unchanged without a lookup', async () => {
    const resolver = createResolver({})
    expect(await resolver.resolve(mainnet, firstAddress, signal)).toEqual({
      address: firstAddress,
      name: null,
      avatar: null,
    })
    expect(resolver.lookups).toEqual([])
  })

  test.each([
    ['an address of another namespace', solanaAddress],
    ['a text with spaces', 'bob eth'],
    ['a text with an invisible character', 'bob\u200b.eth'],
    ['a path', 'bob/../eth'],
    ['a text that is too long', `${'b'.repeat(300)}.eth`],
    ['a text that begins with 0x', '0xbob.eth'],
    ['an address with a Cyrillic letter', '0x1111111111С'],
    ['an address with a full-width digit', `０${firstAddress.slice(1)}`],
    ['a Solana address with a Cyrillic letter', `С${solanaAddress.slice(1)}`],
    ['a Bitcoin address with a Cyrillic letter', 'bс1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['an address that begins with two letters', `Oх${firstAddress.slice(2)}`],
  ])('resolve throws send/address-invalid without a lookup for %s [I1, Z16]', async (_, text) => {
    const resolver = createResolver({})
    expect([
      await addressOrCode(resolver.resolve(mainnet, text, signal)),
      resolver.lookups,
    ]).toEqual(['send/address-invalid', []])
  })

  test.each<[string, Network, NameRecord['addresses'], string]>([
    [
      'selects coin type 60 on Ethereum',
      mainnet,
      { 501: solanaAddress, 60: firstAddress, 2147492101: secondAddress },
      firstAddress,
    ],
    [
      'prefers the coin type of the EVM network to that of Ethereum',
      base,
      { 60: firstAddress, 2147492101: secondAddress },
      secondAddress,
    ],
    [
      'selects the Ethereum address if the EVM network has no entry',
      base,
      { 60: firstAddress },
      firstAddress,
    ],
    [
      'selects coin type 501 on Solana',
      solana,
      { 60: firstAddress, 501: solanaAddress },
      solanaAddress,
    ],
    [
      'selects the first address that is valid on the network',
      mainnet,
      { 0: 'bc1', 501: solanaAddress, 61: secondAddress },
      secondAddress,
    ],
    [
      'throws send/name-unknown for a record without a valid address',
      mainnet,
      { 501: solanaAddress },
      'send/name-unknown',
    ],
  ])('resolve %s', async (_, network, addresses, expected) => {
    expect(
      await addressOrCode(
        createResolver({ 'bob.eth': record(addresses) }).resolve(network, 'bob.eth', signal),
      ),
    ).toBe(expected)
  })

  test.each([
    ['throws send/name-unknown for an unregistered name', null, 'send/name-unknown'],
    [
      'throws data/name-not-resolved if the service is unreachable',
      new KitError('endpoint/unreachable'),
      'data/name-not-resolved',
    ],
    [
      'throws send/address-invalid for a name without a service',
      new KitError('data/unavailable'),
      'send/address-invalid',
    ],
  ])('resolve %s', async (_, response, code) => {
    expect(
      await addressOrCode(
        createResolver({ 'bob.eth': response }).resolve(mainnet, 'bob.eth', signal),
      ),
    ).toBe(code)
  })

  test('resolveAgain bypasses the cache and returns addresses unchanged [I3]', async () => {
    const resolver = createResolver({ 'bob.eth': record({ 60: secondAddress }) })
    expect(
      await resolver.resolveAgain(mainnet, { address: firstAddress, name: 'bob.eth' }, signal),
    ).toMatchObject({
      address: secondAddress,
      name: 'bob.eth',
    })
    expect(
      await resolver.resolveAgain(mainnet, { address: firstAddress, name: null }, signal),
    ).toMatchObject({
      address: firstAddress,
    })
    expect(resolver.lookups).toEqual([{ name: 'bob.eth', fresh: true }])
  })

  test('hasReverseName is true only with a matching reverse record, or without a name', async () => {
    const found = { address: firstAddress, name: 'Bob.eth', avatar: null }
    const hasReverseName = (reverseNames: readonly string[] | KitError) =>
      createResolver({}, reverseNames).hasReverseName(found, secondAddress, signal)
    expect([
      await hasReverseName(['bob.eth']),
      await hasReverseName(['eve.eth']),
      await hasReverseName(new KitError('endpoint/unreachable')),
    ]).toEqual([true, false, false])
    expect(
      await createResolver({}).hasReverseName({ ...found, name: null }, secondAddress, signal),
    ).toBe(true)
  })
})
