import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { listedGlobals, path, scriptedProvider, startAdapter } from './scripted-wallet.fixture.ts'

function setup(globals: object = {}, options: Parameters<typeof startAdapter>[1] = {}) {
  const started = startAdapter(globals, options)
  const found: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => found.push(connector) })
  const register = (wallet: unknown) =>
    started.platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(wallet: unknown): void }) => api.register(wallet),
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
const standardWallet = (overrides: object = {}) => ({
  version: '1.0.0',
  name: 'Lumen',
  icon: 'data:image/png;base64,AA==',
  chains: ['bitcoin:mainnet'],
  accounts: [],
  features: { 'bitcoin:connect': { connect: () => {} } },
  ...overrides,
})

test('discovery finds a wallet by its entry in btc_providers and uses the path as id', () => {
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

test('discovery reports a wallet with two entries in btc_providers once [A1]', () => {
  const globals = listedGlobals(provider())
  globals.btc_providers.push(...globals.btc_providers)
  const { found, clock } = setup(globals)
  clock.advance(10_000)
  expect(found).toHaveLength(1)
})

test('discovery lists an entry with the name of another one and marks both [A2, Z4]', () => {
  const own = listedGlobals(provider())
  const globals = {
    ...own,
    btc_providers: [...own.btc_providers, { id: 'Evil', name: 'millstone' }],
    Evil: provider(),
  }
  expect(setup(globals).rows()).toMatchObject([
    { id: path, disputed: true },
    { id: 'Evil', disputed: true },
  ])
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
  ['btc_providers that is not a list', { btc_providers: 'x' }],
  ['an entry that throws', { btc_providers: [throwingObject] }],
  ['invalid entries', { btc_providers: [null, 7, {}] }],
  ['an invalid path', { ...listedGlobals(provider()), btc_providers: [{ id: 7, name: 'X' }] }],
  ['a path without an object', { btc_providers: [{ id: 'No.Where', name: 'X' }] }],
  ['a path to a prototype', { btc_providers: [{ id: 'constructor.prototype', name: 'X' }] }],
  ['a very long path', { btc_providers: [{ id: 'a.'.repeat(500), name: 'X' }] }],
  ['an empty name', { ...listedGlobals(provider(), { name: '\u200b' }) }],
  ['an object without request', listedGlobals({ ask: () => {} })],
  ['an object that throws', listedGlobals(throwingObject)],
  [
    'a list that throws',
    {
      get btc_providers() {
        throw new Error('hostile')
      },
    },
  ],
])('discovery ignores %s [A3, A7]', (_, globals) => {
  expect(setup(globals).rows()).toEqual([])
})

test('discovery drops an unsafe icon [A5]', () => {
  expect(setup(listedGlobals(provider(), { icon: 'javascript:alert(1)' })).rows()).toMatchObject([
    { id: path, icon: null },
  ])
})

test.each(['by polling', 'with the load event'])(
  'discovery finds a wallet that is injected later %s',
  (when) => {
    const globals = {}
    const { rows, clock, platform } = setup(globals)
    clock.advance(60)
    Object.assign(globals, listedGlobals(provider()))
    if (when === 'with the load event') platform.controls.emit('load')
    else clock.advance(2_000)
    expect(rows()).toMatchObject([{ id: path }])
  },
)

test('discovery stops without leaving a timer or listener', () => {
  const { stop, clock, platform } = setup()
  stop()
  expect([clock.pending(), platform.controls.listenerCount()]).toEqual([0, 0])
})

const knownGlobals = () => ({
  XverseProviders: { BitcoinProvider: provider() },
  FordefiProviders: { UtxoProvider: provider() },
  unisat: { requestAccounts: () => {} },
})

test('discovery finds wallets at known paths, without an entry in btc_providers', () => {
  expect(setup(knownGlobals()).rows()).toMatchObject([
    { id: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
    { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
    { id: 'unisat', name: 'UniSat' },
  ])
})

test('discovery reports a wallet at a known path once if it also has an entry, with the name of the entry', () => {
  const own = {
    ...knownGlobals(),
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

test('discovery ignores known paths if the page disables injected wallets', () => {
  const options = { discovery: { announced: true, injected: false } }
  expect(setup(knownGlobals(), options).rows()).toEqual([])
})

test('discovery finds Bitcoin wallets of the Wallet Standard and ignores those for other chains', () => {
  const { register, rows } = setup()
  register(standardWallet())
  register(standardWallet({ name: 'Sunbeam', chains: ['solana:mainnet'] }))
  register(standardWallet({ name: 'Mute', features: {} }))
  expect(rows()).toMatchObject([{ id: 'Lumen', name: 'Lumen', type: 'ANNOUNCED', disputed: false }])
})

test.each([
  ['first', 'once', (object: object) => ({ 'sats-connect:': { provider: object } }), false],
  ['last', 'once', (object: object) => ({ 'sats-connect:': { provider: object } }), false],
  ['first', 'twice, disputed', () => ({ 'bitcoin:connect': {} }), true],
  ['last', 'twice, disputed', () => ({ 'bitcoin:connect': {} }), true],
])(
  'discovery reports a listed wallet whose name is registered %s %s, by its object [Z4]',
  (order, _, features, disputed) => {
    const globals = {}
    const { register, rows, clock } = setup(globals)
    const object = provider()
    const wallet = standardWallet({ name: 'Millstone', features: features(object) })
    if (order === 'first') register(wallet)
    Object.assign(globals, listedGlobals(object))
    clock.advance(10_000)
    if (order === 'last') register(wallet)
    const ids = order === 'first' ? ['Millstone', path] : [path, 'Millstone']
    expect(rows().map((row) => [row.id, row.disputed])).toEqual(
      (disputed ? ids : ids.slice(0, 1)).map((id) => [id, disputed]),
    )
  },
)
