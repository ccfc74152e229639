import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, expectValue, expectVisible, shownView } from './locators.ts'
import { browsing, grid, heron } from './remote-views.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'

const shown = new Set<RenderedKit>()
afterEach(() => {
  for (const world of shown) world.remove()
  shown.clear()
  document.documentElement.dir = ''
})

const scroller = () => document.querySelector('.lk-scroll') ?? document.body
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-index]')]
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const isSeen = (tile: HTMLElement) => {
  const [frame, box] = [scroller().getBoundingClientRect(), tile.getBoundingClientRect()]
  return box.bottom > frame.top && box.top < frame.bottom
}

async function list(count: number): Promise<RenderedKit> {
  const wallets = grid(count)
  const view: AllWalletsView = {
    ...browsing,
    step: 'browsing',
    wallets,
    count,
    pick: () => {},
    rest: 'end',
    problem: null,
    loadMore: () => {},
  }
  const world = renderKit({
    frozen: { flow: 'allWallets', view },
    kit: { enableWalletConnect: false },
  })
  shown.add(world)
  await world.kit.open()
  world.kit.modal.push('AllWallets')
  await expectVisible(dialog().getByText('Otter'))
  return world
}

test.each([600, 5_000])(
  'the grid of %i wallets renders a few rows at any scroll position and lists every wallet',
  async (count) => {
    await list(count)
    const node = scroller()
    expect(node.scrollHeight).toBeGreaterThan((count / 4) * 100)
    for (let step = 0; step <= 20; step += 1) {
      node.scrollTop = (node.scrollHeight * step) / 20
      await drawn()
      expect(document.querySelectorAll('.lk-card *').length).toBeLessThan(900)
      const rows = new Set(
        tiles()
          .filter(isSeen)
          .map((tile) => tile.getBoundingClientRect().top),
      )
      expect(rows.size).toBeGreaterThan(4)
    }
    expect(tiles().at(-1)?.dataset.index).toBe(String(count - 1))
  },
)

test('tiles have the same columns and height as their skeletons', async () => {
  await list(40)
  const [first, second, ...rest] = tiles().map((tile) => tile.getBoundingClientRect())
  const below = rest.find(({ top }) => top > (first?.top ?? 0))
  expect(second?.top).toBe(first?.top)
  expect(Math.abs((below?.top ?? 0) - (first?.top ?? 0) - 104)).toBeLessThanOrEqual(1)
})

test('keyboard focus scrolls the list and is never hidden under the search field', async () => {
  await list(600)
  page.getByRole('grid').getByRole('button', { name: 'Otter' }).element().focus()
  for (let press = 0; press < 12; press += 1) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    )
    await drawn()
  }
  const focused = document.activeElement
  expect(focused instanceof HTMLElement && focused.dataset.index).toBe('49')
  expect(focused instanceof HTMLElement && isSeen(focused)).toBe(true)
  for (let press = 0; press < 10; press += 1) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    )
    await drawn()
  }
  const search = document.querySelector('.lk-wallet-search')?.getBoundingClientRect()
  expect(document.activeElement?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(
    (search?.bottom ?? 0) - 8,
  )
})

test('going back from a wallet restores the scroll position and the focus on that wallet', async () => {
  const { kit } = await list(600)
  scroller().scrollTop = 4_000
  await drawn()
  const wallet = tiles().find(isSeen)
  const name = wallet?.querySelector('.lk-tile-name')?.textContent
  wallet?.focus({ preventScroll: true })
  const kept = scroller().scrollTop
  kit.modal.push('Downloads', { walletId: heron.id, wallet: heron })
  const store = page.getByRole('link', { name: 'App Store' })
  await expectVisible(store)
  store.element().focus()
  kit.modal.back()
  await expectValue(shownView, 'AllWallets')
  await expectValue(() => Math.round(scroller().scrollTop), Math.round(kept))
  await expectValue(() => document.activeElement?.querySelector('.lk-tile-name')?.textContent, name)
})
