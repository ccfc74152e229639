import { describe, expect, test } from 'vitest'
import {
  type Change,
  connector,
  groups,
  legacy,
  mobile,
  rows,
  wallet,
} from './wallet-list.fixture.ts'

describe('the groups', () => {
  const all: Change = {
    config: { remote: true, customWallets: [wallet('Own')] },
    connections: {
      connectors: [connector('Fox'), connector('Kit', { type: 'EXTERNAL' })],
      recent: [wallet('Old')],
    },
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
    expect(groups({ ...all, config: { ...all.config, features } }).map(([group]) => group)).toEqual(
      [...['custom', 'injected', 'walletConnect', 'recent', 'featured', 'external']],
    )
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
        chains: ['eip155'],
        pick: { type: 'connector', connectorId: 'Fox' },
      },
    ])
  })
  test('it says where in this browser it was found, in the order of the page', () => {
    const connectors = [
      connector('Fox', { chain: 'solana' }),
      connector('Fox'),
      connector('Owl', { chain: 'solana' }),
    ]
    expect(rows({ connections: { connectors } }).map(({ chains }) => chains)).toEqual([
      ['eip155', 'solana'],
      ['solana'],
    ])
    expect(
      rows({ connections: { connectors }, modal: { namespace: 'solana' } }).map(
        ({ chains }) => chains,
      ),
    ).toEqual([['solana'], ['solana']])
    expect(rows({ directory: { featured: [wallet('Star')] } })[0]?.chains).toEqual([])
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
    expect(groups({ connections: both, config: mobile })).toEqual([
      ['injected', ['Fox', 'Browser Wallet']],
    ])
    expect(groups({ connections: { connectors: [legacy] } })).toEqual([
      ['injected', ['Browser Wallet']],
    ])
    const remote = connector('walletConnect', { type: 'WALLET_CONNECT' })
    expect(groups({ connections: { connectors: [remote, legacy] } })).toEqual([
      ['injected', ['Browser Wallet']],
    ])
  })
  test('announced ones stand before injected ones; the embedded and the remote one have no row here', () => {
    const connectors = [
      connector('Old', { type: 'INJECTED' }),
      connector('Fox'),
      connector('ID_AUTH', { type: 'AUTH' }),
    ]
    expect(groups({ connections: { connectors } })).toEqual([['injected', ['Fox', 'Old']]])
  })

  const several = {
    connectors: [
      connector('Owl'),
      connector('fox', { name: 'Fox' }),
      connector('fox.sol', { name: 'Fox', chain: 'solana' }),
    ],
  }
  test('of several namespaces are one row by name, which asks on the active namespace', () => {
    const picked = (activeNamespace: string) =>
      rows({ connections: several, network: { activeNamespace } }).map(({ name, pick }) => [
        name,
        pick,
      ])
    expect(picked('solana')).toEqual([
      ['Fox', { type: 'connector', connectorId: 'fox.sol' }],
      ['Owl', { type: 'connector', connectorId: 'Owl' }],
    ])
    expect(picked('eip155')[0]).toEqual(['Fox', { type: 'connector', connectorId: 'fox' }])
  })
  test('of one namespace keep a row each: a name can be borrowed', () => {
    const connectors = [
      connector('a', { name: 'Fox' }),
      connector('b', { name: 'Fox' }),
      connector('c', { name: 'Fox', chain: 'solana' }),
    ]
    expect(rows({ connections: { connectors } }).map(({ id }) => id)).toEqual(['a', 'b'])
  })
  test('whose namespace has no network are not offered, nor what another namespace lost to the filter', () => {
    const networks = [{ chainNamespace: 'solana' }]
    expect(
      groups({ connections: several, network: { networks, activeNamespace: 'solana' } }),
    ).toEqual([['injected', ['Fox']]])
    expect(groups({ connections: several, modal: { namespace: 'eip155' } })).toEqual([
      ['injected', ['Owl', 'Fox']],
    ])
    expect(groups({ connections: several, modal: { namespace: 'cosmos' } })).toEqual([])
  })
  test('are marked where any of their connectors is disputed', () => {
    const connectors = several.connectors.map((one) => ({
      ...one,
      disputed: one.chain === 'solana',
    }))
    expect(
      rows({ connections: { connectors } }).map(({ name, disputed }) => [name, disputed]),
    ).toEqual([
      ['Fox', true],
      ['Owl', false],
    ])
  })
})

describe('a wallet that is listed and installed', () => {
  const connections = { connectors: [connector('fox', { name: 'Fox', rdns: 'test.fox' })] }
  test('is one row, as installed', () => {
    const listed = { featured: [wallet('Fox')], recommended: [wallet('Fox', { id: 'again' })] }
    expect(
      groups({ connections, directory: listed, config: { customWallets: [wallet('Fox')] } }),
    ).toEqual([['injected', ['Fox']]])
  })
  test('is marked as recent where it was used before, also from the directory', () => {
    expect(
      rows({ connections: { ...connections, recent: [wallet('Fox', { id: 'c57c' })] } }),
    ).toMatchObject([{ id: 'fox', recent: true }])
  })
  test('by its name, where it has nothing else to be known by', () => {
    const standard = { connectors: [connector('Fox', { chain: 'solana' })] }
    expect(groups({ connections: standard, directory: { featured: [wallet('Fox')] } })).toEqual([
      ['injected', ['Fox']],
    ])
  })
  test('does not take the place of one that only has its name', () => {
    expect(
      groups({ connections, directory: { featured: [wallet('Fox', { rdns: 'test.other' })] } }),
    ).toEqual([
      ['injected', ['Fox']],
      ['featured', ['Fox']],
    ])
  })
})
