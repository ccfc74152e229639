import { createVisitor } from '@latchkit/sandbox/embedded'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fastForward } from './harness/clock.ts'
import { dialog, expectState, openModal, pick, viewTitled } from './harness/demo.ts'
import {
  connectedAddress,
  email,
  enterCode,
  frameOf,
  logInByEmail,
  submitEmail,
} from './harness/embedded.ts'
import { remoteJourney } from './harness/remote-journey.ts'

const sign = (page: Page) => page.getByRole('button', { name: 'Sign', exact: true }).click()

remoteJourney(
  'a visitor confirms the device with the link of the e-mail, then enters the code; after a reload the login begins again',
  async (visitor) => {
    const { page, embedded } = visitor
    embedded.set({ email: 'device' })
    await page.clock.install()
    await visitor.visit('/?login=on')
    await submitEmail(visitor)
    await viewTitled(page, 'Register device').waitFor()
    await page.reload()
    await expectState(page, 'Status', 'disconnected')

    // The kit requests another e-mail after 30 s.
    await fastForward(visitor, 30_000)
    await submitEmail(visitor)
    await viewTitled(page, 'Register device').waitFor()
    await createVisitor(embedded).confirmDevice(email)
    await enterCode(visitor)
    await connectedAddress(page)
  },
)

remoteJourney(
  'a visitor logs in with the code from the e-mail, signs and declines in the frame; a reload and another tab, which signs too, keep the login until it ends',
  async (visitor) => {
    const { page, context, demo } = visitor
    await visitor.visit('/?login=on')
    const address = await logInByEmail(visitor)

    await sign(page)
    await viewTitled(page, 'Signature request').waitFor()
    await frameOf(page).getByText(demo.url, { exact: true }).waitFor()
    await frameOf(page).getByRole('button', { name: 'Approve' }).click()
    await page.locator('.outcome[data-step=verified]').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await sign(page)
    await frameOf(page).getByRole('button', { name: 'Decline' }).click()
    await page
      .locator('.outcome')
      .getByText(/declined|rejected/i)
      .waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await page.reload()
    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Address', address)
    const other = await context.newPage()
    await other.goto(`${demo.url}/?login=on&chains=eip155`)
    await expectState(other, 'Address', address)
    await sign(other)
    await frameOf(other).getByRole('button', { name: 'Approve' }).click()
    await other.locator('.outcome[data-step=verified]').waitFor()
    await page.getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectState(page, 'Status', 'disconnected')
    await expectState(other, 'Status', 'disconnected')
  },
)

remoteJourney(
  'a visitor closes the popup of a social provider, consents in the next one, signs out and logs in by Farcaster, which begins again after a reload',
  async (visitor) => {
    const { page, context } = visitor
    await visitor.visit('/?login=on')
    await openModal(visitor)
    const openConsent = async () => {
      const [popup] = await Promise.all([
        context.waitForEvent('page'),
        pick(page, 'Continue with Google'),
      ])
      await popup.getByRole('button', { name: 'Approve' }).waitFor()
      return popup
    }
    const closed = await openConsent()
    await closed.close()
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor()
    const consent = await openConsent()
    await consent.getByRole('textbox', { name: /name/i }).fill('grace')
    await consent.getByRole('textbox', { name: /mail/i }).fill('grace@example.com')
    await consent.getByRole('button', { name: 'Approve' }).click()
    await connectedAddress(page)
    await openModal(visitor)
    await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await expectState(page, 'Status', 'disconnected')
    await dialog(page).waitFor({ state: 'hidden' })

    const link = dialog(page).getByRole('link', { name: 'Open Farcaster' })
    const openFarcaster = async () => {
      await openModal(visitor)
      await dialog(page)
        .getByRole('button', { name: /Farcaster/ })
        .first()
        .click()
      await link.waitFor()
    }
    await openFarcaster()
    await page.reload()
    await expectState(page, 'Status', 'disconnected')
    await openFarcaster()
    const app = await context.newPage()
    await app.goto((await link.getAttribute('href')) ?? '')
    await app.getByRole('button', { name: 'Approve' }).click()
    await connectedAddress(page)
  },
)

const providers = ['Google', 'GitHub', 'Apple', 'Facebook', 'X', 'Discord'] as const

remoteJourney(
  'a visitor logs in at each social provider in its popup, and a reload while the popup is open ends that login',
  async (visitor) => {
    const { page, context } = visitor
    await visitor.visit('/?login=on')
    const openConsent = async (provider: (typeof providers)[number]) => {
      await openModal(visitor)
      await pick(page, 'More social accounts')
      const button = viewTitled(page, 'All socials').getByRole('button', {
        name: provider,
        exact: true,
      })
      const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
      await popup.getByRole('button', { name: 'Approve' }).waitFor()
      return popup
    }
    const left = await openConsent('Google')
    await page.reload()
    await expect.poll(() => left.isClosed()).toBe(true)
    await expectState(page, 'Status', 'disconnected')
    expect(await dialog(page).count()).toBe(0)
    for (const provider of providers) {
      const popup = await openConsent(provider)
      await popup.getByRole('textbox', { name: /name/i }).fill(`ada at ${provider}`)
      await popup.getByRole('button', { name: 'Approve' }).click()
      await connectedAddress(page)
      await page.getByRole('button', { name: 'Disconnect from the page' }).click()
      await expectState(page, 'Status', 'disconnected')
    }
  },
)
