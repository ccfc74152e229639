import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { clickInWallet, currentView, dialog, expectState, walletWindow } from './harness/demo.ts'
import { hostPage } from './harness/host-page.ts'
import { journey } from './harness/journey.ts'

journey(
  'the embedded widget connects, shows the account, changes its theme with the page and disconnects',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/inline/')
    const widget = page.getByRole('region', { name: 'Connect wallet' })
    await widget.getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    expect(await widget.getByRole('button', { name: 'Close' }).count()).toBe(0)
    const { overflow, sheets, foreign } = await hostPage(page)
    expect([overflow, sheets, foreign]).toEqual([['visible', 'visible'], 0, []])
    expect(await axeViolations(page)).toEqual([])

    const window = await walletWindow(visitor, () =>
      widget.getByRole('button', { name: 'Foxglove' }).click(),
    )
    await clickInWallet(window, 'Connect')
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByText('10,000 ETH').first().waitFor({ state: 'attached' })
    await page.getByText('Dark', { exact: true }).click()
    await page.reload()
    await page
      .locator('header')
      .getByRole('button', { name: /^Open account, 0xf3/ })
      .waitFor()
    await account.getByText('10,000 ETH').first().waitFor({ state: 'attached' })
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    expect(await page.locator('.latchkit.lk-inline').getAttribute('data-theme')).toBe('dark')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('region').getByRole('button', { name: 'Disconnect' }).click()
    await page
      .getByRole('region', { name: 'Connect wallet' })
      .locator(currentView(page))
      .getByRole('button', { name: 'Foxglove' })
      .waitFor()
  },
)

journey(
  'the theme page shows a ready theme in both modes, changes its variables and copies the code',
  async (visitor) => {
    const { page, context } = visitor
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.visit('/themes/')
    const row = (mode: string) =>
      page.getByRole('region', { name: mode }).getByRole('button', { name: 'Foxglove' })
    const look = (mode: string) =>
      row(mode).evaluate((node) => {
        const { backgroundColor, borderRadius } = getComputedStyle(node)
        return [backgroundColor, borderRadius]
      })
    await page.getByText('Midnight', { exact: true }).click()
    await expect.poll(() => look('Light')).toEqual(['rgb(232, 237, 251)', '14px'])
    expect(await look('Dark')).toEqual(['rgb(21, 28, 58)', '14px'])
    // Both widgets are landmarks with the title of the same view.
    const violations = await axeViolations(page)
    expect(violations.filter((text) => !text.startsWith('landmark-unique'))).toEqual([])
    await page.getByLabel('Rows and fields, dark').fill('#203040')
    await page.getByLabel('Corners').fill('0')
    await expect.poll(() => look('Dark')).toEqual(['rgb(32, 48, 64)', '0px'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toContain('...midnightTheme')
    expect(code).toContain("'--latchkit-surface': { light: '#e8edfb', dark: '#203040' }")
  },
)

journey('a page without a running sandbox explains how to start it', async (visitor) => {
  const { page } = visitor
  await page.route('**/sandbox.json', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  )
  for (const path of [
    '/',
    '/inline/',
    '/members/',
    '/own-look/',
    '/themes/',
    '/two-kits/',
    '/vanilla/',
  ]) {
    await visitor.visit(path)
    await page
      .locator('main code')
      .getByText(/^npm start/)
      .waitFor()
  }
})

journey(
  'the page has the theme of the system until the visitor chooses a theme, which is stored',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    const background = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).not.toBe(light)
    await page.getByText('Light', { exact: true }).click()
    await expect.poll(background).toBe(light)
    await page.reload()
    await page.locator('main').waitFor()
    await expectState(page, 'Status', 'disconnected')
    await expect.poll(background).toBe(light)
  },
)
