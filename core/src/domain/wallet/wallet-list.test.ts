import { describe, expect, test } from 'vitest'
import {
  type Change,
  connector,
  groups,
  legacy,
  mobile,
  recent,
  rows,
  wallet,
} from './wallet-list.fixture.ts'

describe('groups', () => {
  const all: Change = {
    config: { remote: true, customWallets: [wallet('Own')] },
    connections: {
      connectors: [connector('Fox'), connector('Kit', { type: 'EXTERNAL' })],
      recent: [recent('Old')],
    },
    directory: { featured: [wallet('Star')] },
  }

  test('walletList returns the groups in the default order', () => {
    expect(groups(all)).toEqual([
      ['walletConnect', ['WalletConnect']],
      ['recent', ['Old']],
      ['injected', ['Fox']],
      ['featured', ['Star']],
      ['custom', ['Own']],
      ['external', ['Kit']],
    ])
  })

  test("walletList follows the page's order of groups", () => {
    const features = { connectorTypeOrder: ['custom', 'injected'] as const, allWallets: true }
    expect(groups({ ...all, config: { ...all.config, features } }).map(([group]) => group)).toEqual(
      [...['custom', 'injected', 'walletConnect', 'recent', 'featured', 'external']],
    )
  })
})

describe('rows', () => {
  test('walletList returns a row that picks the connector for an installed wallet', () => {
    expect(rows({ connections: { connectors: [connector('Fox')] } })).toEqual([
      {
        id: 'Fox',
        name: 'Fox',
        icon: null,
        installed: true,
        recent: false,
        disputed: false,
        chains: ['eip155'],
        pick: { type: 'connector', connectorId: 'Fox', namespace: 'eip155' },
      },
    ])
  })
  test("walletList lists the namespaces of an installed wallet in the page's order", () => {
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
  test('walletList returns a row that picks the wallet for a directory wallet', () => {
    const star = wallet('Star')
    expect(rows({ directory: { featured: [star] } })[0]).toMatchObject({
      id: 'star',
      installed: false,
      pick: { type: 'wallet', wallet: star },
    })
  })
  test('walletList has a QR code row only with remote wallets, on desktop and without an open remote session', () => {
    const scans = (change: Change) => rows(change).some(({ pick }) => pick.type === 'scan')
    expect(scans({ config: { remote: true } })).toBe(true)
    expect(scans({ config: { remote: true, ...mobile } })).toBe(false)
    expect(scans({ config: { remote: true }, connections: { session: {} } })).toBe(false)
    expect(scans({ config: { remote: false } })).toBe(false)
  })
})

describe('installed wallets', () => {
  test('walletList hides the legacy provider on desktop if an announced wallet exists, else shows it', () => {
    const connections = { connectors: [legacy, connector('Fox')] }
    expect(groups({ connections })).toEqual([['injected', ['Fox']]])
    expect(groups({ connections, config: mobile })).toEqual([
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
  test('walletList puts announced wallets before injected wallets and has no row for an embedded wallet', () => {
    const connectors = [
      connector('Old', { type: 'INJECTED' }),
      connector('Fox'),
      connector('ID_AUTH', { type: 'AUTH' }),
    ]
    expect(groups({ connections: { connectors } })).toEqual([['injected', ['Fox', 'Old']]])
  })

  test('walletList shows the legacy provider beside an embedded wallet, which is not an installed one', () => {
    const auth = connector('ID_AUTH', { type: 'AUTH' })
    expect(groups({ connections: { connectors: [auth, legacy] } })).toEqual([
      ['injected', ['Browser Wallet']],
    ])
  })

  const several = {
    connectors: [
      connector('Owl'),
      connector('fox', { name: 'Fox' }),
      connector('fox.sol', { name: 'Fox', chain: 'solana' }),
    ],
  }
  test('walletList merges a wallet of several namespaces into one row that picks the active namespace', () => {
    const picked = (activeNamespace: string) =>
      rows({ connections: several, network: { activeNamespace } }).map(({ name, pick }) => [
        name,
        pick,
      ])
    expect(picked('solana')).toEqual([
      ['Fox', { type: 'connector', connectorId: 'fox.sol', namespace: 'solana' }],
      ['Owl', { type: 'connector', connectorId: 'Owl', namespace: 'eip155' }],
    ])
    expect(picked('eip155')[0]).toEqual([
      'Fox',
      { type: 'connector', connectorId: 'fox', namespace: 'eip155' },
    ])
  })
  test('walletList keeps separate rows for wallets of the same name in one namespace', () => {
    const connectors = [
      connector('a', { name: 'Fox' }),
      connector('b', { name: 'Fox' }),
      connector('c', { name: 'Fox', chain: 'solana' }),
    ]
    expect(rows({ connections: { connectors } }).map(({ id }) => id)).toEqual(['a', 'b'])
  })
  test('walletList omits wallets whose namespace has no network or is filtered out', () => {
    const networks = [{ chainNamespace: 'solana' }]
    expect(
      groups({ connections: several, network: { networks, activeNamespace: 'solana' } }),
    ).toEqual([['injected', ['Fox']]])
    expect(groups({ connections: several, modal: { namespace: 'eip155' } })).toEqual([
      ['injected', ['Owl', 'Fox']],
    ])
    expect(groups({ connections: several, modal: { namespace: 'cosmos' } })).toEqual([])
  })
  test('walletList marks a row as disputed if one of its connectors is disputed', () => {
    const connectors = several.connectors.map((connector) => ({
      ...connector,
      disputed: connector.chain === 'solana',
    }))
    expect(
      rows({ connections: { connectors } }).map(({ name, disputed }) => [name, disputed]),
    ).toEqual([
      ['Fox', true],
      ['Owl', false],
    ])
  })
})

describe('wallets that are both listed and installed', () => {
  const connections = { connectors: [connector('fox', { name: 'Fox', rdns: 'test.fox' })] }
  test('walletList shows one row for a wallet that is installed and listed', () => {
    const listed = { featured: [wallet('Fox')], recommended: [wallet('Fox', { id: 'again' })] }
    expect(
      groups({ connections, directory: listed, config: { customWallets: [wallet('Fox')] } }),
    ).toEqual([['injected', ['Fox']]])
  })
  test('walletList marks an installed wallet as recent if the recent wallets contain its directory entry', () => {
    expect(
      rows({ connections: { ...connections, recent: [wallet('Fox', { id: 'c57c' })] } }),
    ).toMatchObject([{ id: 'fox', recent: true }])
  })
  test('walletList matches installed and listed wallets by name if the connector has no rdns', () => {
    const standard = { connectors: [connector('Fox', { chain: 'solana' })] }
    expect(groups({ connections: standard, directory: { featured: [wallet('Fox')] } })).toEqual([
      ['injected', ['Fox']],
    ])
  })
  test('walletList keeps listed wallets whose name a wallet of eip155 borrows, with or without an rdns [Z5]', () => {
    const fox = recent('Fox')
    for (const rdns of [null, 'test.evil'])
      expect(
        groups({
          connections: { connectors: [connector('evil', { name: 'Fox', rdns })], recent: [fox] },
          directory: { featured: [fox] },
          config: { customWallets: [wallet('Fox', { id: 'own', rdns: null })] },
        }),
      ).toEqual([
        ['recent', ['Fox']],
        ['injected', ['Fox']],
        ['custom', ['Fox']],
      ])
  })
  test('walletList does not mark a wallet as recent that has the rdns of a recent wallet and another name [Z6]', () => {
    const connectors = [connector('test.fox', { name: 'Evil', rdns: 'test.fox' })]
    const found = rows({ connections: { connectors, recent: [wallet('Fox')] } })
    expect(found.filter(({ installed }) => installed)).toMatchObject([
      { name: 'Evil', recent: false },
    ])
  })
  test('walletList gives each row its own id if wallets of two namespaces have the same one [Z7]', () => {
    const connectors = [
      connector('test.fox', { name: 'Fox', rdns: 'test.fox' }),
      connector('test.fox', { name: 'test.fox', chain: 'solana' }),
    ]
    expect(rows({ connections: { connectors } })).toMatchObject([
      { id: 'test.fox', name: 'Fox', pick: { namespace: 'eip155' } },
      { id: 'solana:test.fox', pick: { connectorId: 'test.fox', namespace: 'solana' } },
    ])
  })
  test('walletList keeps a listed wallet that only has the same name as an installed wallet', () => {
    expect(
      groups({ connections, directory: { featured: [wallet('Fox', { rdns: 'test.other' })] } }),
    ).toEqual([
      ['injected', ['Fox']],
      ['featured', ['Fox']],
    ])
  })
})
