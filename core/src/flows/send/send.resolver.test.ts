import { describe, expect, test } from 'vitest'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { createReceiverResolver } from './send.resolver.actors.ts'

const firstAddress = `0x${'1'.repeat(40)}`
const secondAddress = `0x${'2'.repeat(40)}`
const solanaAddress = 'So1anaFoxSo1anaFoxSo1anaFoxSo1anaFox1'
const rpcUrls = { default: { http: ['http://127.0.0.1'] } }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const mainnet = defineNetwork({ id: 1, name: 'Ethereum', nativeCurrency: ether, rpcUrls })
const base = defineNetwork({ id: 8453, name: 'Base', nativeCurrency: ether, rpcUrls })
const polygon = defineNetwork({ id: 137, name: 'Polygon', nativeCurrency: ether, rpcUrls })
const solana = defineNetwork({
  id: 'x',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: ether,
  rpcUrls,
})
const { signal } = new AbortController()

type Names = Readonly<Record<string, NameRecord | null | KitError>>
/** CAIP-2 ids of the networks on which the receiver is a contract, or the error of the nodes. */
type Contracts = readonly string[] | KitError
function createResolver(
  names: Names,
  reverseNames: readonly string[] | KitError = [],
  contracts: Contracts = [],
) {
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
      return reverseNames.map((claimedName) => ({ claimedName, claimedAvatar: null }))
    },
  }
  const checkAddress = (namespace: string) => (text: string) =>
    text.startsWith('0x') === (namespace === 'eip155') && text.length > 34 ? text : null
  const resolver = createReceiverResolver({
    data: data as unknown as Parameters<typeof createReceiverResolver>[0]['data'],
    mainnet: async () => mainnet,
    transferClientOf: async (namespace) => ({
      checkAddress: checkAddress(namespace),
      async receiver({ network }) {
        if (contracts instanceof Error) throw contracts
        return { isContract: contracts.includes(network.caipNetworkId) }
      },
    }),
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
      const found = { address: firstAddress, name, avatar: null, doubt: null }
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
      doubt: null,
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
    ['an address with the prefix of a network (EIP-3770) [V3]', `oeth:${firstAddress}`],
    ['a CAIP-10 account [V3]', `eip155:10:${firstAddress}`],
    ['a payment URI (EIP-681) [V3]', `ethereum:${firstAddress}@10`],
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
      'selects coin type 501 on Solana',
      solana,
      { 60: firstAddress, 501: solanaAddress },
      solanaAddress,
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
      new KitError(catalogue, 'endpoint/unreachable'),
      'data/name-not-resolved',
    ],
    [
      'throws send/address-invalid for a name without a service',
      new KitError(catalogue, 'data/unavailable'),
      'send/address-invalid',
    ],
  ])('resolve %s', async (_, response, code) => {
    expect(
      await addressOrCode(
        createResolver({ 'bob.eth': response }).resolve(mainnet, 'bob.eth', signal),
      ),
    ).toBe(code)
  })

  test.each<[string, Network, NameRecord['addresses'], string]>([
    [
      'ignores the record of Polygon on Ethereum',
      mainnet,
      { 2147483785: secondAddress },
      'send/name-unknown',
    ],
    [
      'ignores a record of an unrelated coin type',
      mainnet,
      { 61: secondAddress, 501: solanaAddress },
      'send/name-unknown',
    ],
    [
      'ignores a record of an unrelated coin type on Polygon',
      polygon,
      { 61: secondAddress, 714: firstAddress, 2147492101: firstAddress },
      'send/name-unknown',
    ],
    ['ignores an EVM record on Solana', solana, { 60: solanaAddress }, 'send/name-unknown'],
    [
      'ignores the record of the chain whose coin type a chain id above 2^31 repeats',
      defineNetwork({ id: 2147483785, name: 'Twin', nativeCurrency: ether, rpcUrls }),
      { 2147483785: secondAddress },
      'send/name-unknown',
    ],
    [
      'selects the record for every EVM network (ENSIP-19) before that of Ethereum',
      polygon,
      { 60: firstAddress, 2147483648: secondAddress },
      secondAddress,
    ],
    [
      'selects the second coin type of Ethereum',
      mainnet,
      { 2147483649: secondAddress },
      secondAddress,
    ],
  ])('resolve %s [V3]', async (_, network, addresses, expected) => {
    const resolver = createResolver({ 'bob.eth': record(addresses) })
    expect(await addressOrCode(resolver.resolve(network, 'bob.eth', signal))).toBe(expected)
  })

  test('resolve returns the record of Ethereum on another network in doubt, with the name of Ethereum [V3]', async () => {
    const resolver = createResolver({ 'bob.eth': record({ 60: firstAddress, 61: secondAddress }) })
    expect(await resolver.resolve(polygon, 'bob.eth', signal)).toMatchObject({
      address: firstAddress,
      doubt: { reason: 'other-network', network: 'Ethereum' },
    })
    expect(
      await resolver.resolveAgain(polygon, { address: firstAddress, name: 'bob.eth' }, signal),
    ).toMatchObject({ address: firstAddress, doubt: { reason: 'other-network' } })
    expect((await resolver.resolve(mainnet, 'bob.eth', signal)).doubt).toBeNull()
  })

  test('resolve returns the first of two different records of Ethereum in doubt [V3]', async () => {
    const resolver = createResolver({
      'bob.eth': record({ 60: firstAddress, 2147483649: secondAddress }),
      'same.eth': record({ 60: firstAddress, 2147483649: firstAddress }),
    })
    expect(await resolver.resolve(mainnet, 'bob.eth', signal)).toMatchObject({
      address: firstAddress,
      doubt: { reason: 'ambiguous', network: 'Ethereum' },
    })
    expect((await resolver.resolve(mainnet, 'same.eth', signal)).doubt).toBeNull()
  })

  test.each<[string, Contracts, string]>([
    ['a contract of Ethereum that is none on the network', ['eip155:1'], 'send/name-not-here'],
    ['a contract on both networks', ['eip155:1', 'eip155:137'], firstAddress],
    ['a contract of the network alone', ['eip155:137'], firstAddress],
    [
      'unreachable nodes',
      new KitError(catalogue, 'endpoint/unreachable'),
      'data/name-not-resolved',
    ],
  ])(
    'resolve and resolveAgain check the code of a record of Ethereum: %s [V3]',
    async (_, contracts, expected) => {
      const resolver = createResolver({ 'bob.eth': record({ 60: firstAddress }) }, [], contracts)
      const known = { address: firstAddress, name: 'bob.eth' }
      expect([
        await addressOrCode(resolver.resolve(polygon, 'bob.eth', signal)),
        await addressOrCode(resolver.resolveAgain(polygon, known, signal)),
      ]).toEqual([expected, expected])
    },
  )

  test.each<[string, Network, Contracts, string]>([
    ['none on the network', polygon, ['eip155:1'], 'send/name-not-here'],
    ['also one on the network', polygon, ['eip155:1', 'eip155:137'], firstAddress],
    ['for a send there', mainnet, ['eip155:1'], firstAddress],
  ])(
    'resolve and resolveAgain check the code of a record for every EVM network: a contract of Ethereum, %s [V3]',
    async (_, network, contracts, expected) => {
      const names = { 'bob.eth': record({ 60: secondAddress, 2147483648: firstAddress }) }
      const only = { 'bob.eth': record({ 2147483648: firstAddress }) }
      const known = { address: firstAddress, name: 'bob.eth' }
      const { resolve, resolveAgain } = createResolver(only, [], contracts)
      expect([
        await addressOrCode(resolve(network, 'bob.eth', signal)),
        await addressOrCode(resolveAgain(network, known, signal)),
      ]).toEqual([expected, expected])
      const both = createResolver(names, [], contracts)
      expect(await addressOrCode(both.resolve(network, 'bob.eth', signal))).toBe(
        network === mainnet ? secondAddress : expected,
      )
    },
  )

  test('resolve has no doubt about a record for every EVM network, and reads no code for the record of the network itself [V3]', async () => {
    const shared = createResolver({ 'bob.eth': record({ 2147483648: firstAddress }) })
    expect(await shared.resolve(polygon, 'bob.eth', signal)).toMatchObject({
      address: firstAddress,
      doubt: null,
    })
    const down = new KitError(catalogue, 'endpoint/unreachable')
    const own = createResolver({ 'bob.eth': record({ 2147483785: firstAddress }) }, [], down)
    expect(await addressOrCode(own.resolve(polygon, 'bob.eth', signal))).toBe(firstAddress)
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
    const found = { address: firstAddress, name: 'Bob.eth', avatar: null, doubt: null }
    const hasReverseName = (reverseNames: readonly string[] | KitError) =>
      createResolver({}, reverseNames).hasReverseName(found, secondAddress, signal)
    expect([
      await hasReverseName(['bob.eth']),
      await hasReverseName(['eve.eth']),
      await hasReverseName(new KitError(catalogue, 'endpoint/unreachable')),
    ]).toEqual([true, false, false])
    expect(
      await createResolver({}).hasReverseName({ ...found, name: null }, secondAddress, signal),
    ).toBe(true)
  })
})
