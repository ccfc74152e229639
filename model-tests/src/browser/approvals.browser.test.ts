import { parseEther } from 'viem'
import { expect } from 'vitest'
import { dialog, expectState, openModal, viewTitled } from './harness/demo.ts'
import {
  button,
  fill,
  firstChainOf,
  journeysWithOwnSandbox,
  openReview,
  openSend,
  waitForClickGuard,
} from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

const journey = journeysWithOwnSandbox()

/** Opens the demo with an in-page wallet, which connects without a prompt. */
async function connectNest(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.visit('/?own=nest')
  await openModal(visitor)
  await dialog(page).getByRole('button', { name: 'Nest' }).click()
  await expectState(page, 'Wallet', 'Nest')
  await dialog(page).waitFor({ state: 'hidden' })
}

journey(
  'the modal shows a message for the in-page wallet, and Approve signs it and closes the modal',
  async (visitor) => {
    const { page } = visitor
    await connectNest(visitor)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await viewTitled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Sign this message?' })
      .waitFor()
    expect(await button(page, 'Back').count()).toBe(0)
    await button(page, 'Approve').click()
    await page.locator('.outcome[data-step=verified]').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(visitor.prompts()).toBe(0)
  },
)

journey('closing the modal rejects the request of the in-page wallet', async (visitor) => {
  const { page } = visitor
  await connectNest(visitor)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await viewTitled(page, 'Approve transaction').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await page
    .locator('.outcome')
    .getByText(/declined|rejected/i)
    .waitFor()
})

journey(
  'the modal reviews and approves a transfer from the in-page wallet and then shows the account',
  async (visitor, sandbox) => {
    const { page } = visitor
    const chain = firstChainOf(sandbox)
    const to = sandbox.accounts[9] ?? ''
    const before = await chain.ether(to)
    await connectNest(visitor)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to })
    await openReview(page)
    await waitForClickGuard(page)
    await button(page, 'Send 1 ETH').click()
    await viewTitled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Approve this transaction?' })
      .waitFor()
    await button(page, 'Approve').click()
    await viewTitled(page, 'Account').waitFor()
    await expect.poll(async () => (await chain.ether(to)) - before).toBe(parseEther('1'))
  },
)
