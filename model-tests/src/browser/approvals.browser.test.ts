import { parseEther } from 'viem'
import { expect } from 'vitest'
import { dialog, knows, openModal, titled } from './harness/demo.ts'
import {
  armed,
  button,
  fill,
  journeysWithMoney,
  onChain,
  openSend,
  review,
} from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

const journey = journeysWithMoney()

/** The page brings a wallet of its own: being there is being signed in to it. */
async function connectNest(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.visit('/?own=nest')
  await openModal(visitor)
  await dialog(page).getByRole('button', { name: 'Nest' }).click()
  await knows(page, 'Wallet', 'Nest')
  await dialog(page).waitFor({ state: 'hidden' })
}

journey(
  'a message for the wallet of the page is read and approved in the modal, which then goes away',
  async (visitor) => {
    const { page } = visitor
    await connectNest(visitor)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await titled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Sign this message?' })
      .waitFor()
    expect(await button(page, 'Back').count()).toBe(0)
    await button(page, 'Approve').click()
    await page.locator('.outcome[data-step=verified]').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(visitor.prompts()).toBe(0)
  },
)

journey('closing the modal says no to it', async (visitor) => {
  const { page } = visitor
  await connectNest(visitor)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await titled(page, 'Approve transaction').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await page
    .locator('.outcome')
    .getByText(/declined|rejected/i)
    .waitFor()
})

journey(
  'what is sent from it is reviewed, approved and seen in the account',
  async (visitor, sandbox) => {
    const { page } = visitor
    const chain = onChain(sandbox)
    const to = sandbox.accounts[9] ?? ''
    const before = await chain.ether(to)
    await connectNest(visitor)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to })
    await review(page)
    await armed(page)
    await button(page, 'Send 1 ETH').click()
    await titled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Approve this transaction?' })
      .waitFor()
    await button(page, 'Approve').click()
    await titled(page, 'Account').waitFor()
    await expect.poll(async () => (await chain.ether(to)) - before).toBe(parseEther('1'))
  },
)
