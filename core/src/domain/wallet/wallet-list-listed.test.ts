import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import type { Connector, Wallet } from './wallet.ts'
import {
  type Change,
  connector,
  groups,
  legacy,
  mobile,
  recent as recentWallet,
  source,
  wallet,
} from './wallet-list.fixture.ts'
import { allWalletsRow, type WalletListSource } from './wallet-list.ts'

test('walletList omits a recent installed wallet in namespaces where it was not found', () => {
  const connections = {
    connectors: [connector('fox', { name: 'Fox' })],
    recent: [wallet('Fox', { id: 'fox' })],
  }
  expect([
    groups({ connections }),
    groups({ connections, modal: { namespace: 'solana' } }),
  ]).toEqual([[['injected', ['Fox']]], []])
})

test('walletList for one namespace keeps directory wallets that support it or list no chains', () => {
  const chains = { chains: [toCaipNetworkId('eip155:1')] }
  const lists = {
    config: { customWallets: [wallet('Own', chains), wallet('Ours')], featuredWalletIds: ['star'] },
    connections: { recent: [recentWallet('Old', chains), recentWallet('Used')] },
    directory: { featured: [wallet('Star', chains), wallet('Sun')] },
  }
  expect(groups({ ...lists, modal: { namespace: 'solana' } })).toEqual([
    ['recent', ['Used']],
    ['featured', ['Sun']],
    ['custom', ['Ours']],
  ])
  const recommended = [
    wallet('Any'),
    wallet('Evm', chains),
    wallet('Sol', { chains: [toCaipNetworkId('solana:1')] }),
  ]
  expect(groups({ directory: { recommended }, modal: { namespace: 'solana' } })).toEqual([
    ['recommended', ['Any', 'Sol']],
  ])
})

describe('recent wallets', () => {
  const groupsWith = (recent: readonly Wallet[], connectors: readonly Connector[] = []) =>
    groups({ connections: { recent, connectors } })
  test('walletList shows recent wallets that are not installed and support the active namespace', () => {
    const recent = [
      recentWallet('Sol', {
        chains: [toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')],
      }),
      recentWallet('Any'),
    ]
    expect(groupsWith(recent)).toEqual([['recent', ['Any']]])
    const installed = connector('x', { name: 'Fox', chain: 'solana' })
    expect(groupsWith([recentWallet('Fox', { rdns: null })], [installed])).toEqual([
      ['injected', ['Fox']],
    ])
  })
  test('walletList omits a recent extension that is no longer installed and has no app', () => {
    expect(groupsWith([wallet('Gone'), recentWallet('Old')])).toEqual([['recent', ['Old']]])
  })
  test('walletList does not repeat recent wallets in other groups', () => {
    const duplicates = { featured: [wallet('Old')], recommended: [wallet('Old', { id: 'other' })] }
    expect(
      groups({
        connections: { recent: [recentWallet('Old')] },
        directory: duplicates,
        config: { customWallets: [wallet('Old')] },
      }),
    ).toEqual([['recent', ['Old']]])
  })
})

describe('recommended wallets', () => {
  const directory = { recommended: ['A', 'B', 'C', 'D', 'E'].map((name) => wallet(name)) }
  const recommended = (change: Change) =>
    groups({ ...change, directory }).find(([group]) => group === 'recommended')?.[1] ?? []
  test('walletList fills four rows with recent and recommended wallets if none is installed, else two rows', () => {
    expect(recommended({})).toEqual(['A', 'B', 'C', 'D'])
    expect(recommended({ connections: { recent: [recentWallet('Old')] } })).toHaveLength(3)
    expect(recommended({ connections: { connectors: [connector('Fox')] } })).toEqual(['A'])
    expect(
      recommended({
        connections: { connectors: [connector('Fox')], recent: [recentWallet('Old')] },
      }),
    ).toEqual([])
    expect(recommended({ connections: { connectors: [legacy] } })).toHaveLength(4)
  })
  test('walletList on a phone recommends only wallets with a mobile link', () => {
    const [first, ...others] = directory.recommended
    const linked = others.map((wallet) => ({ ...wallet, mobile_link: 'app://' }))
    const recommended = first === undefined ? linked : [first, ...linked]
    expect(groups({ directory: { recommended }, config: mobile })).toEqual([
      ['recommended', ['B', 'C', 'D', 'E']],
    ])
  })
  test('walletList counts featured and custom wallets among the four or two rows', () => {
    const featured = { ...directory, featured: [wallet('Star')] }
    const config = { customWallets: [wallet('Own')] }
    expect(groups({ directory: featured, config })).toEqual([
      ['featured', ['Star']],
      ['custom', ['Own']],
      ['recommended', ['A', 'B']],
    ])
    expect(
      groups({
        directory: featured,
        config,
        connections: { connectors: [connector('Fox')] },
      }),
    ).toEqual([
      ['injected', ['Fox']],
      ['featured', ['Star']],
      ['custom', ['Own']],
    ])
  })
  test('walletList does not recommend a custom wallet', () => {
    const config = { customWallets: [wallet('B')] }
    expect(groups({ directory, config })).toEqual([
      ['custom', ['B']],
      ['recommended', ['A', 'C', 'D']],
    ])
  })
})

test('walletList omits wallets excluded by id, by name in the directory or by rdns of a custom wallet', () => {
  const connectors = [connector('Fox', { rdns: 'test.fox' }), connector('Owl'), connector('Hen')]
  const config = {
    customWallets: [wallet('C', { rdns: 'test.fox' })],
    excludeWalletIds: ['c', 'Hen'],
  }
  const excluded = [{ name: 'OWL', rdns: null }]
  expect(
    groups({
      connections: { connectors },
      config,
      directory: { excluded, featured: [wallet('Owl')] },
    }),
  ).toEqual([])
})

describe('allWalletsRow', () => {
  const config = { remote: true, directory: true }
  test('allWalletsRow returns the number of wallets rounded down to tens, or null while it is unknown', () => {
    expect(
      allWalletsRow(source({ config, directory: { count: 433, featured: [wallet('Star')] } })),
    ).toEqual({ count: '430+' })
    expect(allWalletsRow(source({ config, directory: { status: 'loading' } }))).toEqual({
      count: null,
    })
  })
  test("allWalletsRow returns null unless the page's options, the directory and remote wallets allow it", () => {
    const shown = (change: Partial<WalletListSource['config']>) =>
      allWalletsRow(source({ config: { ...config, ...change } })) !== null
    expect(shown({ allWallets: 'HIDE' })).toBe(false)
    expect(shown({ allWallets: 'ONLY_MOBILE' })).toBe(false)
    expect(shown({ allWallets: 'ONLY_MOBILE', ...mobile })).toBe(true)
    expect(shown({ directory: false })).toBe(false)
    expect(shown({ remote: false })).toBe(false)
    expect(shown({ features: { connectorTypeOrder: [], allWallets: false } })).toBe(false)
  })
})
