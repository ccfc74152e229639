import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from './caip.ts'
import { plainWallet } from './read-wallet.ts'
import type { Connector, Wallet } from './wallet.ts'
import { connectorGroups } from './wallet-groups.ts'
import { allWalletsRow, type WalletListSource, walletList } from './wallet-list.ts'

const connector = (id: string, change: Partial<Connector> = {}): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: null,
  icon: null,
  disputed: false,
  ...change,
})
const wallet = (name: string, change: Partial<Wallet> = {}): Wallet => ({
  ...plainWallet({ id: name.toLowerCase(), name, rdns: `test.${name.toLowerCase()}`, icon: null }),
  ...change,
})
const legacy = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })

type Change = { [Part in keyof WalletListSource]?: Partial<WalletListSource[Part]> }
const source = ({ config = {}, connections = {}, directory = {}, network = {} }: Change): WalletListSource => ({
  config: {
    customWallets: [],
    excludeWalletIds: [],
    featuredWalletIds: [],
    allWallets: 'SHOW',
    remote: false,
    directory: false,
    namespaces: ['eip155'],
    features: { connectorTypeOrder: connectorGroups, allWallets: true },
    device: { mobile: false },
    ...config,
  },
  connections: { connectors: [], recent: [], session: null, ...connections },
  directory: { status: 'ready', featured: [], recommended: [], count: 0, excluded: [], ...directory },
  network: { activeNamespace: 'eip155', ...network },
})
const groups = (change: Change) => walletList(source(change)).map(({ group, wallets }) => [group, wallets.map(({ name }) => name)])
const rows = (change: Change) => walletList(source(change)).flatMap(({ wallets }) => wallets)
const mobile = { device: { mobile: true } }

describe('the groups', () => {
  const all: Change = {
    config: { remote: true, customWallets: [wallet('Own')] },
    connections: { connectors: [connector('Fox'), connector('Kit', { type: 'EXTERNAL' })], recent: [wallet('Old')] },
    directory: { featured: [wallet('Star')] },
  }

  test('come in the order of the specification', () => {
    expect(groups(all)).toEqual([
      ['walletConnect', ['WalletConnect']],
      ['recent', ['Old']],
      ['injected', ['Fox']],
      ['featured', ['Star']],
      ['custom', ['Own']],
      ['external', ['Kit']],
    ])
  })

  test("follow the page's own order first", () => {
    const features = { connectorTypeOrder: ['custom', 'injected'] as const, allWallets: true }
    expect(groups({ ...all, config: { ...all.config, features } }).map(([group]) => group)).toEqual([
      ...['custom', 'injected', 'walletConnect', 'recent', 'featured', 'external'],
    ])
  })
})

describe('a row says what picking it does', () => {
  test('an installed wallet is asked in this browser', () => {
    expect(rows({ connections: { connectors: [connector('Fox')] } })).toEqual([
      {
        id: 'Fox',
        name: 'Fox',
        icon: null,
        installed: true,
        recent: false,
        disputed: false,
        pick: { type: 'connector', connectorId: 'Fox' },
      },
    ])
  })
  test('a listed one is reached by a link or a code', () => {
    const star = wallet('Star')
    expect(rows({ directory: { featured: [star] } })[0]).toMatchObject({
      id: 'star',
      installed: false,
      pick: { type: 'wallet', wallet: star },
    })
  })
  test('any wallet can scan: not on a phone, not over a session that stands, not without a relay', () => {
    const scans = (change: Change) => rows(change).some(({ pick }) => pick.type === 'scan')
    expect(scans({ config: { remote: true } })).toBe(true)
    expect(scans({ config: { remote: true, ...mobile } })).toBe(false)
    expect(scans({ config: { remote: true }, connections: { session: {} } })).toBe(false)
    expect(scans({ config: { remote: false } })).toBe(false)
  })
})

