import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAccount, readNetwork, readSession } from './read-session.ts'
import { ada, bob, rawSession } from './scripted-provider.fixture.ts'

const eip155 = (part: object) =>
  readSession(
    rawSession({ namespaces: { eip155: { chains: [], accounts: [], methods: [], ...part } } }),
  )?.namespaces.eip155

test('a session is read into fresh data', () => {
  const raw = rawSession()
  expect(readSession({ ...raw, secret: 'x' })).toEqual({
    topic: 'topic-1',
    pairingTopic: 'a'.repeat(64),
    expiresAt: 600_000_000,
    wallet: { name: 'Phone', icon: 'https://phone.example/icon.png' },
    namespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:10'],
        accounts: raw.namespaces.eip155.accounts,
        methods: ['personal_sign', 'wallet_switchEthereumChain'],
        spoken: {},
      },
      solana: expect.objectContaining({ methods: ['solana_signMessage'] }),
    },
    bitcoinAddresses: [],
  })
})

test('a namespace that names one chain is that namespace', () => {
  const part = { accounts: [`eip155:1:${ada}`], methods: ['personal_sign'], events: [] }
  const namespaces = { 'eip155:1': part, 'eip155:10': { ...part, accounts: [`eip155:10:${ada}`] } }
  expect(readSession(rawSession({ namespaces }))?.namespaces).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:10'],
      accounts: [`eip155:1:${ada}`, `eip155:10:${ada}`],
      methods: ['personal_sign'],
      spoken: {},
    },
  })
})

test('a network by its old name is today’s, and spoken to by the old one', () => {
  const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const now = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const read = (chains: string[]) =>
    readSession(
      rawSession({
        namespaces: {
          solana: {
            chains,
            accounts: [`${old}:So11111111111111111111111111111111111111112`],
            methods: [],
          },
        },
      }),
    )?.namespaces.solana
  expect(read([old])).toEqual({
    chains: [now],
    accounts: [`${now}:So11111111111111111111111111111111111111112`],
    methods: [],
    spoken: { [now]: old },
  })
  expect(read([old, now])?.spoken).toEqual({})
})

describe('hostile session data', () => {
  test.each([
    ['of another namespace', [`solana:1:${ada}`]],
    ['with wrong capitals', [`eip155:1:${ada.toLowerCase().replace('f39f', 'F39f')}`]],
    ['that are no addresses', ['eip155:1:0x1', 'eip155:1:<b>', 'eip155:1:', ':::', '']],
    [
      'on chains that are none',
      [`eip155:0x1:${ada}`, `eip155:01:${ada}`, `eip155:-1:${ada}`, `eip155:1:1:${ada}`],
    ],
    ['that are no text', [7, null, {}, [`eip155:1:${ada}`]]],
  ])('accounts %s are left out', (_, accounts) => {
    expect(eip155({ accounts })?.accounts).toEqual([])
  })
  test('accounts come with their capitals, each once', () => {
    expect(
      eip155({
        accounts: [`eip155:1:${ada.toLowerCase()}`, `eip155:1:${ada}`, 7, `eip155:1:${bob}`],
      })?.accounts,
    ).toEqual([`eip155:1:${ada}`, `eip155:1:${bob}`])
  })
  test('lists that are none are empty, and endless ones end', () => {
    expect(eip155({ accounts: 'eip155', chains: null, methods: {} })).toEqual({
      chains: [],
      accounts: [],
      methods: [],
      spoken: {},
    })
    const methods = Array.from({ length: 100_000 }, (_, at) => `m${at}`)
    expect(eip155({ methods })?.methods).toHaveLength(2_000)
  })
  test('M1: names and icons are fit to be shown', () => {
    const wallet = (metadata: object) => readSession(rawSession({ peer: { metadata } }))?.wallet
    expect(
      wallet({
        name: '\u202eevil\u0000',
        url: '',
        icons: ['javascript:alert(1)', 'http://x/y.png', 7],
      }),
    ).toEqual({
      name: 'evil',
      icon: null,
    })
    expect(wallet({ name: 7, url: 'https://phone.example/x', icons: null })).toEqual({
      name: 'phone.example',
      icon: null,
    })
    expect(readSession(rawSession({ peer: null }))?.wallet).toEqual({ name: 'Unknown', icon: null })
  })
  test('names of namespaces cannot be those of every object', () => {
    const namespaces = JSON.parse(
      '{"__proto__":{"accounts":[]},"constructor":{"accounts":[]},"EIP155":{},"x":{}}',
    )
    expect(readSession(rawSession({ namespaces }))?.namespaces).toEqual({})
  })
  test.each([
    ['no topic', { topic: '' }],
    ['no expiry', { expiry: 'soon' }],
    ['no namespaces', { namespaces: 'eip155' }],
    ['half an expiry', { expiry: 1.5 }],
  ])('%s: no session', (_, more) => {
    expect(readSession(rawSession(more))).toBeNull()
  })
  test('nothing throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
        (raw) => {
          expect(readSession(raw)).toBeNull()
          expect(() =>
            readSession(rawSession({ namespaces: { eip155: raw }, peer: raw })),
          ).not.toThrow()
          expect([readAccount('eip155', raw), readNetwork('eip155', raw)]).toEqual([null, null])
        },
      ),
    )
  })
})

test.each([
  [
    'solana',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'So11111111111111111111111111111111111111112',
    '0OIl',
  ],
  [
    'polkadot',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '15oF4uVJ',
  ],
  [
    'polkadot',
    'polkadot:fe58ea77779b7abda7da4ec526d14db9',
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  ],
  [
    'bip122',
    'bip122:000000000019d6689c085ae165831e93',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'xpub1',
  ],
  ['cosmos', 'cosmos:cosmoshub-4', 'cosmos1w508d6qejxtdg4y5r3zarvary0c5xw7k6ah60c', 'cosmos'],
  ['third', 'third:1', 'anything', '%%%!'],
])('B3: an account of %s that is none is left out', (namespace, chain, address, none) => {
  const session = readSession(
    rawSession({
      namespaces: { [namespace]: { accounts: [`${chain}:${none}`, `${chain}:${address}`] } },
    }),
  )
  expect(session?.namespaces[namespace]?.accounts).toEqual([`${chain}:${address}`])
})
