import type { Page } from 'playwright'
import { expect } from 'vitest'
import { stopClock } from './harness/clock.ts'
import { connectButton, dialog, openModal, titled } from './harness/demo.ts'
import { listed } from './harness/directory.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const grid = (page: Page) => dialog(page).getByRole('grid', { name: 'Wallets' })
const tile = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name })
const search = (page: Page) => titled(page, 'All wallets').getByRole('searchbox')

async function openAll(visitor: RemoteVisitor, path = '/'): Promise<void> {
  await visitor.visit(path)
  await openModal(visitor)
  await dialog(visitor.page).getByRole('button', { name: 'All wallets' }).click()
  await tile(visitor.page, 'Pocket').first().waitFor()
}

/** Scrolls on until there is nothing further; every name that was to be read on the way. */
async function readToEnd(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const goOn = async () => {
    const { names, ended } = await grid(page).evaluate((drawn) => {
      const around = drawn.closest('.lk-scroll') ?? drawn
      const names = [...drawn.querySelectorAll('[role=gridcell] .lk-tile-name')].map(
        ({ textContent }) => textContent,
      )
      const bottom = around.scrollTop + around.clientHeight >= around.scrollHeight - 1
      around.scrollTop += around.clientHeight
      return { names, ended: bottom && drawn.getAttribute('aria-rowcount') !== '-1' }
    })
    for (const name of names) seen.add(name)
    return ended
  }
  await expect.poll(goOn, { timeout: 90_000, interval: 20 }).toBe(true)
  return seen
}

remoteJourney(
  'all wallets are there to the last, drawn a few at a time, each page asked for once',
  async (visitor) => {
    const { page, directory } = visitor
    await openAll(visitor)
    const seen = await readToEnd(page)
    expect(seen).toContain((await listed(directory, ['eip155:31337', 'eip155:31338'])).at(-1)?.name)
    expect(seen.size).toBeGreaterThan(400)
    expect(await grid(page).locator('button').count()).toBeLessThan(60)
    const pages = directory
      .requests()
      .flatMap(({ path, query }) =>
        path === '/getWallets' && query.entries === '40' ? [query.page] : [],
      )
    expect(pages).toEqual(Array.from({ length: pages.length }, (_, at) => String(at + 1)))
    expect(pages.length).toBeGreaterThan(10)

    // M1, M2: what a name may not hold is gone, what is left is text
    const hidden = /[\p{Cc}\p{Cf}]/u
    expect([...seen].filter((name) => hidden.test(name) || name.length > 200)).toEqual([])
    expect([...seen]).toContain('<img src=x onerror="alert(1)"><b>Markup</b>')
    expect(await dialog(page).locator('script, iframe, object, embed, .lk-tile b').count()).toBe(0)
  },
)

remoteJourney(
  'R8 pictures are drawn by <img> alone, and nobody learns where from; one that is none gives way to a letter',
  async (visitor) => {
    const { page, directory } = visitor
    await openAll(visitor)
    await search(page).fill('Picture')
    await tile(page, 'Heavy Picture').waitFor()
    await visitor.quiet()
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
  'a search is asked once the visitor stops typing; certified wallets can be picked out; a question nobody answers is said',
  async (visitor) => {
    const { page, directory } = visitor
    await page.clock.install()
    await openAll(visitor)
    await page.locator(':focus').and(search(page)).waitFor()
    // between two letters no time passes, however slow the machine
    await stopClock(visitor)
    await page.keyboard.type('pocket')
    await page.clock.resume()
    await dialog(page).getByText('2 wallets found').waitFor({ state: 'attached' })
    expect(directory.requests().flatMap(({ query }) => query.search ?? [])).toEqual(['pocket'])
    await titled(page, 'All wallets')
      .getByRole('button', { name: 'Certified wallets only' })
      .click()
    await dialog(page).getByText('1 wallet found').waitFor({ state: 'attached' })
    await search(page).fill('no such wallet')
    await dialog(page).getByRole('heading', { name: 'No wallet matches' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Clear search' }).click()
    await tile(page, 'Pocket').waitFor()
  },
)

remoteJourney(
  'with keys alone: from the button to a wallet in the grid, and back to the list',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connectButton(page).focus()
    await page.keyboard.press('Enter')
    const row = titled(page, 'Connect wallet').getByRole('button', { name: 'All wallets' })
    await row.waitFor()
    for (
      let step = 0;
      step < 20 && !(await row.evaluate((one) => one === document.activeElement));
      step += 1
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await tile(page, 'Pocket').first().waitFor()
    const isAt = (place: number) => grid(page).locator(`:focus[data-at="${place}"]`).waitFor()
    const press = async (key: string, place: number) => {
      await page.keyboard.press(key)
      await isAt(place)
    }
    await page.locator(':focus').and(search(page)).waitFor()
    await page.keyboard.press('Tab')
    await press('Tab', 0)
    await press('ArrowDown', 4)
    await press('ArrowRight', 5)
    const name = (await page.locator(':focus').getAttribute('title')) ?? ''
    await press('End', 7)
    await press('Control+Home', 0)
    await press('ArrowDown', 4)
    await press('ArrowRight', 5)
    await page.keyboard.press('Enter')
    await titled(page, name).getByRole('button', { name: 'Back' }).first().focus()
    await page.keyboard.press('Enter')
    await titled(page, 'All wallets').waitFor()
    await tile(page, name).waitFor()
  },
)

remoteJourney(
  'G7 without the internet the wallets that are here are listed; back online the rest comes by itself',
  async (visitor) => {
    const { page, context, faults } = visitor
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
    await visitor.visit()
    await connectButton(page).hover()
    await visitor.quiet()
    await context.setOffline(true)
    await openModal(visitor)
    const list = titled(page, 'Connect wallet')
    await list.getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await list.getByText(/^\d+\+?$/).count()).toBe(0)
    await context.setOffline(false)
    await list
      .getByRole('button', { name: 'All wallets' })
      .getByText(/^\d+\+$/)
      .waitFor()
  },
)

remoteJourney(
  'G1 a list that is no list is never shown: it says so, and can be asked again',
  async (visitor) => {
    const { page, directory } = visitor
    directory.faults([{ path: '/getWallets', fails: 'html' }])
    await visitor.visit()
    await openModal(visitor)
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await dialog(page).getByRole('heading', { name: 'The list of wallets did not load' }).waitFor()
    directory.faults([])
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await tile(page, 'Pocket').waitFor()
  },
)

remoteJourney(
  'a browser without wallets is recommended some, and one of them leads to its code',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?silent=foxglove,harbor,lumen,ember')
    await openModal(visitor)
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Pocket' }).click()
    await titled(page, 'Pocket').getByRole('img', { name: 'QR code for Pocket' }).waitFor()
  },
)
