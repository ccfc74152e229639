import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import { findExtensions } from './find-extensions.ts'
import { polkadot } from './polkadot.ts'
import { scriptedExtension, startAdapter } from './scripted-extension.fixture.ts'

function setup(page: Record<string, unknown>) {
  const started = startAdapter(page)
  const rows: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => rows.push(connector) })
  return { ...started, rows, stop, ids: () => rows.map(({ id }) => id) }
}
const { entry } = scriptedExtension()
const throwingObject = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
    ownKeys() {
      throw new Error('hostile')
    },
  },
)

test('discovery finds extensions by key without calling them', () => {
  const extension = scriptedExtension()
  const { rows } = setup({ 'polkadot-js': extension.entry })
  expect(rows).toEqual([
    {
      id: 'polkadot-js',
      name: 'Polkadot.js',
      type: 'ANNOUNCED',
      chain: 'polkadot',
      rdns: null,
      icon: null,
      disputed: false,
    },
  ])
  expect(extension.calls).toEqual([])
})

test.each([
  ['talisman', 'Talisman'],
  ['subwallet-js', 'SubWallet'],
  ['my\u202ewallet', 'mywallet'],
  ['constructor', 'constructor'],
])('discovery names the extension %j "%s"', (key, name) => {
  expect(setup({ [key]: entry }).rows.map((row) => [row.id, row.name])).toEqual([[key, name]])
})

test('findExtensions names Nova Wallet’s browser, which uses the key of Polkadot.js', () => {
  const injected = {
    injectedWeb3: () => ({ 'polkadot-js': entry }),
    walletExtension: () => ({ isNovaWallet: true }),
  }
  expect(findExtensions(createMemoryPlatform({ injected }).page).map(({ name }) => name)).toEqual([
    'Nova Wallet',
  ])
})

test.each([
  ['null', null],
  ['a text', 'polkadot-js'],
  ['an extension without `enable`', { version: '1' }],
  ['an extension that throws', throwingObject],
])('discovery ignores %s beside a valid extension [A3, A7]', (_, invalid) => {
  expect(setup({ invalid, good: entry }).ids()).toEqual(['good'])
})

test.each([
  ['a key without visible characters', '\u200b'],
  ['a very long key', 'x'.repeat(200)],
  ['the key of remote wallets', 'walletConnect'],
])('discovery ignores an extension with %s [A3]', (_, key) => {
  expect(setup({ [key]: entry }).ids()).toEqual([])
})

test.each([
  ['an object that throws', () => throwingObject],
  ['null', () => null],
  ['a number', () => 7],
])('findExtensions ignores %s instead of injectedWeb3 [A7]', (_, injectedWeb3) => {
  expect(findExtensions(createMemoryPlatform({ injected: { injectedWeb3 } }).page)).toEqual([])
})

test.each([
  ['by polling', ({ clock }: ReturnType<typeof setup>) => clock.advance(5_000)],
  [
    'with the load event',
    ({ platform }: ReturnType<typeof setup>) => platform.controls.emit('load'),
  ],
])('discovery finds an extension that is injected late once, %s [A1]', (_, triggerSearch) => {
  const page: Record<string, unknown> = {}
  const run = setup(page)
  expect(run.ids()).toEqual([])
  page.talisman = entry
  triggerSearch(run)
  triggerSearch(run)
  expect(run.ids()).toEqual(['talisman'])
})

test('discovery keeps the first object if another object takes its key, and marks both [A2, Z4]', () => {
  const page: Record<string, unknown> = { talisman: entry }
  const { rows, platform } = setup(page)
  page.talisman = scriptedExtension().entry
  platform.controls.emit('load')
  expect(rows.map(({ id, disputed }) => [id, disputed])).toEqual([
    ['talisman', false],
    ['talisman', true],
    ['talisman#2', true],
  ])
})

test.each(['the stop function of discover()', 'stop() of the adapter'])(
  '%s ends discovery and leaves no listener',
  (which) => {
    const page: Record<string, unknown> = {}
    const { ids, stop, adapter, clock, platform } = setup(page)
    if (which === 'the stop function of discover()') stop()
    else adapter.stop()
    page.talisman = entry
    clock.advance(60_000)
    expect([ids(), platform.controls.listenerCount()]).toEqual([[], 0])
  },
)

test('polkadot() returns an entry for its namespace', () => {
  expect(polkadot().namespace).toBe('polkadot')
})
