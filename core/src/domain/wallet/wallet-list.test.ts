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

describe('groups', () => {
  const all: Change = {
    config: { remote: true, customWallets: [wallet('Own')] },
    connections: {
      connectors: [connector('Fox'), connector('Kit', { type: 'EXTERNAL' })],
      recent: [wallet('Old')],
    },
    directory: { featured: [wallet('Star')] },
  }

  test('walletList has the groups in the default order', () => {
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
  test('a row of an installed wallet connects its connector', () => {
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
  test("a row lists the namespaces in which the wallet was found, in the page's order", () => {
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
  test('a row of a directory wallet opens the wallet', () => {
    const star = wallet('Star')
    expect(rows({ directory: { featured: [star] } })[0]).toMatchObject({
      id: 'star',
      installed: false,
      pick: { type: 'wallet', wallet: star },
    })
  })
  test('the QR code row requires remote wallets, a desktop, and no open session', () => {
    const scans = (change: Change) => rows(change).some(({ pick }) => pick.type === 'scan')
    expect(scans({ config: { remote: true } })).toBe(true)
    expect(scans({ config: { remote: true, ...mobile } })).toBe(false)
    expect(scans({ config: { remote: true }, connections: { session: {} } })).toBe(false)
    expect(scans({ config: { remote: false } })).toBe(false)
  })
})

describe('installed wallets', () => {
  test('the legacy provider is hidden on desktop if an announced wallet exists, else shown', () => {
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
  test('announced wallets come before injected ones, embedded and remote ones have no row', () => {
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
  test('a wallet of several namespaces is one row that connects the active namespace', () => {
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
  test('wallets of the same name in one namespace keep separate rows', () => {
    const connectors = [
      connector('a', { name: 'Fox' }),
      connector('b', { name: 'Fox' }),
      connector('c', { name: 'Fox', chain: 'solana' }),
    ]
    expect(rows({ connections: { connectors } }).map(({ id }) => id)).toEqual(['a', 'b'])
  })
  test('wallets are omitted if their namespace has no network or is filtered out', () => {
    const networks = [{ chainNamespace: 'solana' }]
    expect(
      groups({ connections: several, network: { networks, activeNamespace: 'solana' } }),
    ).toEqual([['injected', ['Fox']]])
    expect(groups({ connections: several, modal: { namespace: 'eip155' } })).toEqual([
      ['injected', ['Owl', 'Fox']],
    ])
    expect(groups({ connections: several, modal: { namespace: 'cosmos' } })).toEqual([])
  })
  test('a row is disputed if one of its connectors is', () => {
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
  test('walletList shows one row, as installed', () => {
    const listed = { featured: [wallet('Fox')], recommended: [wallet('Fox', { id: 'again' })] }
    expect(
      groups({ connections, directory: listed, config: { customWallets: [wallet('Fox')] } }),
    ).toEqual([['injected', ['Fox']]])
  })
  test('walletList marks the row as recent, also for a directory wallet', () => {
    expect(
      rows({ connections: { ...connections, recent: [wallet('Fox', { id: 'c57c' })] } }),
    ).toMatchObject([{ id: 'fox', recent: true }])
  })
  test('walletList matches by name if the connector has no rdns', () => {
    const standard = { connectors: [connector('Fox', { chain: 'solana' })] }
    expect(groups({ connections: standard, directory: { featured: [wallet('Fox')] } })).toEqual([
      ['injected', ['Fox']],
    ])
  })
  test('walletList keeps a listed wallet that only shares the name', () => {
    expect(
      groups({ connections, directory: { featured: [wallet('Fox', { rdns: 'test.other' })] } }),
    ).toEqual([
      ['injected', ['Fox']],
      ['featured', ['Fox']],
    ])
  })
})
