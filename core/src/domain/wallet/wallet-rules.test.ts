import { describe, expect, test } from 'vitest'
import { mergeByName } from './merge-connectors.ts'
import { connectMethodOrder, countLabel, groupOrder } from './wallet-groups.ts'
import {
  dropKnown,
  isExcluded,
  type ListedConnector,
  showConnector,
  withRecent,
} from './wallet-rules.ts'

const announced = (rdns: string, over: Partial<ListedConnector> = {}): ListedConnector => ({
  id: rdns,
  name: rdns,
  type: 'ANNOUNCED',
  rdns,
  ...over,
})
const wallet = (id: string, rdns: string | null = null) => ({ id, name: id, rdns })
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)

describe('a wallet is left out', () => {
  test('by its rdns or by its name, whatever the case', () => {
    expect(isExcluded(wallet('A', 'io.a'), [{ name: 'X', rdns: 'io.a' }])).toBe(true)
    expect(isExcluded(wallet('MetaMask'), [{ name: 'metamask' }])).toBe(true)
    expect(isExcluded(wallet('A', null), [{ name: 'X', rdns: null }])).toBe(false)
    expect(isExcluded(wallet('A'), [])).toBe(false)
  })
})

describe('a connector has a row', () => {
  const page = { mobile: false, installed: false, excluded: [] }
  const nameless: ListedConnector = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }

  test('unless it is the nameless legacy one on a desktop', () => {
    expect(showConnector(nameless, { ...page, installed: true })).toBe(false)
  })
  test('on a phone the nameless one needs company or an rdns', () => {
    expect(showConnector(nameless, { ...page, mobile: true })).toBe(false)
    expect(showConnector(nameless, { ...page, mobile: true, installed: true })).toBe(true)
    expect(showConnector({ ...nameless, rdns: 'io.a' }, { ...page, mobile: true })).toBe(true)
  })
  test('unless the page left its wallet out; the remote one stays', () => {
    const excluded = [{ name: 'io.a' }]
    expect(showConnector(announced('io.a'), { ...page, excluded })).toBe(false)
    expect(showConnector(announced('io.b'), { ...page, excluded })).toBe(true)
    expect(
      showConnector(announced('io.a', { type: 'WALLET_CONNECT' }), { ...page, excluded }),
    ).toBe(true)
  })
})

describe('lists', () => {
  test('leave out what was found in the browser or used before', () => {
    const known = {
      connectors: [announced('io.a')],
      recent: [wallet('5', 'io.b')],
      mobile: false,
      announcements: true,
    }
    expect(
      ids(
        dropKnown(
          [wallet('1', 'io.a'), wallet('2', 'io.b'), wallet('3', 'io.c'), wallet('5')],
          known,
        ),
      ),
    ).toEqual(['3'])
    expect(ids(dropKnown([wallet('1', 'io.a')], { ...known, announcements: false }))).toEqual(['1'])
  })
  test("know a phone's alias", () => {
    const known = { connectors: [announced('io.metamask.mobile')], recent: [], announcements: true }
    expect(ids(dropKnown([wallet('1', 'io.metamask')], { ...known, mobile: true }))).toEqual([])
    expect(ids(dropKnown([wallet('1', 'io.metamask')], { ...known, mobile: false }))).toEqual(['1'])
  })
  test('leave out a directory wallet by its id in the directory, of found connectors only', () => {
    const found = [
      announced('a', { explorerId: '1', rdns: null }),
      announced('b', { explorerId: '2', rdns: null, type: 'EXTERNAL' }),
    ]
    expect(
      ids(
        dropKnown([wallet('1'), wallet('2')], {
          connectors: found,
          recent: [],
          mobile: false,
          announcements: true,
        }),
      ),
    ).toEqual(['2'])
  })
  test('remember the newest wallets; one that is kept does not move', () => {
    const two = withRecent(withRecent([], wallet('a'), 2), wallet('b'), 2)
    expect(ids(two)).toEqual(['b', 'a'])
    expect(withRecent(two, wallet('a'), 2)).toBe(two)
    expect(ids(withRecent(two, wallet('c'), 2))).toEqual(['c', 'b'])
  })
})

describe('the connect view', () => {
  test("shows filled groups, the page's order first", () => {
    expect(groupOrder({ injected: true, recent: true, featured: false }, [])).toEqual([
      'recent',
      'injected',
    ])
    expect(
      groupOrder({ injected: true, recent: true, custom: true }, ['custom', 'injected']),
    ).toEqual(['custom', 'injected', 'recent'])
  })
  test('puts wallets first as soon as one is installed, unless the page says otherwise', () => {
    expect(connectMethodOrder(null, [{ type: 'ANNOUNCED' }])).toEqual(['wallet', 'email', 'social'])
    expect(connectMethodOrder(null, [{ type: 'MULTI_CHAIN' }])).toEqual([
      'email',
      'social',
      'wallet',
    ])
    expect(connectMethodOrder(['social'], [{ type: 'ANNOUNCED' }])).toEqual(['social'])
  })
  test('counts many wallets in tens', () => {
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

describe('one wallet on several namespaces', () => {
  const part = (
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
  test('is one row that remembers each way', () => {
    const [row] = mergeByName([part('1', 'A', 'solana'), part('2', 'A', 'bip122')])
    expect(row).toMatchObject({ id: '1', type: 'MULTI_CHAIN', chain: 'eip155' })
    expect(row?.members.map(({ id }) => id)).toEqual(['1', '2'])
  })
  test('A1: the same name twice on one namespace is one row', () => {
    expect(
      mergeByName([part('1', 'A', 'eip155', 'INJECTED'), part('2', 'A', 'eip155')]).map(
        ({ id, members }) => [id, members.length],
      ),
    ).toEqual([['1', 1]])
  })
  test('keeps the embedded wallet what it is', () => {
    expect(
      mergeByName([part('1', 'Auth', 'eip155', 'AUTH'), part('2', 'Auth', 'solana', 'AUTH')])[0]
        ?.type,
    ).toBe('AUTH')
  })
})
