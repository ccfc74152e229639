import { parseEther } from 'viem'
import { expect } from 'vitest'
import { fastForward } from './harness/clock.ts'
import {
  currentView,
  dialog,
  expectState,
  openModal,
  pick,
  stateLine,
  viewTitled,
} from './harness/demo.ts'
import {
  codeBox,
  connectedAddress,
  email,
  enterCode,
  frameOf,
  logInByEmail,
  submitEmail,
} from './harness/embedded.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import {
  button,
  fill,
  firstChainOf,
  openReview,
  openSend,
  waitForClickGuard,
} from './harness/send.ts'
import { sharedSandbox } from './harness/shared-sandbox.ts'

/** Receives from no other test. */
const receiver = '0x00000000000000000000000000000000000e3bed'

remoteJourney(
  'a visitor declines a transfer of the smart account in the frame, then approves it, and the receiver gets the amount',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?login=on')
    await logInByEmail(visitor)
    await openSend(visitor)
    await fill(page, { token: null, amount: '0.25', to: receiver })
    await openReview(page)
    await waitForClickGuard(page)
    await button(page, 'Send 0.25 ETH').click()
    await frameOf(page).getByText('0.25 ETH', { exact: true }).waitFor()
    await frameOf(page).getByRole('button', { name: 'Decline' }).click()
    await dialog(page)
      .getByRole('heading', { name: /You declined the request/ })
      .waitFor()
    await button(page, 'Try again').click()
    await waitForClickGuard(page)
    await button(page, 'Send 0.25 ETH').click()
    await frameOf(page)
      .getByRole('button', { name: /^(Approve|Send)$/ })
      .click()
    await dialog(page).getByRole('heading', { name: 'Sent 0.25 ETH' }).waitFor()
    await expect.poll(() => firstChainOf(sharedSandbox()).ether(receiver)).toBe(parseEther('0.25'))
  },
)

remoteJourney(
  'a visitor switches to the account of the key, which a reload keeps, and back to the smart account',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?login=on')
    const smartAccount = await logInByEmail(visitor)
    const openSettings = async () => {
      await openModal(visitor)
      await pick(page, 'Account settings')
      await viewTitled(page, 'Account settings').waitFor()
    }
    await openSettings()
    await pick(page, 'Switch to your EOA')
    await dialog(page).getByRole('button', { name: 'Switch to your smart account' }).waitFor()
    const key = await stateLine(page, 'Address').textContent()
    expect(key).not.toBe(smartAccount)
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Address', key ?? '')
    await openSettings()
    await pick(page, 'Switch to your smart account')
    await expectState(page, 'Address', smartAccount)
  },
)

remoteJourney(
  'a visitor changes the e-mail address with a code to the old and one to the new address; a reload between the codes keeps the old one',
  async (visitor) => {
    const { page } = visitor
    const newEmail = 'ada@new.example'
    await page.clock.install()
    await visitor.visit('/?login=on')
    await logInByEmail(visitor)
    const submitNewEmail = async () => {
      await openModal(visitor)
      await pick(page, 'Account settings')
      await viewTitled(page, 'Account settings')
        .getByRole('button', { name: new RegExp(email) })
        .click()
      await dialog(page).getByRole('textbox', { name: 'New email address' }).fill(newEmail)
      await pick(page, 'Save')
      await viewTitled(page, 'Confirm current email').waitFor()
    }
    await submitNewEmail()
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await fastForward(visitor, 30_000)
    await submitNewEmail()
    await enterCode(visitor)
    await viewTitled(page, 'Confirm new email').waitFor()
    await enterCode(visitor, newEmail)
    await currentView(page).getByRole('heading', { name: 'Email changed' }).waitFor()
    await currentView(page).getByRole('button', { name: 'Close' }).click()
    await dialog(page).locator('.lk-account-name', { hasText: newEmail }).waitFor()
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await openModal(visitor)
    await dialog(page).locator('.lk-account-name', { hasText: newEmail }).waitFor()
  },
)

