import type { ErrorCode } from '@latchkit/core'
import type {
  ActivityItem,
  ActivityTransfer,
  ActivityView,
  ShownActivity,
} from '@latchkit/core/flows'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestEnvironment } from '../../testing/environment.ts'
import { ActivityList } from './ActivityList.tsx'
import { NftList } from './NftList.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})
const kits: ReturnType<typeof createTestEnvironment>['kit'][] = []
beforeEach(() => {
  kits.splice(0, 1, createTestEnvironment().kit)
})

const loadMore = vi.fn()
const refresh = vi.fn()
const showHidden = vi.fn()

const token = (
  numeric: string,
  symbol: string,
  direction: ActivityTransfer['direction'] = 'in',
): ActivityTransfer => ({
  direction,
  quantity: { numeric },
  value: null,
  price: null,
  fungible: { name: symbol, symbol, icon: null },
  nft: null,
})
const nft = (name: string): ActivityTransfer => ({
  ...token('1', ''),
  fungible: null,
  nft: { name, preview: null, isSpam: false },
})
const activityItem = (id: string, overrides: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  operationType: 'receive',
  hash: `0x${id}`,
  chain: createTestEnvironment().kit.network.get().networks[0]?.caipNetworkId ?? Object('eip155:1'),
  minedAt: '2024-02-01T12:00:00Z',
  sentFrom: '',
  sentTo: '',
  status: 'confirmed',
  nonce: null,
  transfers: [token('1234.5', 'MDW')],
  suspicious: false,
  ...overrides,
})
const shown = (
  rows: readonly ActivityItem[],
  overrides: Partial<ShownActivity> = {},
): ShownActivity => ({
  now: 1_772_000_000_000,
  months: rows.length === 0 ? [] : [{ year: 2024, month: 1, rows }],
  nfts: [],
  hidden: 0,
  showsHidden: false,
  empty: false,
  complete: true,
  ...overrides,
})
const readyView = (
  rows: readonly ActivityItem[],
  overrides: Partial<ShownActivity> = {},
): ActivityView => ({
  status: 'fresh',
  data: shown(rows, overrides),
  problem: null,
  refresh,
  loadMore: null,
  showHidden,
})
/** A list with a further page. */
const longView = (rows: readonly ActivityItem[], overrides: Partial<ShownActivity> = {}) => ({
  ...readyView(rows, { complete: false, ...overrides }),
  loadMore,
})
const without = { data: null, problem: null, refresh: null, loadMore: null, showHidden: null }
const loadingView: ActivityView = { ...without, status: 'loading' }
const offView: ActivityView = { ...without, status: 'idle' }
const failedView = (problem: ErrorCode, data: ShownActivity | null = null): ActivityView => ({
  ...without,
  status: 'failed',
  data,
  problem,
  refresh,
})
const emptyView = () => readyView([], { empty: true })
const listElement = (activity: ActivityView) => {
  const [kit] = kits
  if (kit === undefined) throw new Error('beforeEach has not created a kit')
  return (
    <KitProvider kit={kit}>
      <ActivityList activity={activity} />
    </KitProvider>
  )
}
const renderList = (activity: ActivityView) => render(listElement(activity))
const listItems = () => screen.getAllByRole('listitem')

test('ActivityList shows type, date and signed amount of a transaction below its month and links to the explorer', () => {
  renderList(readyView([activityItem('1')]))
  const [row] = listItems()
  const firstRow = within(row ?? document.body)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('February 2024')
  expect(firstRow.getByText('Received')).toBeTruthy()
  expect(firstRow.getByText('01 Feb')).toBeTruthy()
  expect(row?.querySelector('.lk-transfer-summary')?.textContent).toBe('in +1,234.5 MDW')
  expect(firstRow.getByRole('link').getAttribute('href')).toBe('https://explorer.example/tx/0x1')
})

test('ActivityList shows a sent amount with a minus and its value, and isolates sign, number and symbol for right-to-left pages', () => {
  const sent = { ...token('0.5', 'ETH', 'out'), value: 1250 }
  renderList(readyView([activityItem('1', { operationType: 'send', transfers: [sent] })]))
  const summary = document.querySelector('.lk-transfer-summary')
  expect(summary?.textContent).toBe('out −0.5 ETH$1,250.00')
  expect(summary?.querySelector('bdi')?.textContent).toBe('−0.5 ETH')
})

