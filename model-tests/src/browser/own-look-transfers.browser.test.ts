import { lookAlike } from '@latchkit/sandbox/data-api'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import {
  addressesOf,
  callWalletControl,
  clickInWallet,
  dialog,
  viewTitled,
} from './harness/demo.ts'
import { closeDrawer, connectInConsole, fillInConsole, openInConsole } from './harness/own-look.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import {
  button,
  confirmReview,
  firstChainOf,
  journeysWithOwnSandbox,
  openReview,
  waitForClickGuard,
} from './harness/send.ts'

const journey = journeysWithOwnSandbox()
const tab = (name: string) => ({ name, exact: true })

journey(
  'own-look: sending Ether credits the reviewed receiver after a rejected first attempt',
  async (visitor, sandbox) => {
    const { page } = visitor
    const receiver = sandbox.accounts[9] ?? ''
    const chain = firstChainOf(sandbox)
    await visitor.visit('/own-look/')
    await connectInConsole(visitor, 'Foxglove')
    await openInConsole(page, 'Account')
    await dialog(page).getByText('$85,003,080.00').waitFor()
    await dialog(page)
      .getByRole('list', { name: 'Tokens' })
      .getByRole('button', { name: /^Ether.*10,000 ETH$/ })
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await dialog(page).getByRole('tab', tab('NFTs')).click()
    await dialog(page)
      .getByRole('list', { name: 'Your NFTs' })
      .getByText('Sandbox Stamps #1')
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])

    const before = await chain.ether(receiver)
    await button(page, 'Send').click()
    await viewTitled(page, 'Send').waitFor()
    await dialog(page).locator('.pick').click()
    await viewTitled(page, 'Select a token')
      .getByRole('searchbox', { name: 'Search tokens' })
      .fill('nothing like it')
    await dialog(page)
      .getByRole('heading', { name: 'No token matches “nothing like it”' })
      .waitFor()
    await button(page, 'Clear search').click()
    await dialog(page)
      .getByRole('button', { name: /^Ether/ })
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await button(page, 'Back').click()
    await fillInConsole(page, { token: /^Ether/, amount: '10001', to: receiver })
    await button(page, 'Not enough ETH').waitFor()
    await dialog(page)
      .getByRole('textbox', { name: /^Amount/ })
      .fill('1.5')
    expect(await axeInBothThemes(page)).toEqual([])
    await openReview(page)
    await dialog(page)
      .getByRole('definition')
      .filter({ hasText: /^up to 0\.0\d+ ETH/ })
      .waitFor()
    await waitForClickGuard(page)
    expect(await axeInBothThemes(page)).toEqual([])
    await clickInWallet(await confirmReview(visitor, 'Send 1.5 ETH'), 'Reject')
    await dialog(page)
      .getByRole('heading', { name: 'You declined the request in Foxglove' })
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await chain.ether(receiver)).toBe(before)
    await button(page, 'Try again').click()
    const window = await confirmReview(visitor, 'Send 1.5 ETH')
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    await clickInWallet(window, 'Send')
    await expect.poll(async () => (await chain.ether(receiver)) - before).toBe(parseEther('1.5'))
    await dialog(page).getByRole('heading', { name: 'Sent 1.5 ETH' }).waitFor()
    await button(page, 'Done').click()
    await viewTitled(page, 'Account').waitFor()
    await dialog(page).getByRole('tab', tab('Activity')).click()
    await dialog(page)
      .getByRole('listitem')
      .filter({ hasText: /^.*Sent.*1\.5 ETH$/ })
      .first()
      .waitFor()
  },
)

journey(
  'own-look: sending to a look-alike address requires consent, and Receive shows the QR code and the networks',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/own-look/')
    await connectInConsole(visitor, 'Foxglove')
    const [own = '', second = ''] = await addressesOf(page, 'foxglove')
    await openInConsole(page, 'Account')
    await dialog(page).getByRole('list', { name: 'Tokens' }).getByRole('listitem').first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await closeDrawer(page)

    await openInConsole(page, 'Receive')
    await dialog(page).getByRole('img', { name: 'QR code of your address' }).waitFor()
    await button(page, 'Copy address').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await button(page, /^Compatible networks/).click()
    await viewTitled(page, 'Compatible networks')
      .getByRole('listitem')
      .filter({ hasText: 'Active' })
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await closeDrawer(page)

    await openInConsole(page, 'Send')
    await fillInConsole(page, {
      token: /^Ether/,
      amount: '1',
      to: lookAlike((second || own) as `0x${string}`),
    })
    await dialog(page).getByRole('button', { name: 'Review' }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await openReview(page)
    await waitForClickGuard(page)
    await dialog(page)
      .getByText("This address looks like one you know, but it's a different one.")
      .waitFor()
    await button(page, 'Confirm the warnings first').click({ force: true })
    expect(await axeInBothThemes(page)).toEqual([])
    await dialog(page)
      .getByRole('checkbox', { name: "I've compared them, send to the new one" })
      .click()
    await button(page, 'Send 1 ETH').waitFor()
    expect(visitor.prompts()).toBe(1)
    await button(page, 'Edit').click()
    await viewTitled(page, 'Send').waitFor()
  },
)

remoteJourney(
  'own-look: Try again loads the activity after a failure, and scrolling loads the next page',
  async (visitor) => {
    const { page } = visitor
    visitor.faults.allow(/404/)
    await visitor.visit('/own-look/?silent=foxglove,harbor,lumen')
    visitor.data.faults([{ path: '/v1/account', fails: 'status', status: 404 }])
    await connectInConsole(visitor, 'Ember')
    const [, busyAccount = ''] = await addressesOf(page, 'ember')
    await callWalletControl(page, 'ember', 'changeAccount', busyAccount as `0x${string}`)
    await openInConsole(page, 'Account')
    await dialog(page).getByText(busyAccount.slice(-6)).first().waitFor()
    await dialog(page)
      .getByText(/^(Couldn't load tokens|Couldn't refresh\.)/)
      .first()
      .waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await dialog(page).getByRole('tab', tab('Activity')).click()
    await dialog(page).getByRole('heading', { name: "Couldn't load activity" }).waitFor()
    visitor.data.faults([])
    await button(page, 'Try again').last().click()
    await button(page, 'Show all activity').click()
    const rows = viewTitled(page, 'Activity').getByRole('listitem')
    await rows.first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    const first = await rows.count()
    await rows.last().scrollIntoViewIfNeeded()
    await expect.poll(() => rows.count()).toBeGreaterThan(first)
  },
)
