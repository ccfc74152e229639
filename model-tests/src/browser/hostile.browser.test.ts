import type { Page } from 'playwright'
import { expect } from 'vitest'
import { dialog, openModal } from './harness/demo.ts'
import { journey } from './harness/journey.ts'

type AnnouncedInfo = { name: string; icon: string; rdns: string }
declare global {
  interface Window {
    /** Global that hostile content sets if it runs. */
    pwned?: string
  }
}

const announce = (page: Page, wallets: readonly AnnouncedInfo[]) =>
  page.evaluate((wallets) => {
    for (const info of wallets) {
      const detail = {
        info: { uuid: crypto.randomUUID(), ...info },
        provider: { request: () => new Promise(() => {}), on() {}, removeListener() {} },
      }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }, wallets)
const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned='onload'" viewBox="0 0 9 9">${content}</svg>`)}`
const dot = svg('<circle r="9"/>')
const withoutWallets = '/?silent=foxglove,harbor,lumen,ember'
/** Without wallets from the directory too. */
const withoutRows = `${withoutWallets}&project=none`

journey('a script in a wallet icon does not run [A4]', async (visitor) => {
  const { page } = visitor
  await visitor.visit(withoutWallets)
  await openModal(visitor)
  const content = `<script>parent.pwned = 'script'; top.pwned = 'script'</script><image href="https://elsewhere.example/i.png"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="parent.pwned='foreign'"/></body></foreignObject><rect width="9" height="9"/>`
  await announce(page, [{ name: 'Picture', icon: svg(content), rdns: 'test.picture' }])
  const image = dialog(page).getByRole('button', { name: 'Picture' }).locator('img')
  await image.waitFor()
  expect(
    await image.evaluate(async (node: HTMLImageElement) => [
      await node.decode().then(() => 'drawn'),
      node.referrerPolicy,
    ]),
  ).toEqual(['drawn', 'no-referrer'])
  expect(
    await dialog(page).locator('svg script, foreignObject, iframe, object, embed').count(),
  ).toBe(0)
  expect(await page.evaluate(() => window.pwned)).toBeUndefined()
})

journey(
  'the modal shows the first letter of a wallet whose icon is not an image [A5]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit(withoutRows)
    await openModal(visitor)
    const icons = [
      'x" onerror="window.pwned=1',
      'http://elsewhere.example/i.png',
      'javascript:window.pwned=1',
      'data:text/html,<script>1</script>',
      `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    ]
    await announce(
      page,
      icons.map((icon, index) => ({ name: `Zero ${index}`, icon, rdns: `test.zero${index}` })),
    )
    await dialog(page).getByRole('button', { name: 'Zero 4' }).waitFor()
    await expect
      .poll(() => dialog(page).locator('.lk-wallet-icon').allTextContents())
      .toEqual(['Z', 'Z', 'Z', 'Z', 'Z'])
    expect(await dialog(page).locator('img').count()).toBe(0)
    expect(await page.evaluate(() => window.pwned)).toBeUndefined()
  },
)

journey(
  'the modal shows hostile names as truncated plain text without control characters, markup or links [M1, M2]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit(withoutRows)
    await openModal(visitor)
    const names = [
      '\u202Emooch\u202C evil',
      'Fox\u200B\u200D\u2060glove\uFEFF',
      'L'.repeat(10_000),
      '<img src=x onerror="window.pwned=1">',
      'https://elsewhere.example/claim',
      '\u2066\u2069 \u200F',
    ]
    await announce(
      page,
      names.map((name, index) => ({ name, icon: dot, rdns: `test.name${index}` })),
    )
    const rows = dialog(page).getByRole('listitem')
    await dialog(page).getByRole('button', { name: 'https://elsewhere.example/claim' }).waitFor()
    await expect.poll(() => rows.locator('.lk-row-label').count()).toBe(names.length)
    const texts = await rows.locator('.lk-row-label').allTextContents()
    for (const text of texts) {
      expect(text).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/)
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThan(100)
    }
    expect(texts).toContain('Foxglove')
    expect(await dialog(page).locator('li a, li img[onerror]').count()).toBe(0)
    const frame = await dialog(page).boundingBox()
    for (const row of await rows.all())
      expect((await row.boundingBox())?.width).toBeLessThanOrEqual(frame?.width ?? 0)
    expect(await page.evaluate(() => window.pwned)).toBeUndefined()
  },
)

journey(
  'the modal lists 300 announced wallets without laying out hidden rows, and the last row can be clicked [A6]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit(withoutWallets)
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'All wallets' }).waitFor()
    await page.evaluate((icon) => {
      for (let count = 0; count < 300; count += 1) {
        const info = {
          uuid: crypto.randomUUID(),
          name: `Wallet ${count}`,
          icon,
          rdns: `test.wallet${count}`,
        }
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: { info, provider: { request: async () => [] } },
          }),
        )
      }
    }, dot)
    await dialog(page)
      .getByRole('button', { name: /^Wallet \d+/ })
      .nth(299)
      .waitFor({ state: 'attached' })
    // Rows outside of the viewport are not laid out, which keeps the list fast.
    const contentVisibility = await dialog(page)
      .locator('li')
      .filter({ hasText: 'Wallet 299' })
      .evaluate((row) => getComputedStyle(row).contentVisibility)
    expect(contentVisibility).toBe('auto')
    await dialog(page).getByRole('button', { name: 'Wallet 299' }).scrollIntoViewIfNeeded()
    await dialog(page).getByRole('button', { name: 'Wallet 299' }).click({ trial: true })
  },
)
