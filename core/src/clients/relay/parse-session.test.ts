import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAccount, parseNetwork, parseSession } from './parse-session.ts'
import { ada, bob, rawSession } from './scripted-provider.fixture.ts'

const parseEip155 = (overrides: object) =>
  parseSession(
    rawSession({ namespaces: { eip155: { chains: [], accounts: [], methods: [], ...overrides } } }),
  )?.namespaces.eip155

test('parseSession returns the known parts of a session', () => {
  const raw = rawSession()
  expect(parseSession({ ...raw, secret: 'x' })).toEqual({
    topic: 'topic-1',
    pairingTopic: 'a'.repeat(64),
    expiresAt: 600_000_000,
    wallet: { name: 'Phone', icon: 'data:image/png;base64,AA==' },
    namespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:10'],
        accounts: raw.namespaces.eip155.accounts,
        methods: ['personal_sign', 'wallet_switchEthereumChain'],
        walletChainIds: {},
      },
      solana: expect.objectContaining({ methods: ['solana_signMessage'] }),
    },
    bitcoinAddresses: [],
  })
})

test('parseSession merges keys such as `eip155:1` into their namespace', () => {
  const grant = { accounts: [`eip155:1:${ada}`], methods: ['personal_sign'], events: [] }
  const namespaces = {
    'eip155:1': grant,
    'eip155:10': { ...grant, accounts: [`eip155:10:${ada}`] },
  }
  expect(parseSession(rawSession({ namespaces }))?.namespaces).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:10'],
      accounts: [`eip155:1:${ada}`, `eip155:10:${ada}`],
      methods: ['personal_sign'],
      walletChainIds: {},
    },
  })
})

test('parseSession maps a legacy network id to the current one and keeps the wallet’s id', () => {
  const legacy = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const current = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const parseSolana = (chains: string[]) =>
    parseSession(
      rawSession({
        namespaces: {
          solana: {
            chains,
            accounts: [`${legacy}:So11111111111111111111111111111111111111112`],
            methods: [],
          },
        },
      }),
    )?.namespaces.solana
  expect(parseSolana([legacy])).toEqual({
    chains: [current],
    accounts: [`${current}:So11111111111111111111111111111111111111112`],
    methods: [],
    walletChainIds: { [current]: legacy },
  })
  expect(parseSolana([legacy, current])?.walletChainIds).toEqual({})
})

test.each([
  ['of another namespace', [`solana:1:${ada}`]],
  ['with a wrong checksum', [`eip155:1:${ada.toLowerCase().replace('f39f', 'F39f')}`]],
  ['with an invalid address', ['eip155:1:0x1', 'eip155:1:<b>', 'eip155:1:', ':::', '']],
  [
    'with an invalid chain id',
    [`eip155:0x1:${ada}`, `eip155:01:${ada}`, `eip155:-1:${ada}`, `eip155:1:1:${ada}`],
  ],
  ['that are not text', [7, null, {}, [`eip155:1:${ada}`]]],
])('parseSession drops accounts %s', (_, accounts) => {
  expect(parseEip155({ accounts })?.accounts).toEqual([])
})

test('parseSession returns each account once, with its checksum', () => {
  expect(
    parseEip155({
      accounts: [`eip155:1:${ada.toLowerCase()}`, `eip155:1:${ada}`, 7, `eip155:1:${bob}`],
    })?.accounts,
  ).toEqual([`eip155:1:${ada}`, `eip155:1:${bob}`])
})

test('parseSession replaces invalid lists by empty ones and truncates long ones', () => {
  expect(parseEip155({ accounts: 'eip155', chains: null, methods: {} })).toEqual({
    chains: [],
    accounts: [],
    methods: [],
    walletChainIds: {},
  })
  const methods = Array.from({ length: 100_000 }, (_, index) => `m${index}`)
  expect(parseEip155({ methods })?.methods).toHaveLength(2_000)
})

test('parseSession cleans the wallet’s name and drops icons that the page would fetch [M1, W10]', () => {
  const parseWallet = (metadata: object) => parseSession(rawSession({ peer: { metadata } }))?.wallet
  expect(
    parseWallet({
      name: '\u202eevil\u0000',
      url: '',
      icons: [
        'javascript:alert(1)',
        'http://x/y.png',
        'http://127.0.0.1/x.png',
        'https://x.example/y.png',
        7,
      ],
    }),
  ).toEqual({
    name: 'evil',
    icon: null,
  })
  expect(parseWallet({ name: 7, url: 'https://phone.example/x', icons: null })).toEqual({
    name: 'phone.example',
    icon: null,
  })
  expect(parseSession(rawSession({ peer: null }))?.wallet).toEqual({
    name: 'Unknown',
    icon: null,
  })
})

test('parseSession drops prototype keys and invalid names of namespaces', () => {
  const namespaces = JSON.parse(
    '{"__proto__":{"accounts":[]},"constructor":{"accounts":[]},"EIP155":{},"x":{}}',
  )
  expect(parseSession(rawSession({ namespaces }))?.namespaces).toEqual({})
})

test.each([
  ['no topic', { topic: '' }],
  ['no expiry', { expiry: 'soon' }],
  ['no namespaces', { namespaces: 'eip155' }],
  ['a fractional expiry', { expiry: 1.5 }],
])('parseSession returns null for a session with %s', (_, overrides) => {
  expect(parseSession(rawSession(overrides))).toBeNull()
})

test('parseSession, parseAccount and parseNetwork never throw', () => {
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
      (raw) => {
        expect(parseSession(raw)).toBeNull()
        expect(() =>
          parseSession(rawSession({ namespaces: { eip155: raw }, peer: raw })),
        ).not.toThrow()
        expect([parseAccount('eip155', raw), parseNetwork('eip155', raw)]).toEqual([null, null])
      },
    ),
  )
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
])('parseSession drops an invalid account of %s [B3]', (namespace, chain, address, invalid) => {
  const session = parseSession(
    rawSession({
      namespaces: { [namespace]: { accounts: [`${chain}:${invalid}`, `${chain}:${address}`] } },
    }),
  )
  expect(session?.namespaces[namespace]?.accounts).toEqual([`${chain}:${address}`])
})

test('parseSession reads at most 200 namespaces [W4]', () => {
  const grant = { accounts: [], chains: [], methods: [] }
  const namespaces = Object.fromEntries(
    Array.from({ length: 300 }, (_, position) => [`n${position + 100}`, grant]),
  )
  const session = parseSession({ topic: 'topic', expiry: 2_000_000_000, namespaces })
  expect(Object.keys(session?.namespaces ?? {})).toHaveLength(200)
})
