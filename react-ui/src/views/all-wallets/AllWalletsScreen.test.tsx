import type { AllWalletsView, GridWallet } from '@latchkit/core/flows'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, assert, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../components/useAnnounce.ts'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'
import { wallet } from '../../testing/wallet.ts'
import { AllWalletsScreen } from './AllWalletsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
  document.body.style.direction = ''
})

const createWallets = (count: number): GridWallet[] =>
  Array.from({ length: count }, (_, index) => ({
    ...wallet(`w${index}`, `Wallet ${index}`),
    installed: false,
    reachable: true,
  }))
const search = vi.fn()
const setCertified = vi.fn()
const clear = vi.fn()
const pick = vi.fn()
const loadMore = vi.fn()
const loadingView: AllWalletsView = {
  ...{ step: 'browsing', text: '', certified: false, search, setCertified, pick, clear: null },
  ...{ status: 'loading', data: null, problem: null, refresh: null, loadMore: null },
}
const browsingView = (count: number, next: 'more' | 'loading' | 'end' = 'end'): AllWalletsView => ({
  ...loadingView,
  ...(next === 'loading' ? { status: next } : { status: 'fresh' }),
  data: { wallets: createWallets(count), count: 600 },
  problem: null,
  loadMore: next === 'more' ? loadMore : null,
})
const searchView = (wallets: GridWallet[] | null, text = ''): AllWalletsView => {
  const searching = { ...loadingView, step: 'searching', text, clear } as const
  return wallets === null
    ? searching
    : { ...searching, status: 'fresh', data: { wallets, count: wallets.length }, problem: null }
}
const renderScreen = (all: AllWalletsView, focusSearch = false) =>
  render(<AllWalletsScreen view={all} focusSearch={focusSearch} />)
const tile = (name: string) => screen.getByRole('button', { name })

test('WalletGrid renders rows of four wallets, and a click picks a wallet', async () => {
  renderScreen(browsingView(6))
  const [first, second] = screen.getAllByRole('row')
  expect(within(first ?? document.body).getAllByRole('gridcell')).toHaveLength(4)
  expect(within(second ?? document.body).getAllByRole('gridcell')).toHaveLength(2)
  await userEvent.click(tile('Wallet 5'))
  expect(pick).toHaveBeenCalledExactlyOnceWith('w5')
})

test('WalletGrid renders only the visible rows of 5,000 wallets and reserves space for all', () => {
  const { container } = renderScreen(browsingView(5_000))
  expect(screen.getAllByRole('button').length).toBeLessThan(80)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1250')
  expect(container.querySelector<HTMLElement>('.lk-grid')?.style.blockSize).toBe(`${1250 * 104}px`)
})

test('WalletGrid loads the pictures of new rows at once, during fast scrolling when it stops', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const icon = 'https://pictures.example/wallet.png'
  const wallets = createWallets(5_000).map((listed) => ({ ...listed, icon }))
  const { container } = renderScreen(searchView(wallets))
  const scrollTo = (top: number) => {
    const frame = container.querySelector('.lk-grid-frame')
    assert(frame)
    frame.scrollTop = top
    fireEvent.scroll(frame)
  }
  const tileCount = () => container.querySelectorAll('[role=gridcell]').length
  const pictureCount = () => container.querySelectorAll('img').length
  const atTop = pictureCount()
  expect(atTop).toBe(tileCount())
  for (let top = 0; top <= 400; top += 40) scrollTo(top)
  expect(pictureCount()).toBeGreaterThan(atTop)
  expect(pictureCount()).toBe(tileCount())
  scrollTo(20_000)
  expect(pictureCount()).toBe(0)
  act(() => void vi.advanceTimersByTime(200))
  expect(pictureCount()).toBeGreaterThan(atTop)
  expect(pictureCount()).toBe(tileCount())
})

test('WalletGrid is one stop for the Tab key; arrow keys, Home and End move within it', async () => {
  renderScreen(browsingView(9))
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.tab()
  await userEvent.tab()
  const focusedIndex = () => document.activeElement?.getAttribute('data-index')
  expect(focusedIndex()).toBe('0')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(focusedIndex()).toBe('5')
  await userEvent.keyboard('{Home}')
  expect(focusedIndex()).toBe('4')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(focusedIndex()).toBe('7')
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
  expect(focusedIndex()).toBe('7')
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  expect(focusedIndex()).toBe('0')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith('w1')
})

