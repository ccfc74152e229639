import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { scriptedKeplr, startAdapter } from './scripted-keplr.fixture.ts'

function setup(injected: Record<string, () => unknown>, options = {}) {
  const started = startAdapter({ injected, options })
  const found: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => found.push(connector) })
  return { ...started, found, stop, names: () => found.map(({ id, name }) => [id, name]) }
}
const { api } = scriptedKeplr()
const throws = () => {
  throw new Error('no')
}

test('discovery finds wallets at all known paths', () => {
  const { found } = setup({
    keplr: () => api,
    cosmostation: () => ({ providers: { keplr: scriptedKeplr().api } }),
  })
  expect(found).toEqual([
    {
      id: 'cosmostation.providers.keplr',
      name: 'Cosmostation Wallet',
      type: 'ANNOUNCED',
      chain: 'cosmos',
      rdns: null,
      icon: null,
      disputed: false,
    },
    {
      id: 'keplr',
      name: 'Keplr',
      type: 'ANNOUNCED',
      chain: 'cosmos',
      rdns: null,
      icon: null,
      disputed: false,
    },
  ])
})

test('discovery reports an object at two paths once, with the name of the wallet’s own path [A1]', () => {
  expect(setup({ keplr: () => api, leap: () => api }).names()).toEqual([['leap', 'Leap Wallet']])
})

test('discovery finds wallets of the option `wallets`', () => {
  const options = { wallets: [{ path: 'deep.down', name: 'Foxglove', event: 'fox' }] }
  expect(setup({ deep: () => ({ down: api }) }, options).names()).toEqual([
    ['deep.down', 'Foxglove'],
  ])
})

test('discovery finds wallets that are injected late, with the load event or by polling', () => {
  const page: { keplr: unknown; leap: unknown } = { keplr: null, leap: null }
  const { platform, clock, names } = setup({ keplr: () => page.keplr, leap: () => page.leap })
  expect(names()).toEqual([])
  page.keplr = api
  platform.controls.emit('load')
  expect(names()).toEqual([['keplr', 'Keplr']])
  page.leap = scriptedKeplr().api
  clock.advance(4_000)
  expect(names()).toEqual([
    ['keplr', 'Keplr'],
    ['leap', 'Leap Wallet'],
  ])
  expect(clock.pending()).toBe(0)
})

test('discovery keeps the first object if another one replaces it, and marks both [A2, Z4]', async () => {
  const page: { keplr: unknown } = { keplr: api }
  const { found, clock } = setup({ keplr: () => page.keplr })
  page.keplr = scriptedKeplr().api
  clock.advance(4_000)
  expect(found.map(({ id, disputed }) => [id, disputed])).toEqual([
    ['keplr', false],
    ['keplr', true],
    ['keplr#2', true],
  ])
})

test.each([
  ['has a getter that throws', throws],
  [
    'is a Proxy that throws',
    () => new Proxy({}, { get: throws, has: throws, getPrototypeOf: throws }),
  ],
  ['is not an object', () => 'keplr'],
  ['has no `getKey`', () => ({ enable: () => {} })],
])('discovery ignores a wallet that %s [A7]', (_, keplr) => {
  expect(setup({ keplr, leap: () => Object.freeze({ ...api }) }).names()).toEqual([
    ['leap', 'Leap Wallet'],
  ])
})

test.each(['the stop function of discover()', 'stop() of the adapter'])(
  '%s ends discovery and leaves no listener or timer',
  (which) => {
    const page: { keplr: unknown } = { keplr: null }
    const { adapter, stop, platform, clock, found } = setup({ keplr: () => page.keplr })
    if (which === 'the stop function of discover()') stop()
    else adapter.stop()
    page.keplr = api
    platform.controls.emit('load')
    clock.advance(10_000)
    expect([platform.controls.listenerCount(), clock.pending(), found.length]).toEqual([0, 0, 0])
  },
)

test('discovery reports known wallets to a later listener', () => {
  const { adapter } = setup({ keplr: () => api })
  const ids: string[] = []
  adapter.discover({ found: ({ id }) => ids.push(id) })
  expect(ids).toEqual(['keplr'])
})