describe('installed wallets', () => {
  test('the legacy one steps back behind announced ones on desktop, and is there when it is alone', () => {
    const both = { connectors: [legacy, connector('Fox')] }
    expect(groups({ connections: both })).toEqual([['injected', ['Fox']]])
    expect(groups({ connections: both, config: mobile })).toEqual([['injected', ['Fox', 'Browser Wallet']]])
    expect(groups({ connections: { connectors: [legacy] } })).toEqual([['injected', ['Browser Wallet']]])
    const remote = connector('walletConnect', { type: 'WALLET_CONNECT' })
    expect(groups({ connections: { connectors: [remote, legacy] } })).toEqual([['injected', ['Browser Wallet']]])
  })
  test('announced ones stand before injected ones; the embedded and the remote one have no row here', () => {
    const connectors = [connector('Old', { type: 'INJECTED' }), connector('Fox'), connector('ID_AUTH', { type: 'AUTH' })]
    expect(groups({ connections: { connectors } })).toEqual([['injected', ['Fox', 'Old']]])
  })

  const several = {
    connectors: [connector('Owl'), connector('fox', { name: 'Fox' }), connector('fox.sol', { name: 'Fox', chain: 'solana' })],
  }
  test('of several namespaces are one row by name, which asks on the active namespace', () => {
    const config = { namespaces: ['eip155', 'solana'] }
    const picked = (activeNamespace: string) =>
      rows({ connections: several, config, network: { activeNamespace } }).map(({ name, pick }) => [name, pick])
    expect(picked('solana')).toEqual([
      ['Fox', { type: 'connector', connectorId: 'fox.sol' }],
      ['Owl', { type: 'connector', connectorId: 'Owl' }],
    ])
    expect(picked('eip155')[0]).toEqual(['Fox', { type: 'connector', connectorId: 'fox' }])
  })
  test('of one namespace keep a row each: a name can be borrowed', () => {
    const connectors = [connector('a', { name: 'Fox' }), connector('b', { name: 'Fox' })]
    expect(rows({ connections: { connectors } }).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('a wallet that is listed and installed', () => {
  const connections = { connectors: [connector('fox', { name: 'Fox', rdns: 'test.fox' })] }
  test('is one row, as installed', () => {
    const listed = { featured: [wallet('Fox')], recommended: [wallet('Fox', { id: 'again' })] }
    expect(groups({ connections, directory: listed, config: { customWallets: [wallet('Fox')] } })).toEqual([['injected', ['Fox']]])
  })
  test('is marked as recent where it was used before, also from the directory', () => {
    expect(rows({ connections: { ...connections, recent: [wallet('Fox', { id: 'c57c' })] } })).toMatchObject([{ id: 'fox', recent: true }])
  })
  test('does not take the place of one that only has its name', () => {
    expect(groups({ connections, directory: { featured: [wallet('Fox', { rdns: 'test.other' })] } })).toEqual([
      ['injected', ['Fox']],
      ['featured', ['Fox']],
    ])
  })
})

describe('recent wallets', () => {
  const used = (recent: readonly Wallet[], connectors: readonly Connector[] = []) => groups({ connections: { recent, connectors } })
  test('are those that are gone, and know a network of the active namespace', () => {
    const recent = [wallet('Sol', { chains: [toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')] }), wallet('Any')]
    expect(used(recent)).toEqual([['recent', ['Any']]])
    expect(used([wallet('Fox', { rdns: null })], [connector('x', { name: 'Fox' })])).toEqual([['injected', ['Fox']]])
  })
  test('are not offered a second time', () => {
    const again = { featured: [wallet('Old')], recommended: [wallet('Old', { id: 'other' })] }
    expect(groups({ connections: { recent: [wallet('Old')] }, directory: again, config: { customWallets: [wallet('Old')] } })).toEqual([
      ['recent', ['Old']],
    ])
  })
})

describe('recommended wallets', () => {
  const directory = { recommended: [wallet('A'), wallet('B'), wallet('C')] }
  const offered = (change: Change) => groups({ ...change, directory }).find(([group]) => group === 'recommended')?.[1] ?? []
  test('fill two rows together with installed and recent ones', () => {
    expect(offered({})).toEqual(['A', 'B'])
    expect(offered({ connections: { connectors: [connector('Fox')] } })).toEqual(['A'])
    expect(offered({ connections: { connectors: [connector('Fox')], recent: [wallet('Old')] } })).toEqual([])
    expect(offered({ connections: { connectors: [legacy] } })).toEqual(['A', 'B'])
  })
  test('are those that a phone can open, on a phone', () => {
    const [first, ...others] = directory.recommended
    const linked = others.map((one) => ({ ...one, mobile_link: 'app://' }))
    const recommended = first === undefined ? linked : [first, ...linked]
    expect(groups({ directory: { recommended }, config: mobile })).toEqual([['recommended', ['B', 'C']]])
  })
  test('are not there where the page named wallets by itself', () => {
    expect(offered({ config: { featuredWalletIds: ['x'] } })).toEqual([])
    expect(offered({ config: { customWallets: [wallet('Own')] } })).toEqual([])
  })
})

test("excluded wallets are left out: by id, by what the directory calls them, by the page's own", () => {
  const connectors = [connector('Fox', { rdns: 'test.fox' }), connector('Owl'), connector('Hen')]
  const config = { customWallets: [wallet('C', { rdns: 'test.fox' })], excludeWalletIds: ['c', 'Hen'] }
  const excluded = [{ name: 'OWL', rdns: null }]
  expect(groups({ connections: { connectors }, config, directory: { excluded, featured: [wallet('Owl')] } })).toEqual([])
})

describe('the way to all wallets', () => {
  const config = { remote: true, directory: true }
  test('says how many there are, in round tens, once that is known', () => {
    expect(allWalletsRow(source({ config, directory: { count: 433, featured: [wallet('Star')] } }))).toEqual({ count: '430+' })
    expect(allWalletsRow(source({ config, directory: { status: 'loading' } }))).toEqual({ count: null })
  })
  test('is there as the page wants it, and where the directory and the relay are', () => {
    const shown = (change: Partial<WalletListSource['config']>) => allWalletsRow(source({ config: { ...config, ...change } })) !== null
    expect(shown({ allWallets: 'HIDE' })).toBe(false)
    expect(shown({ allWallets: 'ONLY_MOBILE' })).toBe(false)
    expect(shown({ allWallets: 'ONLY_MOBILE', ...mobile })).toBe(true)
    expect(shown({ directory: false })).toBe(false)
    expect(shown({ remote: false })).toBe(false)
    expect(shown({ features: { connectorTypeOrder: [], allWallets: false } })).toBe(false)
  })
})
