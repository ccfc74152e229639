import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { scriptedKeplr, startAdapter } from './scripted-keplr.fixture.ts'

function discovering(injected: Record<string, () => unknown>, own = {}) {
  const started = startAdapter({ injected, own })
  const told: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => told.push(connector) })
  return { ...started, told, stop, names: () => told.map(({ id, name }) => [id, name]) }
}
const { api } = scriptedKeplr()
const throws = () => {
  throw new Error('no')
}

test('wallets are found at once, wherever they put their page API', () => {
  const { told } = discovering({
    keplr: () => api,
    cosmostation: () => ({ providers: { keplr: scriptedKeplr().api } }),
  })
  expect(told).toEqual([
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

test('A1: the same object under two names is one wallet, called by its own', () => {
  expect(discovering({ keplr: () => api, leap: () => api }).names()).toEqual([
    ['leap', 'Leap Wallet'],
  ])
})

test('a page may name further wallets', () => {
  const own = { wallets: [{ path: 'deep.down', name: 'Foxglove', event: 'fox' }] }
  expect(discovering({ deep: () => ({ down: api }) }, own).names()).toEqual([
    ['deep.down', 'Foxglove'],
  ])
})

test('a wallet that is late is found when the document is complete, or a little later', () => {
  const late: { keplr: unknown; leap: unknown } = { keplr: null, leap: null }
  const { platform, clock, names } = discovering({ keplr: () => late.keplr, leap: () => late.leap })
  expect(names()).toEqual([])
  late.keplr = api
  platform.controls.emit('load')
  expect(names()).toEqual([['keplr', 'Keplr']])
  late.leap = scriptedKeplr().api
  clock.advance(4_000)
  expect(names()).toEqual([
    ['keplr', 'Keplr'],
    ['leap', 'Leap Wallet'],
  ])
  expect(clock.pending()).toBe(0)
})

test('A2: another object under a known name only marks the first, which is kept', async () => {
  const page: { keplr: unknown } = { keplr: api }
  const { told, clock } = discovering({ keplr: () => page.keplr })
  page.keplr = scriptedKeplr().api
  clock.advance(4_000)
  expect(told.map(({ disputed }) => disputed)).toEqual([false, true])
})

test.each([
  ['has a getter that throws', throws],
  [
    'is a Proxy that throws',
    () => new Proxy({}, { get: throws, has: throws, getPrototypeOf: throws }),
  ],
  ['is no object', () => 'keplr'],
  ['cannot be asked for a key', () => ({ enable: () => {} })],
])('A7: a wallet that %s is absent', (_, keplr) => {
  expect(discovering({ keplr, leap: () => Object.freeze({ ...api }) }).names()).toEqual([
    ['leap', 'Leap Wallet'],
  ])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends discovery: no listener, no timer, nothing told',
  (which) => {
    const late: { keplr: unknown } = { keplr: null }
    const { adapter, stop, platform, clock, told } = discovering({ keplr: () => late.keplr })
    if (which === 'its own stop') stop()
    else adapter.stop()
    late.keplr = api
    platform.controls.emit('load')
    clock.advance(10_000)
    expect([platform.controls.listeners(), clock.pending(), told.length]).toEqual([0, 0, 0])
  },
)

test('who begins to listen later is told what is known', () => {
  const { adapter } = discovering({ keplr: () => api })
  const late: string[] = []
  adapter.discover({ found: ({ id }) => late.push(id) })
  expect(late).toEqual(['keplr'])
})
