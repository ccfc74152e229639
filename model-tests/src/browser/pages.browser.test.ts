import { expect } from 'vitest'
import { addressesOf, decide, dialog, knows, walletWindow } from './harness/demo.ts'
import { hostPage } from './harness/host-page.ts'
import { journey } from './harness/journey.ts'

journey('embedded, the widget is a part of the page: connected, shown, disconnected, nothing locked', async (visitor) => {
  const { page } = visitor
  await visitor.visit('/inline.html')
  const widget = page.getByRole('region', { name: 'Connect wallet' })
  await widget.getByRole('button', { name: 'Foxglove' }).waitFor()
  expect(await dialog(page).count()).toBe(0)
  expect(await widget.getByRole('button', { name: 'Close' }).count()).toBe(0)
  const { overflow, sheets } = await hostPage(page)
  expect([overflow, sheets]).toEqual([['visible', 'visible'], 0])

  const window = await walletWindow(visitor, () => widget.getByRole('button', { name: 'Foxglove' }).click())
  await decide(window, 'Connect')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByText('10,000.000 ETH').first().waitFor({ state: 'attached' })
  await page.reload()
  await page
    .locator('header')
    .getByRole('button', { name: /^Open account, 0xf3/ })
    .waitFor()
  await page.getByRole('region').getByRole('button', { name: 'Disconnect' }).click()
  // both ends of a journey between two pages of the widget may be drawn for a moment
  await page.getByRole('region', { name: 'Connect wallet' }).getByRole('button', { name: 'Foxglove' }).last().waitFor()
})

journey('two kits on one page each keep a wallet of their own, over a reload as well', async (visitor) => {
  const { page } = visitor
  await visitor.visit('/two-kits.html')
  const side = (id: string) => page.locator(`[data-kit=${id}]`)
  const [fox = ''] = await addressesOf(page, 'foxglove')
  const [harbor = ''] = await addressesOf(page, 'harbor')
  for (const [id, wallet] of [
    ['left', 'Foxglove'],
    ['right', 'Harbor Wallet'],
  ] as const) {
    await side(id).getByRole('button', { name: 'Connect wallet' }).click()
    await decide(await walletWindow(visitor, () => dialog(page).getByRole('button', { name: wallet }).click()), 'Connect')
    await dialog(page).waitFor({ state: 'hidden' })
  }
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload()
    await side('left').getByText(fox, { exact: true }).waitFor()
    await side('right').getByText(harbor, { exact: true }).waitFor()
  }
  await side('left').getByRole('button', { name: 'Disconnect from here' }).click()
  await side('left').getByRole('button', { name: 'Connect wallet' }).waitFor()
  await side('right').getByText(harbor, { exact: true }).waitFor()
  expect(visitor.prompts()).toBe(2)
})

journey('a page without the sandbox says what to do', async (visitor) => {
  const { page } = visitor
  await page.route('**/sandbox.json', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }))
  await visitor.visit()
  await page.getByRole('heading', { name: 'The sandbox is not running' }).waitFor()
})

journey('the theme follows the system until the visitor chooses, and the choice is kept', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(ground).toBe(light)
  await page.reload()
  await page.locator('main').waitFor()
  await knows(page, 'Status', 'disconnected')
  await expect.poll(ground).toBe(light)
})
