import { shortAddressNoBreak } from '@latchkit/core/utils'
import { lookAlike } from '@latchkit/sandbox/data-api'
import { parseEther, parseUnits } from 'viem'
import { expect } from 'vitest'
import {
  addressesOf,
  callWalletControl,
  clickInWallet,
  dialog,
  expectState,
  openModal,
  paragraphOf,
  viewTitled,
} from './harness/demo.ts'
import {
  button,
  confirmReview,
  fill,
  firstChainOf,
  journeysWithOwnSandbox,
  openReview,
  openSend,
  send,
  waitForClickGuard,
} from './harness/send.ts'
import { watchToast } from './harness/transient.ts'
import { visitConnected } from './harness/visit-connected.ts'

/** The receiver: account 9 of the sandbox. Tests compare its balance before and after. */
const receiverIn = ({ accounts }: { accounts: readonly string[] }) => accounts[9] ?? ''
const journey = journeysWithOwnSandbox()

journey(
  'sending Ether credits the reviewed receiver, shows the result until Done, and updates balance and activity',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = firstChainOf(sandbox)
    await visitConnected(visitor, { sandbox })
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1.5', to: receiver() })
    await openReview(page)
    await dialog(page).getByText(receiver(), { exact: true }).first().waitFor()
    await dialog(page).getByText('Localhost One').first().waitFor()
    const window = await confirmReview(visitor, 'Send 1.5 ETH')
    await clickInWallet(window, 'Send')
    await viewTitled(page, 'Foxglove').getByRole('heading', { name: 'Sent 1.5 ETH' }).waitFor()
    await paragraphOf(page, /^To .*Confirmed\.$/).waitFor()
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('1.5'))
    await dialog(page).getByRole('link', { name: 'View on explorer' }).waitFor()
    await button(page, 'Done').click()
    await viewTitled(page, 'Account').waitFor()
    await expectState(page, 'Balance', /^9998/)
    await dialog(page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(page).getByText('1.5 ETH').first().waitFor()
  },
)

for (const { token, amount, decimals } of [
  { token: 'dollar', amount: '12.345678', decimals: 6 },
  { token: 'euro', amount: '0.000000000000000001', decimals: 18 },
] as const) {
  journey(
    `sending a token with ${decimals} decimals credits the exact amount`,
    async (visitor, sandbox) => {
      const receiver = () => receiverIn(sandbox)
      const chain = firstChainOf(sandbox)
      const { name, symbol, address } = chain.tokens.find(({ id }) => id === token) ?? {
        name: '',
        symbol: '',
        address: '0x' as const,
      }
      // Another token has the same name and symbol: the address distinguishes them (fault H8).
      const row = new RegExp(`${name} ?.*${address.slice(-6)}`)
      await visitConnected(visitor, { sandbox, wallet: 'Harbor Wallet' })
      const before = await chain.balance(address, receiver())
      await openSend(visitor)
      await send(visitor, { token: row, amount, to: receiver() }, new RegExp(`^Send .*${symbol}$`))
      await expect
        .poll(async () => (await chain.balance(address, receiver())) - before)
        .toBe(parseUnits(amount, decimals))
    },
  )
}

journey(
  'a transfer that the wallet rejects does not change balances and can be retried',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = firstChainOf(sandbox)
    await visitConnected(visitor, { sandbox })
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: receiver() })
    await openReview(page)
    await clickInWallet(await confirmReview(visitor, 'Send 1 ETH'), 'Reject')
    await dialog(page)
      .getByRole('heading', { name: 'You declined the request in Foxglove' })
      .waitFor()
    expect(await chain.ether(receiver())).toBe(before)
    await button(page, 'Try again').click()
    await clickInWallet(await confirmReview(visitor, 'Send 1 ETH'), 'Send')
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('1'))
  },
)

journey(
  'an amount above the balance shows the reason on the button and opens no wallet',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    await visitConnected(visitor, { sandbox })
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '10001', to: receiver() })
    await button(page, 'Not enough ETH').waitFor()
    expect(visitor.prompts()).toBe(0)
  },
)

