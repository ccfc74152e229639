import { describe, expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { listing, path, scriptedProvider, startAdapter } from './scripted-wallet.fixture.ts'

function discovering(globals: object = {}, options: Parameters<typeof startAdapter>[1] = {}) {
  const started = startAdapter(globals, options)
  const told: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => told.push(connector) })
  const register = (wallet: unknown) =>
    started.platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(one: unknown): void }) => api.register(wallet),
    )
  return {
    ...started,
    told,
    stop,
    register,
    rows: () => [...new Map(told.map((one) => [one.id, one])).values()],
  }
}
const provider = () => scriptedProvider({}).provider
const standard = (more: object = {}) => ({
  version: '1.0.0',
  name: 'Lumen',
  icon: 'data:image/png;base64,AA==',
  chains: ['bitcoin:mainnet'],
  accounts: [],
  features: { 'bitcoin:connect': { connect: () => {} } },
  ...more,
})

describe('btc_providers', () => {
  test('a wallet that lists itself is found by its path', () => {
    expect(discovering(listing(provider())).rows()).toEqual([
      {
        id: path,
        name: 'Millstone',
        type: 'ANNOUNCED',
        chain: 'bip122',
        rdns: null,
        icon: 'data:image/png;base64,AA==',
        disputed: false,
      },
    ])
  })

  test('A1: a wallet that lists itself twice is told once', () => {
    const globals = listing(provider())
    globals.btc_providers.push(...globals.btc_providers)
    const { told, clock } = discovering(globals)
    clock.advance(10_000)
    expect(told).toHaveLength(1)
  })

  test('A2: another one of the same name marks the first as disputed', () => {
    const own = listing(provider())
    const globals = {
      ...own,
      btc_providers: [...own.btc_providers, { id: 'Evil', name: 'millstone' }],
      Evil: provider(),
    }
    expect(discovering(globals).rows()).toMatchObject([{ id: path, disputed: true }])
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
    ['no list', { btc_providers: 'x' }],
    ['an entry that throws', { btc_providers: [throwing] }],
    ['an entry of nothing', { btc_providers: [null, 7, {}] }],
    ['no path', { ...listing(provider()), btc_providers: [{ id: 7, name: 'X' }] }],
    ['a path to nowhere', { btc_providers: [{ id: 'No.Where', name: 'X' }] }],
    [
      'a path to the language itself',
      { btc_providers: [{ id: 'constructor.prototype', name: 'X' }] },
    ],
    ['a path without end', { btc_providers: [{ id: 'a.'.repeat(500), name: 'X' }] }],
    ['no name', { ...listing(provider(), { name: '\u200b' }) }],
    ['an object without request', listing({ ask: () => {} })],
    ['an object that throws', listing(throwing)],
    [
      'a list that throws',
      {
        get btc_providers() {
          throw new Error('hostile')
        },
      },
    ],
  ])('A3, A7: %s is no wallet', (_, globals) => {
    expect(discovering(globals).rows()).toEqual([])
  })

  test('A5: an icon that is none is left out', () => {
    expect(discovering(listing(provider(), { icon: 'javascript:alert(1)' })).rows()).toMatchObject([
      { id: path, icon: null },
    ])
  })

  test.each(['after a while', 'with the page'])('a wallet that comes %s is found', (when) => {
    const globals = {}
    const { rows, clock, platform } = discovering(globals)
    clock.advance(60)
    Object.assign(globals, listing(provider()))
    if (when === 'with the page') platform.controls.emit('load')
    else clock.advance(2_000)
    expect(rows()).toMatchObject([{ id: path }])
  })

  test('after the stop nothing is looked at and nothing waits', () => {
    const { stop, clock, platform } = discovering()
    stop()
    expect([clock.pending(), platform.controls.listeners()]).toEqual([0, 0])
  })
})

describe('places that everybody knows', () => {
  const globals = () => ({
    XverseProviders: { BitcoinProvider: provider() },
    FordefiProviders: { UtxoProvider: provider() },
    unisat: { requestAccounts: () => {} },
  })

  test('wallets are found there, listed or not', () => {
    expect(discovering(globals()).rows()).toMatchObject([
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
      { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
      { id: 'unisat', name: 'UniSat' },
    ])
  })

  test('one that lists itself as well is one row, as it calls itself', () => {
    const own = {
      ...globals(),
      btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' }],
    }
    expect(
      discovering(own)
        .rows()
        .map(({ name, disputed }) => [name, disputed]),
    ).toEqual([
      ['Xverse Wallet', false],
      ['Fordefi', false],
      ['UniSat', false],
    ])
  })

  test('they are not looked at where the page does not want injected wallets', () => {
    const options = { discovery: { announced: true, injected: false } }
    expect(discovering(globals(), options).rows()).toEqual([])
  })
})

describe('the Wallet Standard', () => {
  test('a wallet for Bitcoin is found by its name, one for other chains is not', () => {
    const { register, rows } = discovering()
    register(standard())
    register(standard({ name: 'Sunbeam', chains: ['solana:mainnet'] }))
    register(standard({ name: 'Mute', features: {} }))
    expect(rows()).toMatchObject([
      { id: 'Lumen', name: 'Lumen', type: 'ANNOUNCED', disputed: false },
    ])
  })

  test.each(['first', 'last'])(
    'a wallet that registers %s and lists itself, too, is one row without dispute',
    (order) => {
      const globals = {}
      const { register, rows, clock } = discovering(globals)
      if (order === 'first') register(standard({ name: 'Millstone' }))
      Object.assign(globals, listing(provider()))
      clock.advance(10_000)
      if (order === 'last') register(standard({ name: 'Millstone' }))
      expect(rows()).toMatchObject([
        { id: order === 'first' ? 'Millstone' : path, disputed: false },
      ])
    },
  )
})