remoteJourney(
  'a visitor who reloads the page while a code or a request is waiting begins again',
  async (visitor) => {
    const { page, embedded } = visitor
    await page.clock.install()
    await visitor.visit('/?login=on')
    await submitEmail(visitor)
    await codeBox(page).waitFor()
    await page.reload()
    await expectState(page, 'Status', 'disconnected')
    await submitEmail(visitor)
    await dialog(page)
      .getByText(/Please try again after \d+ seconds/)
      .first()
      .waitFor()
    await fastForward(visitor, 30_000)
    await page.keyboard.press('Enter')
    await enterCode(visitor)
    const address = await connectedAddress(page)

    const sign = () => page.getByRole('button', { name: 'Sign', exact: true }).click()
    await sign()
    await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
    await page.reload()
    await expectState(page, 'Address', address)
    expect(await dialog(page).count()).toBe(0)
    await sign()
    await frameOf(page).getByRole('button', { name: 'Approve' }).click()
    await page.locator('.outcome[data-step=verified]').waitFor()
    expect(embedded.mails(email)).toHaveLength(2)
  },
)

remoteJourney(
  'in Telegram a social login leaves the page and completes when the provider leads back, without result_uri in the address bar',
  async (visitor) => {
    const { page } = visitor
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    await visitor.visit('/?login=on')
    await openModal(visitor)
    await pick(page, 'Continue with GitHub')
    await page.getByRole('textbox', { name: /name/i }).fill('grace')
    await page.getByRole('textbox', { name: /mail/i }).fill('grace@example.com')
    await page.getByRole('button', { name: 'Approve' }).click()
    await connectedAddress(page)
    expect(page.url()).not.toContain('result_uri')
  },
)

remoteJourney(
  'a visitor switches from Ethereum to Solana and back with one login, and signs on both',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?login=on&chains=eip155,solana')
    const address = await logInByEmail(visitor)
    const switchTo = async (network: string) => {
      await openModal(visitor)
      await viewTitled(page, 'Account')
        .getByRole('button', { name: /Localhost One|Local Solana/ })
        .first()
        .click()
      await viewTitled(page, 'Choose network').getByRole('button', { name: network }).click()
      await expectState(page, 'Network', network)
      await viewTitled(page, 'Account').waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    }
    const sign = async () => {
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await frameOf(page).getByRole('button', { name: 'Approve' }).click()
      await page.locator('.outcome[data-step=verified]').waitFor()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await switchTo('Local Solana')
    await expectState(page, 'Status', 'connected')
    await sign()
    await switchTo('Localhost One')
    await expectState(page, 'Address', address)
    await sign()
  },
)

remoteJourney(
  'the frame of a request is 600 px high and 360 px wide in a large window, as wide as one of 390 px, inside the window, and hidden afterwards',
  async (visitor) => {
    const { page } = visitor
    const frame = page.locator('iframe[data-latchkit-frame]')
    await visitor.visit('/?login=on')
    await logInByEmail(visitor)
    for (const { viewport, width, minHeight } of [
      { viewport: { width: 1200, height: 1000 }, width: 360, minHeight: 600 },
      { viewport: { width: 390, height: 844 }, width: 390, minHeight: 400 },
    ]) {
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      const approve = frameOf(page).getByRole('button', { name: 'Approve' })
      await approve.waitFor()
      await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBe(width)
      // the modal still changes its height
      await expect
        .poll(async () => Math.round((await frame.boundingBox())?.height ?? 0))
        .toBeGreaterThanOrEqual(minHeight)
      const box = await frame.boundingBox()
      const bottom = (box?.y ?? 0) + (box?.height ?? 0)
      expect([box?.x ?? -1, box?.y ?? -1].every((start) => start >= 0)).toBe(true)
      expect(bottom).toBeLessThanOrEqual(viewport.height)
      await approve.click()
      await page.locator('.outcome[data-step=verified]').waitFor()
      await frame.waitFor({ state: 'hidden' })
    }
  },
)

remoteJourney(
  'a request that is rejected in the modal is not in the frame of the next one [EM3]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?login=on')
    await logInByEmail(visitor)
    const sign = () => page.getByRole('button', { name: 'Sign', exact: true }).click()
    const approve = frameOf(page).getByRole('button', { name: 'Approve' })
    const signed = async () => {
      await approve.click()
      await page.locator('.outcome[data-step=verified]').waitFor()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await sign()
    await approve.waitFor()
    await waitForClickGuard(page)
    await button(page, 'Reject').click()
    await page
      .locator('.outcome')
      .getByText(/declined|rejected/i)
      .waitFor()
    await sign()
    await signed()
    // The old frame stays for its last answer.
    expect(await page.locator('iframe').count()).toBe(2)
    await expectState(page, 'Status', 'connected')
  },
)
