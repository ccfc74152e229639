import { describe, expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { listedGlobals, path, scriptedProvider, startAdapter } from './scripted-wallet.fixture.ts'

function setup(globals: object = {}, options: Parameters<typeof startAdapter>[1] = {}) {
  const started = startAdapter(globals, options)
  const found: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => found.push(connector) })
  const register = (wallet: unknown) =>
    started.platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(one: unknown): void }) => api.register(wallet),
    )
  return {
    ...started,
    found,
    stop,
    register,
    rows: () => [...new Map(found.map((connector) => [connector.id, connector])).values()],
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

describe('discovery in btc_providers', () => {
  test('finds a wallet under its path', () => {
    expect(setup(listedGlobals(provider())).rows()).toEqual([
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

  test('reports a wallet once that lists itself twice [A1]', () => {
    const globals = listedGlobals(provider())
    globals.btc_providers.push(...globals.btc_providers)
    const { found, clock } = setup(globals)
    clock.advance(10_000)
    expect(found).toHaveLength(1)
  })

  test('marks a wallet as disputed if another one has the same name [A2]', () => {
    const own = listedGlobals(provider())
    const globals = {
      ...own,
      btc_providers: [...own.btc_providers, { id: 'Evil', name: 'millstone' }],
      Evil: provider(),
    }
    expect(setup(globals).rows()).toMatchObject([{ id: path, disputed: true }])
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
    ['invalid entries', { btc_providers: [null, 7, {}] }],
    ['an invalid path', { ...listedGlobals(provider()), btc_providers: [{ id: 7, name: 'X' }] }],
    ['a path to nowhere', { btc_providers: [{ id: 'No.Where', name: 'X' }] }],
    ['a path to a prototype', { btc_providers: [{ id: 'constructor.prototype', name: 'X' }] }],
    ['a very long path', { btc_providers: [{ id: 'a.'.repeat(500), name: 'X' }] }],
    ['an empty name', { ...listedGlobals(provider(), { name: '\u200b' }) }],
    ['an object without request', listedGlobals({ ask: () => {} })],
    ['an object that throws', listedGlobals(throwing)],
    [
      'a list that throws',
      {
        get btc_providers() {
          throw new Error('hostile')
        },
      },
    ],
  ])('ignores %s [A3, A7]', (_, globals) => {
    expect(setup(globals).rows()).toEqual([])
  })

  test('drops an unsafe icon [A5]', () => {
    expect(setup(listedGlobals(provider(), { icon: 'javascript:alert(1)' })).rows()).toMatchObject([
      { id: path, icon: null },
    ])
  })

  test.each(['by polling', 'with the load event'])('finds a later wallet %s', (when) => {
    const globals = {}
    const { rows, clock, platform } = setup(globals)
    clock.advance(60)
    Object.assign(globals, listedGlobals(provider()))
    if (when === 'with the load event') platform.controls.emit('load')
    else clock.advance(2_000)
    expect(rows()).toMatchObject([{ id: path }])
  })

  test('leaves no timer or listener after stop', () => {
    const { stop, clock, platform } = setup()
    stop()
    expect([clock.pending(), platform.controls.listenerCount()]).toEqual([0, 0])
  })
})

describe('discovery at known paths', () => {
  const globals = () => ({
    XverseProviders: { BitcoinProvider: provider() },
    FordefiProviders: { UtxoProvider: provider() },
    unisat: { requestAccounts: () => {} },
  })

  test('finds wallets that do not list themselves', () => {
    expect(setup(globals()).rows()).toMatchObject([
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
      { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
      { id: 'unisat', name: 'UniSat' },
    ])
  })

  test('reports a wallet once that also lists itself, with its own name', () => {
    const own = {
      ...globals(),
      btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' }],
    }
    expect(
      setup(own)
        .rows()
        .map(({ name, disputed }) => [name, disputed]),
    ).toEqual([
      ['Xverse Wallet', false],
      ['Fordefi', false],
      ['UniSat', false],
    ])
  })

  test('finds nothing if the page disables injected wallets', () => {
    const options = { discovery: { announced: true, injected: false } }
    expect(setup(globals(), options).rows()).toEqual([])
  })
})

describe('discovery with the Wallet Standard', () => {
  test('finds wallets for Bitcoin by name and ignores those for other chains', () => {
    const { register, rows } = setup()
    register(standard())
    register(standard({ name: 'Sunbeam', chains: ['solana:mainnet'] }))
    register(standard({ name: 'Mute', features: {} }))
    expect(rows()).toMatchObject([
      { id: 'Lumen', name: 'Lumen', type: 'ANNOUNCED', disputed: false },
    ])
  })

  test.each(['first', 'last'])(
    'reports one undisputed wallet if it registers %s and also lists itself',
    (order) => {
      const globals = {}
      const { register, rows, clock } = setup(globals)
      if (order === 'first') register(standard({ name: 'Millstone' }))
      Object.assign(globals, listedGlobals(provider()))
      clock.advance(10_000)
      if (order === 'last') register(standard({ name: 'Millstone' }))
      expect(rows()).toMatchObject([
        { id: order === 'first' ? 'Millstone' : path, disputed: false },
      ])
    },
  )
})
