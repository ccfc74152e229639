import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { fastForward } from './harness/clock.ts'
import { callWalletControl, clickInWallet, walletWindow } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { remoteJourney } from './harness/remote-journey.ts'

/** Waits until the status of a panel is this text. */
const expectStatus = (page: Page, panel: 'wallet' | 'sign' | 'session', text: string) =>
  page.locator(`#${panel}`).getByRole('status').getByText(text, { exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className)

remoteJourney(
  'a page without a framework connects, switches, signs, reconnects after a reload and disconnects',
  async (visitor) => {
    const { page, faults } = visitor
    await visitor.visit('/vanilla/?legal=checkbox')
    await expectStatus(page, 'wallet', 'Not connected.')
    expect(await axeViolations(page)).toEqual([])

    // The focus stays on its element when the list is rendered again.
    await press(page, 'Connect wallet').press('Enter')
    await expectStatus(page, 'wallet', 'Accept the terms to continue.')
    expect(await focused(page)).toBe('body')
    await press(page, 'Accept').press('Enter')
    await expectStatus(page, 'wallet', 'Choose a wallet.')
    expect(await focused(page)).toBe('body')
    const foxglove = page.getByRole('button', { name: 'Foxglove' })
    await foxglove.focus()
    const before = await focused(page)
    await callWalletControl(page, 'ember', 'announce')
    await page.getByRole('button', { name: 'Ember' }).waitFor()
    expect(await focused(page)).toBe(before)
    expect(await axeViolations(page)).toEqual([])
    await clickInWallet(await walletWindow(visitor, () => foxglove.press('Enter')), 'Reject')
    await expectStatus(page, 'wallet', 'You declined the request in Foxglove. Nothing was shared.')
    await clickInWallet(
      await walletWindow(visitor, () => press(page, 'Resend request').click()),
      'Connect',
    )
    await expectStatus(page, 'wallet', 'Connected with Foxglove.')
    await page.getByText('10000 ETH').waitFor()

    const network = page.getByRole('combobox', { name: 'Network' })
    const switching = await walletWindow(
      visitor,
      async () => void (await network.selectOption('Localhost Two')),
    )
    await expectStatus(page, 'wallet', 'Confirm in your wallet to switch to Localhost Two.')
    await clickInWallet(switching, 'Switch')
    await expectStatus(page, 'wallet', 'Connected with Foxglove.')
    // The wallet signs the message that the page showed when it sent the request.
    const signing = await walletWindow(visitor, () => press(page, 'Sign').press('Enter'))
    expect([await press(page, 'Sign').isDisabled(), await focused(page)]).toEqual([true, 'body'])
    await page.getByRole('textbox', { name: 'Message' }).fill('Something else')
    await clickInWallet(signing, 'Sign')
    await expectStatus(page, 'sign', 'Signature verified.')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(page)).toEqual([])

    await page.reload()
    await expectStatus(page, 'wallet', 'Connected with Foxglove.')
    expect(await network.inputValue()).toBe('Localhost Two')
    // Offline, the code for disconnecting may fail to load: the page shows the error and a retry.
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await visitor.context.setOffline(true)
    await press(page, 'Disconnect').click()
    await expectStatus(page, 'wallet', "Couldn't reach the network.")
    await visitor.context.setOffline(false)
    await press(page, 'Try again').click()
    await expectStatus(page, 'wallet', 'Not connected.')

    const phone = await visitor.phone('approve')
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Connect wallet').click()
    await press(page, 'Accept').click()
    await page.getByRole('button', { name: 'WalletConnect' }).click()
    await page.getByRole('img', { name: 'QR code for your wallet' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Copy link').click()
    await press(page, 'Copied').waitFor()
    await phone.pair(await page.evaluate(() => navigator.clipboard.readText()))
    await page
      .locator('#wallet')
      .getByRole('status')
      .getByText(/^Connected with/)
      .waitFor()
    await press(page, 'Disconnect').click()
    await expect.poll(() => phone.state.get().sessions.length).toBe(0)
  },
)

journey(
  'a page without a framework signs in and out, and stays signed in after a reload',
  async (visitor) => {
    const { page } = visitor
    await page.clock.install()
    await visitor.visit('/vanilla/?siwx=server')
    await expectStatus(page, 'session', 'Connect a wallet to sign in.')
    await press(page, 'Connect wallet').click()
    const foxglove = page.getByRole('button', { name: 'Foxglove' })
    await clickInWallet(await walletWindow(visitor, () => foxglove.click()), 'Connect')
    const signIn = () => walletWindow(visitor, () => press(page, 'Sign in').click())
    await clickInWallet(await signIn(), 'Reject')
    await page.locator('#session').getByText('Signature declined.').waitFor()
    // The kit warns after 3 s if no code renders the sign-in.
    await fastForward(visitor, 3_000)
    await clickInWallet(await signIn(), 'Sign')
    await expectStatus(page, 'session', 'Signed in.')
    await page.reload()
    await expectStatus(page, 'session', 'Signed in.')
    await press(page, 'Sign out').click()
    await expectStatus(page, 'session', 'Sign a message to prove that the account is yours.')
  },
)
