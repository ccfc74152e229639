import type { AllWalletsView, GridWallet } from '@latchkit/core/flows/all-wallets'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../components/useAnnounce.ts'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'
import { wallet } from '../../testing/wallet.ts'
import { AllWalletsScreen } from './AllWalletsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  document.body.style.direction = ''
})

const grid = (count: number): GridWallet[] =>
  Array.from({ length: count }, (_, at) => ({
    ...wallet(`w${at}`, `Wallet ${at}`),
    installed: false,
    reachable: true,
  }))
const field = { text: '', certified: false, search: vi.fn(), certify: vi.fn() }
const [pick, more] = [vi.fn(), vi.fn()]
const browsing = (
  count: number,
  rest: 'more' | 'loading' | 'stuck' | 'end' = 'end',
): AllWalletsView => ({
  ...field,
  step: 'browsing',
  wallets: grid(count),
  count: 600,
  pick,
  rest,
  problem: null,
  more,
})
const draw = (all: AllWalletsView, ready = false) =>
  render(<AllWalletsScreen all={all} ready={ready} />)
const tile = (name: string) => screen.getByRole('button', { name })

test('wallets stand in rows of four, and a click picks one', async () => {
  draw(browsing(6))
  const [first, second] = screen.getAllByRole('row')
  expect(within(first ?? document.body).getAllByRole('gridcell')).toHaveLength(4)
  expect(within(second ?? document.body).getAllByRole('gridcell')).toHaveLength(2)
  await userEvent.click(tile('Wallet 5'))
  expect(pick).toHaveBeenCalledExactlyOnceWith('w5')
})

test('of 5,000 wallets only those near enough to be seen are in the page, with room for all', () => {
  const { container } = draw(browsing(5_000))
  expect(screen.getAllByRole('button').length).toBeLessThan(80)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1250')
  expect(container.querySelector<HTMLElement>('.lk-grid')?.style.blockSize).toBe(`${1250 * 104}px`)
})

test('the arrows go from wallet to wallet, Home and End along the row; to the Tab key all of them are one stop', async () => {
  draw(browsing(9))
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.tab()
  await userEvent.tab()
  const at = () => document.activeElement?.getAttribute('data-at')
  expect(at()).toBe('0')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(at()).toBe('5')
  await userEvent.keyboard('{Home}')
  expect(at()).toBe('4')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(at()).toBe('7')
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
  expect(at()).toBe('7')
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  expect(at()).toBe('0')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith('w1')
})

test('who comes back finds the list where it was; what is found then begins at its top', () => {
  const within = (all: AllWalletsView) => (
    <InitialScrollContext.Provider value={50_000}>
      <AllWalletsScreen all={all} ready={false} />
    </InitialScrollContext.Provider>
  )
  const firstRow = () => Number(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex'))
  const { rerender } = render(within(browsing(5_000)))
  expect(firstRow()).toBeGreaterThan(400)
  rerender(within({ ...field, text: 'a', step: 'found', wallets: grid(5_000), count: 5_000, pick }))
  expect(firstRow()).toBe(1)
})

test('the page keeps its height while one searches; a short list that is all there is does not', () => {
  const { rerender } = draw(browsing(6))
  const tall = () => document.querySelector('.lk-wallet-search')?.hasAttribute('data-tall')
  expect(tall()).toBe(false)
  for (const all of [
    { ...field, step: 'searching' } as const,
    { ...field, step: 'none', clear: more } as const,
    browsing(40),
  ]) {
    rerender(<AllWalletsScreen all={all} ready={false} />)
    expect(tall()).toBe(true)
  }
})

test('the arrows follow the direction of reading', async () => {
  document.body.style.direction = 'rtl'
  draw(browsing(9))
  tile('Wallet 2').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toContain('Wallet 3')
})

test('the next wallets are asked for before one is at the end, once while they come', () => {
  const { rerender } = draw(browsing(40, 'more'))
  expect(more).toHaveBeenCalledTimes(1)
  rerender(<AllWalletsScreen all={browsing(40, 'loading')} ready={false} />)
  rerender(<AllWalletsScreen all={browsing(400, 'more')} ready={false} />)
  expect(more).toHaveBeenCalledTimes(1)
})

test('a page that does not fill the screen is followed by the next', () => {
  const { rerender } = draw(browsing(4, 'more'))
  rerender(<AllWalletsScreen all={browsing(4, 'loading')} ready={false} />)
  rerender(<AllWalletsScreen all={browsing(8, 'more')} ready={false} />)
  expect(more).toHaveBeenCalledTimes(2)
})

test('where the rest did not come it says so below what did, and is asked for again', async () => {
  draw(browsing(8, 'stuck'))
  expect(more).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(more).toHaveBeenCalledOnce()
})

test('an installed wallet is said to be, and one that cannot be reached cannot be picked and says why', async () => {
  const fox = { ...wallet('fox', 'Fox'), installed: true, reachable: true }
  const owl = { ...wallet('owl', 'Owl'), installed: false, reachable: false }
  draw({ ...field, step: 'found', wallets: [fox, owl], count: 2, pick })
  expect(tile('Fox Installed')).toBeTruthy()
  const gone = tile('No link Owl')
  expect(gone.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(gone)
  expect(pick).not.toHaveBeenCalled()
})

test('how many were found is said once, quietly', () => {
  const said: (string | null)[] = []
  const found: AllWalletsView = {
    ...field,
    text: 'wal',
    step: 'found',
    wallets: grid(3),
    count: 3,
    pick,
  }
  render(
    <AnnounceContext.Provider value={(text) => said.push(text)}>
      <AllWalletsScreen all={found} ready={false} />
    </AnnounceContext.Provider>,
  )
  expect(said).toEqual(['3 wallets found'])
})

test('what was looked for in vain is set apart in the sentence, and can be cleared', async () => {
  const clear = vi.fn()
  draw({ ...field, text: 'שלום', step: 'none', clear })
  const title = screen.getByRole('heading', { level: 3 })
  expect([title.textContent, title.querySelector('bdi')?.textContent]).toEqual([
    'No wallet matches “שלום”',
    'שלום',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(clear).toHaveBeenCalledOnce()
})

test('a list that did not load can be asked for again', async () => {
  const retry = vi.fn()
  draw({ ...field, step: 'failed', problem: 'endpoint/unreachable', retry })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('typing searches, and the toggle wants certified wallets only', async () => {
  draw(browsing(1), true)
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search wallets' }))
  await userEvent.keyboard('f')
  expect(field.search).toHaveBeenCalledExactlyOnceWith('f')
  const toggle = screen.getByRole('button', { name: 'Certified wallets only', pressed: false })
  await userEvent.click(toggle)
  expect(field.certify).toHaveBeenCalledExactlyOnceWith(true)
})

test.each(['loading', 'searching'] as const)(
  'while it is %s the places of wallets are kept, and no wallet can be picked',
  (step) => {
    const { container } = draw({ ...field, step })
    expect(container.querySelectorAll('.lk-tile')).toHaveLength(20)
    expect(screen.getByText('Loading wallets')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  },
)
