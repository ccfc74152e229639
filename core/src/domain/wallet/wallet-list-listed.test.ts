import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import type { Connector, Wallet } from './wallet.ts'
import {
  type Change,
  connector,
  groups,
  legacy,
  mobile,
  source,
  wallet,
} from './wallet-list.fixture.ts'
import { allWalletsRow, type WalletListSource } from './wallet-list.ts'

test('a wallet of this browser that was used on another namespace is not offered where it was not found', () => {
  const connections = {
    connectors: [connector('fox', { name: 'Fox' })],
    recent: [wallet('Fox', { id: 'fox' })],
  }
  expect([
    groups({ connections }),
    groups({ connections, modal: { namespace: 'solana' } }),
  ]).toEqual([[['injected', ['Fox']]], []])
})

test('narrowed to a namespace, listed wallets are those that know it or say nothing of chains', () => {
  const chains = { chains: [toCaipNetworkId('eip155:1')] }
  const lists = {
    config: { customWallets: [wallet('Own', chains), wallet('Ours')], featuredWalletIds: ['star'] },
    connections: { recent: [wallet('Old', chains), wallet('Used')] },
    directory: { featured: [wallet('Star', chains), wallet('Sun')] },
  }
  const narrowed = groups({ ...lists, modal: { namespace: 'solana' } })
  expect(narrowed).toEqual([
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
  const used = (recent: readonly Wallet[], connectors: readonly Connector[] = []) =>
    groups({ connections: { recent, connectors } })
  test('are those that are gone, and know a network of the active namespace', () => {
    const recent = [
      wallet('Sol', { chains: [toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')] }),
      wallet('Any'),
    ]
    expect(used(recent)).toEqual([['recent', ['Any']]])
    expect(used([wallet('Fox', { rdns: null })], [connector('x', { name: 'Fox' })])).toEqual([
      ['injected', ['Fox']],
    ])
  })
  test('are not offered a second time', () => {
    const again = { featured: [wallet('Old')], recommended: [wallet('Old', { id: 'other' })] }
    expect(
      groups({
        connections: { recent: [wallet('Old')] },
        directory: again,
        config: { customWallets: [wallet('Old')] },
      }),
    ).toEqual([['recent', ['Old']]])
  })
})

describe('recommended wallets', () => {
  const directory = { recommended: [wallet('A'), wallet('B'), wallet('C')] }
  const offered = (change: Change) =>
    groups({ ...change, directory }).find(([group]) => group === 'recommended')?.[1] ?? []
  test('fill two rows together with installed and recent ones', () => {
    expect(offered({})).toEqual(['A', 'B'])
    expect(offered({ connections: { connectors: [connector('Fox')] } })).toEqual(['A'])
    expect(
      offered({ connections: { connectors: [connector('Fox')], recent: [wallet('Old')] } }),
    ).toEqual([])
    expect(offered({ connections: { connectors: [legacy] } })).toEqual(['A', 'B'])
  })
  test('are those that a phone can open, on a phone', () => {
    const [first, ...others] = directory.recommended
    const linked = others.map((one) => ({ ...one, mobile_link: 'app://' }))
    const recommended = first === undefined ? linked : [first, ...linked]
    expect(groups({ directory: { recommended }, config: mobile })).toEqual([
      ['recommended', ['B', 'C']],
    ])
  })
  test('are not there where the page named wallets by itself', () => {
    expect(offered({ config: { featuredWalletIds: ['x'] } })).toEqual([])
    expect(offered({ config: { customWallets: [wallet('Own')] } })).toEqual([])
  })
})

test("excluded wallets are left out: by id, by what the directory calls them, by the page's own", () => {
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

describe('the way to all wallets', () => {
  const config = { remote: true, directory: true }
  test('says how many there are, in round tens, once that is known', () => {
    expect(
      allWalletsRow(source({ config, directory: { count: 433, featured: [wallet('Star')] } })),
    ).toEqual({ count: '430+' })
    expect(allWalletsRow(source({ config, directory: { status: 'loading' } }))).toEqual({
      count: null,
    })
  })
  test('is there as the page wants it, and where the directory and the relay are', () => {
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