journey(
  'a network switch during the review sends no wallet request, and Start again opens the form',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    await visitConnected(visitor, { sandbox })
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: receiver() })
    await openReview(page)
    await callWalletControl(page, 'foxglove', 'changeChain', 31338)
    await dialog(page).getByRole('heading', { name: 'The network changed' }).first().waitFor()
    await button(page, 'Start again').first().click()
    await viewTitled(page, 'Send').waitFor()
    expect(visitor.prompts()).toBe(0)
  },
)

journey(
  'sending to a look-alike of a known address requires consent [I2]',
  async (visitor, sandbox) => {
    const { page } = visitor
    await visitConnected(visitor, { sandbox })
    const [own = '', second = ''] = await addressesOf(page, 'foxglove')
    const lookAlikeAddress = lookAlike((second || own) as `0x${string}`)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: lookAlikeAddress })
    await openReview(page)
    await paragraphOf(page, 'This address looks like one you know').waitFor()
    await button(page, 'Confirm the warnings first').waitFor()
    await dialog(page)
      .getByRole('checkbox', { name: "I've compared them, send to the new one" })
      .click()
    await button(page, 'Send 1 ETH').waitFor()
    expect(visitor.prompts()).toBe(0)
  },
)

journey(
  'opening the review returns to the form if the name now resolves to another address [I3]',
  async (visitor, sandbox) => {
    const { page } = visitor
    const { data, accounts } = sandbox
    const name = 'mover.sandbox.id'
    const localOne = String(0x80000000 + 31337)
    const setName = (address = '') =>
      fetch(`${data}/controls`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ names: [{ name, addresses: { [localOne]: address } }] }),
      })
    await setName(accounts[8])
    await visitConnected(visitor, { sandbox })
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: name })
    await button(page, 'Review').waitFor()
    await setName(accounts[9])
    await button(page, 'Review').click()
    await dialog(page).getByText('This name now points to another address.').first().waitFor()
    await viewTitled(page, 'Send').waitFor()
    expect(visitor.prompts()).toBe(0)
  },
)

journey('a double click on Send sends one wallet request [I4]', async (visitor, sandbox) => {
  const receiver = () => receiverIn(sandbox)
  const { page } = visitor
  const chain = firstChainOf(sandbox)
  await visitConnected(visitor, { sandbox, wallet: 'Harbor Wallet' })
  const before = await chain.ether(receiver())
  await openSend(visitor)
  await fill(page, { token: /^Ether/, amount: '2', to: receiver() })
  await openReview(page)
  const window = await confirmTwice()
  expect(visitor.prompts()).toBe(1)
  await clickInWallet(window, 'Send')
  await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('2'))

  async function confirmTwice() {
    await waitForClickGuard(page)
    const opened = visitor.context.waitForEvent('page')
    await button(page, 'Send 2 ETH').dblclick()
    const window = await opened
    await window.locator('.ask').waitFor()
    return window
  }
})

journey(
  'a transfer continues after the modal is closed or the visitor stops waiting for the wallet, and a toast reports it',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = firstChainOf(sandbox)
    await visitConnected(visitor, { sandbox })
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '3', to: receiver() })
    await openReview(page)
    const window = await confirmReview(visitor, 'Send 3 ETH')
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await button(page, 'Send').click()
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    await button(page, 'Cancel').click()
    await viewTitled(page, 'Account').waitFor()
    const named = `3 ETH to ${shortAddressNoBreak(receiver())}`
    await page.setViewportSize({ width: 360, height: 740 })
    const confirmed = await watchToast(page, `${named} confirmed · View`)
    await clickInWallet(window, 'Send')
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('3'))
    await confirmed()
    // its link stays beside the text, whose lines break on a narrow screen
    const isBeside = await page
      .locator('.lk-transfer-toast', { hasText: 'confirmed' })
      .evaluate((toast) => {
        const [text, link] = [...toast.children].map((child) => child.getBoundingClientRect())
        return text !== undefined && link !== undefined && link.left >= text.right
      })
    expect(isBeside).toBe(true)
  },
)
