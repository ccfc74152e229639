import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  callWalletControl,
  clickInWallet,
  connectButton,
  currentView,
  dialog,
  expectState,
  openModal,
  pick,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { hostPage } from './harness/host-page.ts'
import { journey } from './harness/journey.ts'

const backdrop = (page: Page) => page.locator('.lk-backdrop')
const waitForRemoval = (page: Page) => dialog(page).waitFor({ state: 'detached' })

const closeActions: readonly [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the backdrop', (page) => backdrop(page).click({ position: { x: 5, y: 5 } })],
  ['the close button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
]
journey(
  'closing the modal by Escape, the backdrop and the close button restores the page and returns the focus to the opening element [O7]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await page.mouse.wheel(0, 120)
    await page.waitForFunction(() => window.scrollY === 120)
    await connectButton(page).focus()
    const before = await hostPage(page)
    expect(before).toMatchObject({ repeated: 0, foreign: [] })
    for (const [name, close] of closeActions) {
      await connectButton(page).press('Enter')
      await dialog(page).waitFor()
      await close(page)
      await waitForRemoval(page)
      await expect.poll(() => hostPage(page), { message: name }).toEqual(before)
    }
  },
)

journey('the page behind the open modal does not scroll and is not focusable', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await openModal(visitor)
  await page.mouse.move(40, 500)
  await page.mouse.wheel(0, 400)
  await dialog(page).getByRole('button', { name: 'Foxglove' }).hover()
  await page.mouse.wheel(0, 400)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.getByRole('button', { name: 'Disconnect from the page' }).count()).toBe(0) // hidden from assistive technology
})

journey(
  'the modal is in the last requested state after it is opened and closed twenty times in a row [L1]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    await page.keyboard.press('Escape')
    await waitForRemoval(page)
    const toggleRepeatedly = (last: 'open' | 'close') =>
      page.evaluate(async (last) => {
        const button = document.querySelector<HTMLElement>('.hero button')
        let isSameTask = true
        setTimeout(() => {
          isSameTask = false
        })
        for (let time = 0; time < 20; time += 1) {
          button?.click()
          await Promise.resolve()
          if (time < 19 || last === 'close')
            document.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
            )
          await Promise.resolve()
        }
        return isSameTask
      }, last)
    expect(await toggleRepeatedly('open')).toBe(true)
    await currentView(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await dialog(page).count()).toBe(1)
    await toggleRepeatedly('close')
    await page.keyboard.press('Escape')
    await waitForRemoval(page)
    expect(await backdrop(page).count()).toBe(0)
    await openModal(visitor)
  },
)

journey(
  'the modal closes once when Escape, backdrop and close button are used at once [L4]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    const changes = await page.evaluate(async () => {
      const frame = document.querySelector<HTMLElement>('[role=dialog]')
      if (!frame) throw new Error('The page has no dialog')
      const states: (string | undefined)[] = []
      const removed = new Promise<void>((resolve) => {
        new MutationObserver(() => states.push(frame.dataset.state)).observe(frame, {
          attributeFilter: ['data-state'],
        })
        new MutationObserver(() => frame.isConnected || resolve()).observe(document.body, {
          childList: true,
          subtree: true,
        })
      })
      const [close] = [...frame.querySelectorAll('button')].filter(
        (button) => button.getAttribute('aria-label') === 'Close' || button.textContent === 'Close',
      )
      const backdropElement = document.querySelector('.lk-backdrop')
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      )
      for (const type of ['pointerdown', 'pointerup', 'click'])
        backdropElement?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))
      close?.click()
      await removed
      return states
    })
    expect(changes).toEqual(['closed'])
    await openModal(visitor)
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)

journey('a visitor connects a wallet with the keyboard only', async (visitor) => {
  const { page } = visitor
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (where: Page, name: RegExp) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await where.keyboard.press('Tab')
      if (name.test(await where.evaluate(() => document.activeElement?.textContent ?? ''))) return
    }
    throw new Error(`30 presses of Tab do not lead to ${name}`)
  }
  await visitor.visit()
  await connectButton(page)
    .getByText(/^Connect wallet$/)
    .waitFor()
  await tabTo(page, /^Connect wallet$/)
  await page.keyboard.press('Enter')
  await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()

  for (const key of ['Tab', 'Shift+Tab']) {
    const inside = new Set<boolean>()
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press(key)
      inside.add(
        await page.evaluate(
          () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false,
        ),
      )
    }
    expect([...inside]).toEqual([true])
  }
  await tabTo(page, /^Foxglove/)
  const window = await walletWindow(visitor, () => page.keyboard.press('Enter'))
  await tabTo(window, /^Connect$/)
  await Promise.all([window.waitForEvent('close'), window.keyboard.press('Enter').catch(() => {})])
  await expectState(page, 'Status', 'connected')
  await waitForRemoval(page)
  await expect.poll(focused).toMatch(/^0xf3/)
})

