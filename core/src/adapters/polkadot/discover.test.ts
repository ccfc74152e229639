import { describe, expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import { polkadot } from './polkadot.ts'
import { readExtensions } from './read-extensions.ts'
import { scriptedExtension, startAdapter } from './scripted-extension.fixture.ts'

function discovering(page: Record<string, unknown>) {
  const started = startAdapter(page)
  const rows: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => rows.push(connector) })
  return { ...started, rows, stop, ids: () => rows.map(({ id }) => id) }
}
const { entry } = scriptedExtension()
const throwing = new Proxy(
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

test('extensions are found by their key, at once, and nothing of theirs is called', () => {
  const extension = scriptedExtension()
  const { rows } = discovering({ 'polkadot-js': extension.entry })
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
  expect(extension.asked).toEqual([])
})

test.each([
  ['talisman', 'Talisman'],
  ['subwallet-js', 'SubWallet'],
  ['my\u202ewallet', 'mywallet'],
  ['constructor', 'constructor'],
])('%j is called %s', (key, name) => {
  expect(discovering({ [key]: entry }).rows.map((row) => [row.id, row.name])).toEqual([[key, name]])
})

test('Nova’s browser stands in for an extension, and is called by its own name', () => {
  const injected = {
    injectedWeb3: () => ({ 'polkadot-js': entry }),
    walletExtension: () => ({ isNovaWallet: true }),
  }
  expect(readExtensions(createMemoryPlatform({ injected }).page).map(({ name }) => name)).toEqual([
    'Nova Wallet',
  ])
})

describe('A3, A7: what is hostile, or no extension, is not there', () => {
  test.each([
    ['null', null],
    ['a text', 'polkadot-js'],
    ['an extension without a way in', { version: '1' }],
    ['an extension that throws', throwing],
  ])('%s beside a good one', (_, bad) => {
    expect(discovering({ bad, good: entry }).ids()).toEqual(['good'])
  })

  test.each([
    ['a key without visible letters', '\u200b'],
    ['an endless key', 'x'.repeat(200)],
    ['the key of remote wallets', 'walletConnect'],
  ])('%s', (_, key) => {
    expect(discovering({ [key]: entry }).ids()).toEqual([])
  })

  test.each([
    ['a getter that throws', () => throwing],
    ['nothing', () => null],
    ['a number', () => 7],
  ])('%s instead of injectedWeb3', (_, injectedWeb3) => {
    expect(readExtensions(createMemoryPlatform({ injected: { injectedWeb3 } }).page)).toEqual([])
  })
})

test.each([
  ['after a while', ({ clock }: ReturnType<typeof discovering>) => clock.advance(5_000)],
  [
    'when the page has loaded',
    ({ platform }: ReturnType<typeof discovering>) => platform.controls.emit('load'),
  ],
])('an extension that comes late is found %s, once (A1)', (_, pass) => {
  const page: Record<string, unknown> = {}
  const found = discovering(page)
  expect(found.ids()).toEqual([])
  page.talisman = entry
  pass(found)
  pass(found)
  expect(found.ids()).toEqual(['talisman'])
})

test('A2: an object that takes a known key later marks the first, which is kept', () => {
  const page: Record<string, unknown> = { talisman: entry }
  const { rows, platform } = discovering(page)
  page.talisman = scriptedExtension().entry
  platform.controls.emit('load')
  expect(rows.map(({ id, disputed }) => [id, disputed])).toEqual([
    ['talisman', false],
    ['talisman', true],
  ])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends the looking and leaves nothing behind',
  (which) => {
    const page: Record<string, unknown> = {}
    const { ids, stop, adapter, clock, platform } = discovering(page)
    if (which === 'its own stop') stop()
    else adapter.stop()
    page.talisman = entry
    clock.advance(60_000)
    expect([ids(), platform.controls.listeners()]).toEqual([[], 0])
  },
)

test('the entry says which namespace it is for', () => {
  expect(polkadot().namespace).toBe('polkadot')
})
