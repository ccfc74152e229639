import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { discoverStandard, onStandardChange } from './discover.ts'
import type { StandardWallet } from './read-wallet.ts'

const wallet = (more: object = {}) => ({
  version: '1.0.0',
  name: 'Lumen',
  icon: 'data:image/png;base64,AA==',
  chains: [],
  accounts: [],
  features: {},
  ...more,
})

function discovering() {
  const platform = createMemoryPlatform()
  const found: StandardWallet[] = []
  const stop = discoverStandard(platform, (one) => found.push(one))
  /** What a wallet does when it comes after the page. */
  const announce = (own: unknown) =>
    platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(one: unknown): void }) => api.register(own),
    )
  return { platform, found, stop, announce, names: () => found.map(({ name }) => name) }
}

test('a wallet that was there before the page is found when the page says that it is ready', () => {
  const platform = createMemoryPlatform()
  platform.page.on('wallet-standard:app-ready', (api) =>
    (api as { register(one: unknown): void }).register(wallet()),
  )
  const found: string[] = []
  discoverStandard(platform, ({ name }) => found.push(name))
  expect(found).toEqual(['Lumen'])
})

test('a wallet that comes later is found then, and not after the stop', () => {
  const { announce, names, stop, platform } = discovering()
  announce(wallet())
  stop()
  announce(wallet({ name: 'Harbor' }))
  expect([names(), platform.controls.listeners()]).toEqual([['Lumen'], 0])
})

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
  },
)

test.each([
  ['null', null],
  ['a text', 'Lumen'],
  ['no name', wallet({ name: 7 })],
  ['an empty name', wallet({ name: '\u200b' })],
  ['no features', wallet({ features: null })],
  ['a throwing proxy', throwing],
])('A3, A7: %s is no wallet', (_, own) => {
  const { announce, names } = discovering()
  announce(own)
  expect(names()).toEqual([])
})

test('a wallet that fails while it introduces itself keeps nobody from being found', () => {
  const { platform, announce, names } = discovering()
  platform.controls.emit('wallet-standard:register-wallet', () => {
    throw new Error('broken')
  })
  platform.controls.emit('wallet-standard:register-wallet', 'not a function')
  announce(wallet())
  expect(names()).toEqual(['Lumen'])
})

test('a wallet that registers itself twice is the same one', () => {
  const { announce, found } = discovering()
  const own = wallet()
  announce(own)
  announce(own)
  expect(found.map((one) => one.own === own)).toEqual([true, true])
})

test('accounts are read anew each time; what is none is left out, and a label is cleaned', () => {
  const { announce, found } = discovering()
  const own = {
    address: 'abc',
    publicKey: new Uint8Array([1]),
    chains: ['solana:mainnet', 7, 'solana:mainnet'],
    label: 'Main\u202e',
  }
  announce(wallet({ accounts: [own, null, { address: 7 }, throwing] }))
  expect(found[0]?.accounts()).toEqual([
    {
      address: 'abc',
      publicKey: new Uint8Array([1]),
      chains: ['solana:mainnet'],
      label: 'Main',
      own,
    },
  ])
})

test('a feature is called on its own object; one that is not there is a TypeError', () => {
  const { announce, found } = discovering()
  const feature = {
    version: '1.0.0',
    connect(input: object) {
      return [this === feature, input]
    },
  }
  announce(wallet({ features: { 'standard:connect': feature } }))
  expect(found[0]?.call('standard:connect', 'connect', { silent: true })).toEqual([
    true,
    { silent: true },
  ])
  expect(found[0]?.has('solana:signIn')).toBe(false)
  expect(() => found[0]?.call('solana:signIn', 'signIn')).toThrow(TypeError)
})

test('changes are heard until the stop, also from a wallet that never lets go of a listener', () => {
  const { announce, found } = discovering()
  const listeners: (() => void)[] = []
  announce(
    wallet({
      features: {
        'standard:events': {
          on: (_: string, listener: () => void) => void listeners.push(listener),
        },
      },
    }),
  )
  let heard = 0
  const [one] = found
  if (one === undefined) throw new Error('nothing was found')
  const stop = onStandardChange(one, () => {
    heard += 1
  })
  listeners[0]?.()
  stop()
  listeners[0]?.()
  expect(heard).toBe(1)
})

test.each([
  ['markup', 'x" onerror="alert(1)'],
  ['http', 'http://icons.example/fox.png'],
  ['a script', 'javascript:alert(1)'],
  ['five megabytes', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
  ['no text', 7],
])('A5: an icon that is %s is not shown', (_, icon) => {
  const { announce, found } = discovering()
  announce(wallet({ icon }))
  expect(found[0]?.icon).toBeNull()
})

test('M1, R9: a name is cleaned and clipped', () => {
  const { announce, names } = discovering()
  announce(wallet({ name: '  Lum\u202een\u200b\n Wallet ' }))
  announce(wallet({ name: 'x'.repeat(10_000) }))
  expect([names()[0], (names()[1] ?? '').length <= 64]).toEqual(['Lumen Wallet', true])
})

test('B3: of accounts without end, as many are read as anybody can look through', () => {
  const { announce, found } = discovering()
  announce(
    wallet({
      accounts: Array.from({ length: 100_000 }, (_, place) => ({
        address: `a${place}`,
        chains: [],
      })),
    }),
  )
  expect(found[0]?.accounts()).toHaveLength(200)
})

test('R10: features and accounts named after the language’s own are nothing', () => {
  const { announce, found } = discovering()
  announce(
    wallet({
      features: Object.create({ 'standard:connect': null }),
      accounts: JSON.parse('[{"__proto__": {"address": "x"}}]'),
    }),
  )
  expect([
    found[0]?.has('standard:connect'),
    found[0]?.has('nothing'),
    found[0]?.accounts(),
  ]).toEqual([false, false, []])
  expect(Object.prototype).not.toHaveProperty('address')
})
