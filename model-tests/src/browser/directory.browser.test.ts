import type { Page } from 'playwright'
import { expect } from 'vitest'
import { stopClock } from './harness/clock.ts'
import { connectButton, dialog, openModal, viewTitled } from './harness/demo.ts'
import { listedWallets } from './harness/directory.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const grid = (page: Page) => dialog(page).getByRole('grid', { name: 'Wallets' })
const tile = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name })
const search = (page: Page) => viewTitled(page, 'All wallets').getByRole('searchbox')

async function openAll(visitor: RemoteVisitor, path = '/'): Promise<void> {
  await visitor.visit(path)
  await openModal(visitor)
  await dialog(visitor.page).getByRole('button', { name: 'All wallets' }).click()
  await tile(visitor.page, 'Pocket').first().waitFor()
}

/** Scrolls to the end of the list and returns all names that it rendered. */
async function readToEnd(page: Page): Promise<ReadonlySet<string>> {
  const allNames = new Set<string>()
  const scrollDown = async () => {
    const { names, ended } = await grid(page).evaluate((element) => {
      const container = element.closest('.lk-scroll') ?? element
      const names = [...element.querySelectorAll('[role=gridcell] .lk-tile-name')].map(
        ({ textContent }) => textContent,
      )
      const bottom = container.scrollTop + container.clientHeight >= container.scrollHeight - 1
      container.scrollTop += container.clientHeight
      return { names, ended: bottom && element.getAttribute('aria-rowcount') !== '-1' }
    })
    for (const name of names) allNames.add(name)
    return ended
  }
  await expect.poll(scrollDown, { interval: 20 }).toBe(true)
  return allNames
}

remoteJourney(
  'the list of all wallets scrolls to the end, renders fewer than 60 buttons at once and requests each page once',
  async (visitor) => {
    const { page, directory } = visitor
    await openAll(visitor)
    const names = await readToEnd(page)
    expect(names).toContain(
      (await listedWallets(directory, ['eip155:31337', 'eip155:31338'])).at(-1)?.name,
    )
    expect(names.size).toBeGreaterThan(400)
    expect(await grid(page).locator('button').count()).toBeLessThan(60)
    const pages = directory
      .requests()
      .flatMap(({ path, query }) =>
        path === '/getWallets' && query.entries === '40' ? [query.page] : [],
      )
    expect(pages).toEqual(Array.from({ length: pages.length }, (_, index) => String(index + 1)))
    expect(pages.length).toBeGreaterThan(10)

    // Forbidden characters are stripped and the rest is plain text (fault M1, fault M2).
    const hidden = /[\p{Cc}\p{Cf}]/u
    expect([...names].filter((name) => hidden.test(name) || name.length > 200)).toEqual([])
    expect([...names]).toContain('<img src=x onerror="alert(1)"><b>Markup</b>')
    expect(await dialog(page).locator('script, iframe, object, embed, .lk-tile b').count()).toBe(0)
  },
)

remoteJourney(
  'the list of all wallets loads images in <img> without a referrer and replaces an invalid image by a letter [R8]',
  async (visitor) => {
    const { page, directory } = visitor
    await openAll(visitor)
    await search(page).fill('Picture')
    await tile(page, 'Heavy Picture').waitFor()
    await visitor.waitForIdle()
    const pictures = await dialog(page)
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => [
          image.getAttribute('referrerpolicy'),
          new URL(image.getAttribute('src') ?? '').origin,
        ]),
      )
    expect(pictures.length).toBeGreaterThan(0)
    for (const [policy, origin] of pictures)
      expect([policy, origin]).toEqual(['no-referrer', new URL(directory.url).origin])
    expect(await dialog(page).locator('image, [style*="url("]').count()).toBe(0)
    await tile(page, 'Script For A Picture')
      .locator('.lk-wallet-icon[data-kind=monogram]')
      .waitFor()
  },
)

