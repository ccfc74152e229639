import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { discoverStandard, onStandardChange } from './discover.ts'
import type { StandardWallet } from './parse-wallet.ts'

const wallet = (overrides: object = {}) => ({
  version: '1.0.0',
  name: 'Lumen',
  icon: 'data:image/png;base64,AA==',
  chains: [],
  accounts: [],
  features: {},
  ...overrides,
})

function startDiscovery() {
  const platform = createMemoryPlatform()
  const found: StandardWallet[] = []
  const stop = discoverStandard(platform, (wallet) => found.push(wallet))
  /** Registers a wallet like an extension that loads after the page. */
  const register = (object: unknown) =>
    platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(wallet: unknown): void }) => api.register(object),
    )
  return { platform, found, stop, register, names: () => found.map(({ name }) => name) }
}

test('discoverStandard finds a wallet that loaded before the page', () => {
  const platform = createMemoryPlatform()
  platform.page.on('wallet-standard:app-ready', (api) =>
    (api as { register(wallet: unknown): void }).register(wallet()),
  )
  const found: string[] = []
  discoverStandard(platform, ({ name }) => found.push(name))
  expect(found).toEqual(['Lumen'])
})

test('discoverStandard finds a wallet that loads later, until it is stopped', () => {
  const { register, names, stop, platform } = startDiscovery()
  register(wallet())
  stop()
  register(wallet({ name: 'Harbor' }))
  expect(names()).toEqual(['Lumen'])
  expect(platform.controls.listenerCount()).toBe(0)
})

const throwingObject = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
  },
)

test.each([
  ['null', null],
  ['text', 'Lumen'],
  ['a wallet with an invalid name', wallet({ name: 7 })],
  ['a wallet with an empty name', wallet({ name: '\u200b' })],
  ['a wallet without features', wallet({ features: null })],
  ['a throwingObject proxy', throwingObject],
])('discoverStandard ignores %s [A3, A7]', (_, object) => {
  const { register, names } = startDiscovery()
  register(object)
  expect(names()).toEqual([])
})

test('discoverStandard skips a wallet that throws while registering', () => {
  const { platform, register, names } = startDiscovery()
  platform.controls.emit('wallet-standard:register-wallet', () => {
    throw new Error('broken')
  })
  platform.controls.emit('wallet-standard:register-wallet', 'not a function')
  register(wallet())
  expect(names()).toEqual(['Lumen'])
})

test('discoverStandard calls `found` for each registration of a wallet, with the same object', () => {
  const { register, found } = startDiscovery()
  const registered = wallet()
  register(registered)
  register(registered)
  expect(found.map((wallet) => wallet.raw === registered)).toEqual([true, true])
})

test('accounts() drops invalid accounts and cleans labels', () => {
  const { register, found } = startDiscovery()
  const account = {
    address: 'abc',
    publicKey: new Uint8Array([1]),
    chains: ['solana:mainnet', 7, 'solana:mainnet'],
    label: 'Main\u202e',
  }
  register(wallet({ accounts: [account, null, { address: 7 }, throwingObject] }))
  expect(found[0]?.accounts()).toEqual([
    {
      address: 'abc',
      publicKey: new Uint8Array([1]),
      chains: ['solana:mainnet'],
      label: 'Main',
      raw: account,
    },
  ])
})

test('call() calls a feature’s method with the feature as `this` and throws a TypeError for a missing feature', () => {
  const { register, found } = startDiscovery()
  const feature = {
    version: '1.0.0',
    connect(input: object) {
      return [this === feature, input]
    },
  }
  register(wallet({ features: { 'standard:connect': feature } }))
  expect(found[0]?.call('standard:connect', 'connect', { silent: true })).toEqual([
    true,
    { silent: true },
  ])
  expect(found[0]?.has('solana:signIn')).toBe(false)
  expect(() => found[0]?.call('solana:signIn', 'signIn')).toThrow(TypeError)
})

test('onStandardChange stops calling its listener after unsubscribe, even if the wallet keeps it', () => {
  const { register, found } = startDiscovery()
  const listeners: (() => void)[] = []
  register(
    wallet({
      features: {
        'standard:events': {
          on: (_: string, listener: () => void) => void listeners.push(listener),
        },
      },
    }),
  )
  let changes = 0
  const [registered] = found
  if (registered === undefined) throw new Error('discoverStandard found no wallet')
  const unsubscribe = onStandardChange(registered, () => {
    changes += 1
  })
  listeners[0]?.()
  unsubscribe()
  listeners[0]?.()
  expect(changes).toBe(1)
})

test.each([
  ['markup', 'x" onerror="alert(1)'],
  ['http', 'http://icons.example/fox.png'],
  ['a script', 'javascript:alert(1)'],
  ['five megabytes long', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
  ['a number', 7],
])('discoverStandard replaces an icon that is %s by null [A5]', (_, icon) => {
  const { register, found } = startDiscovery()
  register(wallet({ icon }))
  expect(found[0]?.icon).toBeNull()
})

test('discoverStandard cleans and shortens the name of a wallet [M1, R9]', () => {
  const { register, names } = startDiscovery()
  register(wallet({ name: '  Lum\u202een\u200b\n Wallet ' }))
  register(wallet({ name: 'x'.repeat(10_000) }))
  expect(names()[0]).toBe('Lumen Wallet')
  expect((names()[1] ?? '').length).toBeLessThanOrEqual(64)
})

test('accounts() returns at most 200 accounts [B3]', () => {
  const { register, found } = startDiscovery()
  register(
    wallet({
      accounts: Array.from({ length: 100_000 }, (_, index) => ({
        address: `a${index}`,
        chains: [],
      })),
    }),
  )
  expect(found[0]?.accounts()).toHaveLength(200)
})

test('has() and accounts() ignore inherited features and accounts with a `__proto__` key [R10]', () => {
  const { register, found } = startDiscovery()
  register(
    wallet({
      features: Object.create({ 'standard:connect': null }),
      accounts: JSON.parse('[{"__proto__": {"address": "x"}}]'),
    }),
  )
  expect(found[0]?.has('standard:connect')).toBe(false)
  expect(found[0]?.has('nothing')).toBe(false)
  expect(found[0]?.accounts()).toEqual([])
  expect(Object.prototype).not.toHaveProperty('address')
})
