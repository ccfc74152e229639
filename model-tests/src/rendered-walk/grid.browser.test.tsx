import type { AllWalletsView } from '@latchkit/core/flows'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activeView, dialog, expectValue, expectVisible, nextPaint } from './locators.ts'
import { browsing, grid, heron } from './remote-views.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'

const renderedKits = new Set<RenderedKit>()
afterEach(() => {
  for (const rendered of renderedKits) rendered.remove()
  renderedKits.clear()
  document.documentElement.dir = ''
})

const scroller = () => document.querySelector('.lk-view:not([data-exiting])') ?? document.body
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-index]')]
const isInViewport = (tile: HTMLElement) => {
  const [frame, box] = [scroller().getBoundingClientRect(), tile.getBoundingClientRect()]
  return box.bottom > frame.top && box.top < frame.bottom
}

async function renderGrid(count: number): Promise<RenderedKit> {
  const wallets = grid(count)
  const view: AllWalletsView = { ...browsing, data: { wallets, count } }
  const rendered = renderKit({
    frozen: { flow: 'allWallets', view },
    kit: { enableWalletConnect: false },
  })
  renderedKits.add(rendered)
  await rendered.kit.open()
  rendered.kit.modal.push('AllWallets')
  await expectVisible(dialog().getByText('Otter'))
  return rendered
}

test.each([600, 5_000])(
  'a grid of %i wallets renders fewer than 900 elements at any scroll position and ends with the last wallet',
  async (count) => {
    await renderGrid(count)
    const node = scroller()
    expect(node.scrollHeight).toBeGreaterThan((count / 4) * 100)
    for (let step = 0; step <= 20; step += 1) {
      node.scrollTop = (node.scrollHeight * step) / 20
      await nextPaint()
      expect(document.querySelectorAll('.lk-card *').length).toBeLessThan(900)
      const rows = new Set(
        tiles()
          .filter(isInViewport)
          .map((tile) => tile.getBoundingClientRect().top),
      )
      expect(rows.size).toBeGreaterThan(4)
    }
    expect(tiles().at(-1)?.dataset.index).toBe(String(count - 1))
  },
)

test('the grid has rows of several tiles that are 104 px apart', async () => {
  await renderGrid(40)
  const [first, second, ...rest] = tiles().map((tile) => tile.getBoundingClientRect())
  const nextRow = rest.find(({ top }) => top > (first?.top ?? 0))
  expect(second?.top).toBe(first?.top)
  expect(Math.abs((nextRow?.top ?? 0) - (first?.top ?? 0) - 104)).toBeLessThanOrEqual(1)
})

test('arrow keys move the focus in the grid and scroll it, so that the search field does not cover the focused tile', async () => {
  await renderGrid(600)
  page.getByRole('grid').getByRole('button', { name: 'Otter' }).element().focus()
  for (let press = 0; press < 12; press += 1) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    )
    await nextPaint()
  }
  const focused = document.activeElement
  expect(focused instanceof HTMLElement && focused.dataset.index).toBe('49')
  expect(focused instanceof HTMLElement && isInViewport(focused)).toBe(true)
  for (let press = 0; press < 10; press += 1) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    )
    await nextPaint()
  }
  const search = document.querySelector('.lk-wallet-search')?.getBoundingClientRect()
  expect(document.activeElement?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(
    (search?.bottom ?? 0) - 8,
  )
})

test('going back to the grid restores the scroll position and the focus on the wallet', async () => {
  const { kit } = await renderGrid(600)
  scroller().scrollTop = 4_000
  await nextPaint()
  const wallet = tiles().find(isInViewport)
  const name = wallet?.querySelector('.lk-tile-name')?.textContent
  wallet?.focus({ preventScroll: true })
  const scrollTopBefore = scroller().scrollTop
  kit.modal.push('Downloads', { walletId: heron.id, wallet: heron })
  const store = page.getByRole('link', { name: 'App Store' })
  await expectVisible(store)
  store.element().focus()
  kit.modal.back()
  await expectValue(activeView, 'AllWallets')
  await expectValue(() => Math.round(scroller().scrollTop), Math.round(scrollTopBefore))
  await expectValue(() => document.activeElement?.querySelector('.lk-tile-name')?.textContent, name)
})