test('ActivityList renders one row for a swap, one row per transfer of other transactions, and one row without transfers', () => {
  const swap = activityItem('swap', {
    operationType: 'trade',
    transfers: [token('1', 'ETH', 'out'), token('3000', 'USDC')],
  })
  const minted = activityItem('mint', {
    operationType: 'mint',
    transfers: [nft('A'), nft('B'), nft('')],
  })
  const approval = activityItem('approval', {
    operationType: 'approve',
    transfers: [],
    status: 'failed',
  })
  renderList(readyView([swap, minted, approval]))
  expect(
    listItems().map((row) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([
    ['EUSwapped01 Febout 1 ETHin 3,000 USDC'],
    ['AMinted01 Febin A', 'BMinted01 Febin B', '?Minted01 Febin -'],
    ['Approved01 Feb · Failed'],
  ])
})

test('ActivityList renders a token name with markup as text and marks the suspicious transaction as spam [M2]', () => {
  renderList(
    readyView([
      activityItem('1', { transfers: [token('5', '<b>claim.example</b>')], suspicious: true }),
    ]),
  )
  const [row] = listItems()
  expect(row?.textContent).toContain('<b>claim.example</b>')
  expect(row?.querySelectorAll('a, b')).toHaveLength(1)
  expect(row?.textContent).toContain('Possible spam')
})

test('ActivityList renders a transaction without a hash without a link [M4]', () => {
  renderList(readyView([activityItem('1', { hash: '' })]))
  expect(screen.queryByRole('link')).toBeNull()
})

test('ActivityList counts hidden rows and shows them on a click, and no row offers copying [M6]', async () => {
  renderList(readyView([activityItem('1')], { hidden: 2 }))
  expect(screen.getByText(/2 suspicious transactions hidden/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(showHidden).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('ActivityList renders only the visible rows of 500 and reserves space for all', () => {
  const { container } = renderList(
    readyView(Array.from({ length: 500 }, (_, index) => activityItem(`${index}`))),
  )
  expect(listItems().length).toBeLessThan(40)
  expect(listItems()[0]?.getAttribute('aria-setsize')).toBe('500')
  expect(container.querySelector<HTMLElement>('.lk-feed')?.style.blockSize).toBe(
    `${500 * 64 + 30}px`,
  )
})

test('ActivityList loads the next page before the end of the list, once per page, also if all rows are hidden', () => {
  const first = longView([activityItem('1')])
  const { rerender } = renderList(first)
  expect(loadMore).toHaveBeenCalledTimes(1)
  rerender(listElement({ ...loadingView, data: first.data }))
  rerender(
    listElement(longView(Array.from({ length: 500 }, (_, index) => activityItem(`${index}`)))),
  )
  expect(loadMore).toHaveBeenCalledTimes(1)
  cleanup()
  renderList(longView([], { hidden: 3 }))
  expect(loadMore).toHaveBeenCalledTimes(2)
})

test('ActivityList shows a message with a retry button below the list if a page failed to load', async () => {
  const data = shown([activityItem('1')], { complete: false })
  renderList(failedView('kit/timed-out', data))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
})

test('ActivityList shows a message for an empty list, for no account and for a failure', async () => {
  const title = () => screen.getByRole('heading', { level: 3 }).textContent
  const { rerender } = renderList(emptyView())
  expect(title()).toBe('No activity yet')
  rerender(listElement({ ...without, status: 'idle', problem: 'data/history-without-address' }))
  expect([title(), screen.getByText(/Connect a wallet to see its activity\./)]).toBeTruthy()
  rerender(listElement(failedView('endpoint/unreachable')))
  expect(title()).toBe("Couldn't load activity")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
})

test('ActivityList and NftList show that the activity is turned off, and no NFTs', () => {
  renderList(offView)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Activity is turned off')
  cleanup()
  render(<NftList activity={offView} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No NFTs found')
})

test('ActivityList shows placeholders while loading', () => {
  const { container } = renderList(loadingView)
  expect(container.querySelectorAll('.lk-feed-skeleton .lk-skeleton')).toHaveLength(8)
  expect(screen.getByText('Loading activity')).toBeTruthy()
})

test('NftList lists NFTs with their names, and shows a message for an empty list', () => {
  const nfts = [{ id: '1', name: 'Leaf', collection: null, image: 'javascript:alert(1)' }]
  const { rerender, container } = render(
    <NftList activity={readyView([activityItem('1')], { nfts })} />,
  )
  expect(within(screen.getByRole('list', { name: 'Your NFTs' })).getByText('Leaf')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  rerender(<NftList activity={readyView([activityItem('1')])} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No NFTs found')
  rerender(<NftList activity={emptyView()} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No NFTs found')
})

test('NftList shows an image of the page [FH3]', () => {
  const nfts = [{ id: '1', name: 'Leaf', collection: null, image: '/leaf.png' }]
  const { container } = render(<NftList activity={readyView([activityItem('1')], { nfts })} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/leaf.png')
})

test('NftList offers a retry after a failure, and fetches further pages while no NFT was found', async () => {
  const { rerender } = render(<NftList activity={failedView('kit/timed-out')} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
  rerender(<NftList activity={longView([activityItem('1')])} />)
  expect(loadMore).toHaveBeenCalledOnce()
  expect(screen.getByText('Loading NFTs')).toBeTruthy()
})