remoteJourney(
  'the search of all wallets waits until typing stops, filters certified wallets and reports an empty result',
  async (visitor) => {
    const { page, directory } = visitor
    await page.clock.install()
    await openAll(visitor)
    await page.locator(':focus').and(search(page)).waitFor()
    // No time passes between two keystrokes while the clock is stopped.
    await stopClock(visitor)
    await page.keyboard.type('pocket')
    await page.clock.resume()
    await dialog(page).getByText('2 wallets found').waitFor({ state: 'attached' })
    expect(directory.requests().flatMap(({ query }) => query.search ?? [])).toEqual(['pocket'])
    await viewTitled(page, 'All wallets')
      .getByRole('button', { name: 'WalletConnect Certified only' })
      .click()
    await dialog(page).getByText('1 wallet found').waitFor({ state: 'attached' })
    await search(page).fill('no such wallet')
    await dialog(page).getByRole('heading', { name: 'No wallet matches' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Clear search' }).click()
    await tile(page, 'Pocket').waitFor()
  },
)

remoteJourney(
  'the keyboard leads from the connect button to a wallet in the grid and back to the list',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connectButton(page).focus()
    await page.keyboard.press('Enter')
    const row = viewTitled(page, 'Connect wallet').getByRole('button', { name: 'All wallets' })
    await row.waitFor()
    // The code of the keys loads after the first view.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return page.locator('.lk-row:focus').count()
      })
      .toBe(1)
    await page.keyboard.press('End')
    await page.locator(':focus').and(row).waitFor()
    await page.keyboard.press('Enter')
    await tile(page, 'Pocket').first().waitFor()
    const waitForFocus = (index: number) =>
      grid(page).locator(`:focus[data-index="${index}"]`).waitFor()
    const press = async (key: string, index: number) => {
      await page.keyboard.press(key)
      await waitForFocus(index)
    }
    await page.locator(':focus').and(search(page)).waitFor()
    await press('ArrowDown', 0)
    await press('ArrowDown', 4)
    await press('ArrowRight', 5)
    const name = (await page.locator(':focus').getAttribute('title')) ?? ''
    await press('End', 7)
    await press('Control+Home', 0)
    await page.keyboard.press('ArrowUp')
    await page.locator(':focus').and(search(page)).waitFor()
    await press('ArrowDown', 0)
    await press('ArrowDown', 4)
    await press('ArrowRight', 5)
    await page.keyboard.press('Enter')
    await viewTitled(page, name).getByRole('button', { name: 'Back' }).first().focus()
    await page.keyboard.press('Enter')
    await viewTitled(page, 'All wallets').waitFor()
    await tile(page, name).waitFor()
  },
)

remoteJourney(
  'an offline page lists installed wallets, and all wallets when it is online again [G7]',
  async (visitor) => {
    const { page, context, faults } = visitor
    faults.allow(/ERR_INTERNET_DISCONNECTED|The store "(directory|telemetry)" crashed/)
    faults.allow(/Reading the project's configuration failed/)
    await visitor.visit()
    await connectButton(page).hover()
    await visitor.waitForIdle()
    await context.setOffline(true)
    const missesCode = page.waitForEvent('requestfailed', (request) =>
      /react-ui-connecting/.test(request.url()),
    )
    await openModal(visitor)
    const list = viewTitled(page, 'Connect wallet')
    await list.getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await list.getByText(/^\d+\+?$/).count()).toBe(0)
    await missesCode
    await context.setOffline(false)
    await list
      .getByRole('button', { name: 'All wallets' })
      .getByText(/^\d+\+$/)
      .waitFor()
  },
)

remoteJourney(
  'the list of all wallets shows an error for an HTML response of the directory, and Try again loads it [G1]',
  async (visitor) => {
    const { page, directory } = visitor
    directory.faults([{ path: '/getWallets', fails: 'html' }])
    await visitor.visit()
    await openModal(visitor)
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await dialog(page).getByRole('heading', { name: "Couldn't load wallets" }).waitFor()
    directory.faults([])
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await tile(page, 'Pocket').waitFor()
  },
)

remoteJourney(
  'the modal in a browser without wallets lists recommended wallets, which lead to a QR code',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?silent=foxglove,harbor,lumen,ember')
    await openModal(visitor)
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Pocket' }).click()
    await viewTitled(page, 'Pocket').getByRole('img', { name: 'QR code for Pocket' }).waitFor()
  },
)