journey(
  'a pressed wallet is clicked although an announced wallet moves its row from the pointer before the release',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    await visitor.waitForIdle()
    const wallet = dialog(page).getByRole('button', { name: 'Foxglove' })
    const box = () => wallet.evaluate((row) => row.getBoundingClientRect().toJSON())
    const { y, height }: DOMRect = await box()
    // A press that ends outside the row does not click it.
    await wallet.hover()
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    expect(visitor.prompts()).toBe(0)
    // The dialog stays centred while it grows, so that its rows move up.
    await wallet.hover({ position: { x: 40, y: height - 2 } })
    await page.mouse.down()
    await callWalletControl(page, 'ember', 'announce', 2)
    await expect.poll(async () => (await box()).y).toBeLessThan(y - 2)
    await clickInWallet(await walletWindow(visitor, () => page.mouse.up()), 'Connect')
    await expectState(page, 'Status', 'connected')
  },
)

journey(
  'a control that was tapped can be pressed and left with the mouse',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'All wallets' }).tap()
    const filter = dialog(page).getByRole('button', { name: 'WalletConnect Certified only' })
    const pressed = filter.and(page.locator('[aria-pressed=true]'))
    await filter.tap()
    await pressed.waitFor()
    await filter.hover({ position: { x: 6, y: 6 } })
    await filter.hover({ position: { x: 30, y: 6 } })
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await pressed.waitFor()
    await filter.click()
    await pressed.waitFor({ state: 'detached' })
  },
  { context: { hasTouch: true } },
)

journey('the back arrow returns to the previous view', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await openModal(visitor)
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).first().click()
  await viewTitled(page, 'What is a wallet?').getByRole('button', { name: 'Back' }).click()
  await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
})

journey(
  'without a project id, the modal shows no alert, no failed toast and no tab that has no source',
  async (visitor) => {
    const { page, faults } = visitor
    faults.allow(/Project ID Not Configured/)
    await visitor.visit('/?approve=auto&project=none')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await waitForRemoval(page)
    await openModal(visitor)
    await dialog(page).getByRole('list', { name: 'Tokens' }).getByText('Ether').waitFor()
    await visitor.waitForIdle()
    expect(await dialog(page).getByRole('tab').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.locator('.lk-toast').count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Localhost One' }).click()
    await viewTitled(page, 'Choose network').waitFor()
    expect(await page.getByText(/project ?id/i).count()).toBe(0)
  },
)

/** The scroll offset of the current view, in px. With `end`, scrolls to its end before. */
const scrollOffset = (page: Page, position: 'current' | 'end' = 'current') =>
  currentView(page).evaluate((view, position) => {
    if (position === 'end') view.scrollTop = view.scrollHeight
    return view.scrollTop
  }, position)

for (const [width, height, textSize] of [
  [390, 780, '100%'],
  [320, 640, '200%'],
] as const) {
  journey(
    `each view opens at its top with its footer in sight, and Back returns to the scroll position and the focused row, at ${width}×${height} with ${textSize} text`,
    async (visitor) => {
      const { page } = visitor
      const focusedText = () => page.evaluate(() => document.activeElement?.textContent)
      await visitor.visit('/?approve=auto')
      await page.evaluate((textSize) => {
        document.documentElement.style.fontSize = textSize
      }, textSize)
      await openModal(visitor)
      const allWallets = dialog(page).getByRole('button', { name: 'All wallets' })
      await allWallets.waitFor()
      const footer = dialog(page).locator('.lk-footer')
      await expect
        .poll(() =>
          footer.evaluate((element) => Math.floor(element.getBoundingClientRect().bottom)),
        )
        .toBeLessThanOrEqual(height)
      const listOffset = await scrollOffset(page, 'end')
      // Unlike a click, an event does not scroll.
      await allWallets.dispatchEvent('click')
      await viewTitled(page, 'All wallets').getByRole('grid').waitFor()
      expect(await scrollOffset(page)).toBe(0)
      await pick(page, 'Back')
      await expect.poll(() => scrollOffset(page)).toBe(listOffset)
      await currentView(page).getByRole('button', { name: 'Foxglove' }).click()
      await waitForRemoval(page)
      await openModal(visitor)
      await dialog(page).getByRole('tab', { name: 'Activity' }).click()
      const showAll = currentView(page).getByRole('button', { name: 'Show all activity' })
      await showAll.waitFor()
      const before = await scrollOffset(page, 'end')
      expect(before).toBeGreaterThan(0)
      await showAll.dispatchEvent('click')
      await viewTitled(page, 'Activity').waitFor()
      expect(await scrollOffset(page)).toBe(0)
      await pick(page, 'Back')
      await showAll.waitFor()
      await expect.poll(() => scrollOffset(page)).toBe(before)
      await expect.poll(focusedText).toBe('Show all activity')
    },
    { context: { viewport: { width, height } } },
  )
}

journey(
  'closing the modal cancels the wallet request, and a late approval has no effect',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    await page.keyboard.press('Escape')
    await waitForRemoval(page)
    await clickInWallet(window, 'Connect')
    await page.waitForFunction(
      () => globalThis.window.latchkitSandbox?.foxglove.state().shared.length === 2,
    )
    await expectState(page, 'Status', 'disconnected')
  },
)

journey(
  'the modal on a phone is a sheet of full width, and a click on its backdrop closes it',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    await page.waitForFunction(
      () => document.querySelector('[role=dialog]')?.getAnimations().length === 0,
    )
    const box = await dialog(page).boundingBox()
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([
      0, 390, 844,
    ])
    await backdrop(page).click({ position: { x: 5, y: 5 } })
    await waitForRemoval(page)
  },
  { context: { viewport: { width: 390, height: 844 } } },
)
