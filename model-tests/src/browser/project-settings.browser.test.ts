import type { Page } from 'playwright'
import { expect } from 'vitest'
import { connectButton, dialog, expectState, openModal, pick, viewTitled } from './harness/demo.ts'
import { email } from './harness/embedded.ts'
import { layoutOf, layoutShifts, watchLayoutShifts } from './harness/layout.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'
import { closed } from './harness/sign-in.ts'

const calls = ['/appkit/v1/config', '/projects/v1/origins'] as const
/** Paths of the calls that read the project's settings, in order. */
const settingsRead = ({ directory }: RemoteVisitor): readonly string[] =>
  directory.requests().flatMap(({ path }) => calls.find((call) => call === path) ?? [])
const historyRead = ({ data }: RemoteVisitor): number =>
  data.requests().filter(({ path }) => path.includes('/history')).length

const entry = (id: string, isEnabled: boolean, config: readonly string[] | null = []) => ({
  id,
  isEnabled,
  config,
})
const alert = (page: Page) => page.getByRole('alert')

async function connectQuickly({ page, waitForIdle }: RemoteVisitor): Promise<void> {
  await openModal({ page })
  await pick(page, 'Foxglove')
  await expectState(page, 'Status', 'connected')
  await closed(page)
  await waitForIdle()
}

/** Opens the account, then its Activity tab if it has one. Returns whether it has. */
async function hasActivity(visitor: RemoteVisitor): Promise<boolean> {
  const { page } = visitor
  await connectButton(page).click()
  await viewTitled(page, 'Account').getByText('Sandbox Dollar').first().waitFor()
  await visitor.waitForIdle()
  const tab = dialog(page).getByRole('tab', { name: 'Activity' })
  if ((await tab.count()) === 0) return false
  await tab.click()
  await visitor.waitForIdle()
  return true
}

for (const { query, shown } of [
  { query: '&without=history', shown: true },
  { query: '&without=history&remote=narrow', shown: false },
] as const) {
  remoteJourney(
    `the account ${shown ? 'has' : 'has no'} activity if the project turns it on and the page has the options "${query}" [N3]`,
    async (visitor) => {
      visitor.faults.allow(/Local configuration ignored/)
      visitor.directory.set({ features: [entry('activity', true)] })
      await visitor.visit(`/?approve=auto${query}`)
      await connectQuickly(visitor)
      expect(await hasActivity(visitor)).toBe(shown)
      expect(historyRead(visitor) > 0).toBe(shown)
      expect(settingsRead(visitor)).toEqual(['/appkit/v1/config'])
    },
  )
}

remoteJourney(
  'a page whose settings the project overrides gets one warning that names them',
  async (visitor) => {
    const { page, directory } = visitor
    visitor.faults.allow(/\[latchkit\]/)
    directory.set({ features: [entry('activity', true), entry('swap', true, ['1inch'])] })
    await visitor.visit('/?approve=auto&without=history,swaps')
    await openModal(visitor)
    await alert(page)
      .getByText(/Local configuration ignored/)
      .waitFor()
    expect(await alert(page).textContent()).toMatch(/features\.swaps.*features\.history/)
    await alert(page).getByRole('button').click()
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await connectButton(page).click()
    await viewTitled(page, 'Account').waitFor()
    expect(await alert(page).count()).toBe(0)
  },
)

remoteJourney(
  'a slow configuration delays no view, shifts nothing in the view that is shown when it arrives, and counts from the next view on [N4]',
  async (visitor) => {
    const { page, directory } = visitor
    const branding = dialog(page).getByText('Powered by Latchkit')
    directory.set({ features: [entry('activity', false), entry('reown_branding', false)] })
    directory.faults([{ path: '/appkit/v1/config', fails: 'late', delay: 'held' }])
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await dialog(page)
      .getByRole('button', { name: /^All wallets \d/ })
      .waitFor()
    await expect.poll(() => settingsRead(visitor)).toEqual(['/appkit/v1/config'])
    await branding.waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const before = await layoutOf(page)
    await watchLayoutShifts(page)
    const answered = page.waitForResponse((response) => response.url().includes(calls[0]))
    directory.faults([])
    await answered
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await layoutOf(page)).toEqual(before)
    expect(await layoutShifts(page)).toBe(0)
    expect(await branding.count()).toBe(1)

    await dialog(page)
      .getByRole('button', { name: /^All wallets/ })
      .click()
    await viewTitled(page, 'All wallets').waitFor()
    await branding.waitFor({ state: 'detached' })
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    // the view that fades out has the wallet too
    await dialog(page).locator('[data-part="tile"]').first().waitFor({ state: 'detached' })
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await closed(page)
    expect(await hasActivity(visitor)).toBe(false)
  },
)

for (const [title, fails] of [
  ['an HTML page', 'html'],
  ['no response', 'offline'],
] as const) {
  remoteJourney(
    `a visitor connects while the project's settings are ${title} [N4]`,
    async (visitor) => {
      const { page, directory } = visitor
      visitor.faults.allow(/\[latchkit\]|ERR_/)
      directory.faults([...calls, '/getAnalyticsConfig'].map((path) => ({ path, fails })))
      await visitor.visit('/?approve=auto')
      await openModal(visitor)
      await pick(page, 'Foxglove')
      await expectState(page, 'Balance', '10000 ETH')
      await closed(page)
      await connectButton(page).click()
      await viewTitled(page, 'Account').getByText('Sandbox Dollar').first().waitFor()
      expect(settingsRead(visitor)).toContain(calls[0])
    },
  )
}

remoteJourney(
  'a page that the project does not allow gets the alert of its configuration, and the modal keeps working',
  async (visitor) => {
    const { page, directory } = visitor
    visitor.faults.allow(/\[latchkit\]/)
    directory.set({
      features: [entry('social_login', true, ['email'])],
      allowedOrigins: ['https://*.shop.example'],
    })
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await alert(page)
      .getByText(/Invalid App Configuration/)
      .waitFor()
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
  },
)

remoteJourney(
  'a login that the project turned off is refused, and the first view of the next page load does not offer it, before the project answers [V21, EM19]',
  async (visitor) => {
    const { page, directory } = visitor
    const allWallets = () => dialog(page).getByRole('button', { name: /^All wallets \d/ })
    const emailField = () => dialog(page).getByRole('textbox', { name: 'Email address' })
    visitor.faults.allow(/\[latchkit\]/)
    directory.set({ features: [entry('activity', true)] })
    await visitor.visit('/?login=on')
    await openModal(visitor)
    // The answer is stored once it has been read.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.includes('project_features')),
    )
    await emailField().fill(email)
    await page.keyboard.press('Enter')
    await dialog(page)
      .getByText(/This login isn't available on this site/)
      .waitFor()
    expect(await page.locator('iframe[data-latchkit-frame]').count()).toBe(0)

    directory.faults([{ path: calls[0], fails: 'late', delay: 'held' }])
    await page.reload()
    await openModal(visitor)
    await allWallets().waitFor()
    expect(await emailField().count()).toBe(0)
    expect(
      await dialog(page)
        .getByRole('button', { name: /Google/ })
        .count(),
    ).toBe(0)
  },
)

remoteJourney(
  'the account has no activity in a time zone that the page restricts',
  async (visitor) => {
    await visitor.visit('/?approve=auto&region=listed')
    await connectQuickly(visitor)
    expect(await hasActivity(visitor)).toBe(false)
    expect(historyRead(visitor)).toBe(0)
  },
  { context: { timezoneId: 'Asia/Shanghai' } },
)