test('AllWalletsScreen restores its scroll offset after going back; search results start at the top', () => {
  const atOffset = (all: AllWalletsView) => (
    <InitialScrollContext.Provider value={50_000}>
      <AllWalletsScreen view={all} focusSearch={false} />
    </InitialScrollContext.Provider>
  )
  const firstRow = () => Number(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex'))
  const { rerender } = render(atOffset(browsingView(5_000)))
  expect(firstRow()).toBeGreaterThan(400)
  rerender(atOffset(searchView(createWallets(5_000), 'a')))
  expect(firstRow()).toBe(1)
})

test('AllWalletsScreen keeps its full height, except for a short complete list', () => {
  const { rerender } = renderScreen(browsingView(6))
  const isTall = () => document.querySelector('.lk-wallet-search')?.hasAttribute('data-tall')
  expect(isTall()).toBe(false)
  for (const all of [searchView(null), searchView([]), browsingView(40)]) {
    rerender(<AllWalletsScreen view={all} focusSearch={false} />)
    expect(isTall()).toBe(true)
  }
})

test('WalletGrid reverses the arrow keys in right-to-left pages', async () => {
  document.body.style.direction = 'rtl'
  renderScreen(browsingView(9))
  tile('Wallet 2').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toContain('Wallet 3')
})

test('WalletGrid loads the next page before the end of the list, once per page', () => {
  const { rerender } = renderScreen(browsingView(40, 'more'))
  expect(loadMore).toHaveBeenCalledTimes(1)
  rerender(<AllWalletsScreen view={browsingView(40, 'loading')} focusSearch={false} />)
  rerender(<AllWalletsScreen view={browsingView(400, 'more')} focusSearch={false} />)
  expect(loadMore).toHaveBeenCalledTimes(1)
})

test('WalletGrid loads another page if the last one does not fill the view', () => {
  const { rerender } = renderScreen(browsingView(4, 'more'))
  rerender(<AllWalletsScreen view={browsingView(4, 'loading')} focusSearch={false} />)
  rerender(<AllWalletsScreen view={browsingView(8, 'more')} focusSearch={false} />)
  expect(loadMore).toHaveBeenCalledTimes(2)
})

test('WalletTile labels an installed wallet; an unreachable wallet has a tag and cannot be picked', async () => {
  const fox = { ...wallet('fox', 'Fox'), installed: true, reachable: true }
  const owl = { ...wallet('owl', 'Owl'), installed: false, reachable: false }
  renderScreen(searchView([fox, owl]))
  expect(tile('Fox Installed')).toBeTruthy()
  const unreachable = tile('Unavailable Owl')
  expect(unreachable.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(unreachable)
  expect(pick).not.toHaveBeenCalled()
})

test('AllWalletsScreen shortens a name that ends with "Wallet" and marks certified wallets', () => {
  const heron = { ...wallet('heron', 'Heron Wallet'), installed: false, reachable: true }
  renderScreen(searchView([{ ...heron, certified: true }]))
  expect(tile('Heron Certified').title).toBe('Heron Wallet')
})

test('AllWalletsScreen announces the number of search results once', () => {
  const announced: (string | null)[] = []
  const results = searchView(createWallets(3), 'wal')
  render(
    <AnnounceContext.Provider value={(step) => announced.push(step?.text ?? null)}>
      <AllWalletsScreen view={results} focusSearch={false} />
    </AnnounceContext.Provider>,
  )
  expect(announced).toEqual(['3 wallets found'])
})

test('AllWalletsScreen isolates the text of a search without results and offers to clear it', async () => {
  renderScreen(searchView([], 'שלום'))
  const title = screen.getByRole('heading', { level: 3 })
  expect([title.textContent, title.querySelector('bdi')?.textContent]).toEqual([
    'No wallet matches “שלום”',
    'שלום',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(clear).toHaveBeenCalledOnce()
})

test('WalletSearch searches for typed text, and its toggle filters certified wallets', async () => {
  renderScreen(browsingView(1), true)
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search wallets' }))
  await userEvent.keyboard('f')
  expect(search).toHaveBeenCalledExactlyOnceWith('f')
  const toggle = screen.getByRole('button', {
    name: 'WalletConnect Certified only',
    pressed: false,
  })
  await userEvent.click(toggle)
  expect(setCertified).toHaveBeenCalledExactlyOnceWith(true)
})

test.each([loadingView, searchView(null)])(
  'AllWalletsScreen in the step $step shows placeholders and no grid without data',
  (view) => {
    const { container } = renderScreen(view)
    expect(container.querySelectorAll('.lk-tile')).toHaveLength(20)
    expect(screen.getByText('Loading wallets')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  },
)
