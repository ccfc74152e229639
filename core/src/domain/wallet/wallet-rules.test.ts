import { describe, expect, test } from 'vitest'
import { mergeByName } from './merge-connectors.ts'
import { countLabel, groupOrder } from './wallet-groups.ts'
import {
  isExcluded,
  type ListedConnector,
  showConnector,
  withoutKnown,
  withRecent,
} from './wallet-rules.ts'

const announced = (rdns: string, overrides: Partial<ListedConnector> = {}): ListedConnector => ({
  id: rdns,
  name: rdns,
  type: 'ANNOUNCED',
  rdns,
  ...overrides,
})
const wallet = (id: string, rdns: string | null = null) => ({ id, name: id, rdns })
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)

describe('isExcluded', () => {
  test('isExcluded matches by rdns, or by name without case', () => {
    expect(isExcluded(wallet('A', 'io.a'), [{ name: 'X', rdns: 'io.a' }])).toBe(true)
    expect(isExcluded(wallet('MetaMask'), [{ name: 'metamask' }])).toBe(true)
    expect(isExcluded(wallet('A', null), [{ name: 'X', rdns: null }])).toBe(false)
    expect(isExcluded(wallet('A'), [])).toBe(false)
  })
})

describe('showConnector', () => {
  const page = { mobile: false, installed: false, excluded: [] }
  const nameless: ListedConnector = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }

  test('showConnector returns false for the legacy provider on desktop', () => {
    expect(showConnector(nameless, { ...page, installed: true })).toBe(false)
  })
  test('showConnector on mobile returns true for the legacy provider only with an rdns or another wallet', () => {
    expect(showConnector(nameless, { ...page, mobile: true })).toBe(false)
    expect(showConnector(nameless, { ...page, mobile: true, installed: true })).toBe(true)
    expect(showConnector({ ...nameless, rdns: 'io.a' }, { ...page, mobile: true })).toBe(true)
  })
  test('showConnector returns false for an excluded wallet and true for remote wallets', () => {
    const excluded = [{ name: 'io.a' }]
    expect(showConnector(announced('io.a'), { ...page, excluded })).toBe(false)
    expect(showConnector(announced('io.b'), { ...page, excluded })).toBe(true)
    expect(
      showConnector(announced('io.a', { type: 'WALLET_CONNECT' }), { ...page, excluded }),
    ).toBe(true)
  })
})

describe('lists', () => {
  test('withoutKnown removes installed and recent wallets', () => {
    const known = {
      connectors: [announced('io.a')],
      recent: [wallet('5', 'io.b')],
      mobile: false,
      announcements: true,
    }
    expect(
      ids(
        withoutKnown(
          [wallet('1', 'io.a'), wallet('2', 'io.b'), wallet('3', 'io.c'), wallet('5')],
          known,
        ),
      ),
    ).toEqual(['3'])
    expect(ids(withoutKnown([wallet('1', 'io.a')], { ...known, announcements: false }))).toEqual([
      '1',
    ])
  })
  test('withoutKnown resolves the rdns alias of a mobile app', () => {
    const known = { connectors: [announced('io.metamask.mobile')], recent: [], announcements: true }
    expect(ids(withoutKnown([wallet('1', 'io.metamask')], { ...known, mobile: true }))).toEqual([])
    expect(ids(withoutKnown([wallet('1', 'io.metamask')], { ...known, mobile: false }))).toEqual([
      '1',
    ])
  })
  test('withoutKnown removes directory wallets by the directory id of installed connectors only', () => {
    const found = [
      announced('a', { explorerId: '1', rdns: null }),
      announced('b', { explorerId: '2', rdns: null, type: 'EXTERNAL' }),
    ]
    expect(
      ids(
        withoutKnown([wallet('1'), wallet('2')], {
          connectors: found,
          recent: [],
          mobile: false,
          announcements: true,
        }),
      ),
    ).toEqual(['2'])
  })
  test('withRecent adds a new wallet at the front and keeps the position of a known wallet', () => {
    const two = withRecent(withRecent([], wallet('a'), 2), wallet('b'), 2)
    expect(ids(two)).toEqual(['b', 'a'])
    expect(withRecent(two, wallet('a'), 2)).toBe(two)
    expect(ids(withRecent(two, wallet('c'), 2))).toEqual(['c', 'b'])
  })
})

describe('the connect view', () => {
  test("groupOrder returns the filled groups in the page's order", () => {
    expect(groupOrder({ injected: true, recent: true, featured: false }, [])).toEqual([
      'recent',
      'injected',
    ])
    expect(
      groupOrder({ injected: true, recent: true, custom: true }, ['custom', 'injected']),
    ).toEqual(['custom', 'injected', 'recent'])
  })
  test('countLabel rounds down to tens', () => {
    expect(
      [
        [5, 0],
        [10, 0],
        [437, 0],
        [99, 2],
      ].map(([count = 0, featured = 0]) => countLabel({ count, featured, filtered: 0 })),
    ).toEqual(['5', '10', '430+', '100+'])
    expect(countLabel({ count: 437, featured: 0, filtered: 12 })).toBe('12')
  })
})

describe('mergeByName', () => {
  const connectorOf = (
    id: string,
    name: string,
    chain: string,
    type: 'ANNOUNCED' | 'AUTH' | 'INJECTED' = 'ANNOUNCED',
  ) => ({
    id,
    name,
    chain,
    type,
  })
  test('mergeByName returns one row with a connector per namespace', () => {
    const [row] = mergeByName([connectorOf('1', 'A', 'solana'), connectorOf('2', 'A', 'bip122')])
    expect(row).toMatchObject({ id: '1', type: 'MULTI_CHAIN', chain: 'eip155' })
    expect(row?.members.map(({ id }) => id)).toEqual(['1', '2'])
  })
  test('mergeByName keeps one of several connectors with the same name and namespace [A1]', () => {
    expect(
      mergeByName([
        connectorOf('1', 'A', 'eip155', 'INJECTED'),
        connectorOf('2', 'A', 'eip155'),
      ]).map(({ id, members }) => [id, members.length]),
    ).toEqual([['1', 1]])
  })
  test('mergeByName keeps the type of the embedded wallet', () => {
    expect(
      mergeByName([
        connectorOf('1', 'Auth', 'eip155', 'AUTH'),
        connectorOf('2', 'Auth', 'solana', 'AUTH'),
      ])[0]?.type,
    ).toBe('AUTH')
  })
})
