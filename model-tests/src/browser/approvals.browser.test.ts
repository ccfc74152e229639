import type { Page } from 'playwright'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import { permitFields } from '../samples.ts'
import { axeViolations } from './harness/axe.ts'
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

/**
 * Sends requests to the in-page wallet at once. Resolves with their results; a rejected request has
 * the code of its error.
 */
const request = (page: Page, ...requests: readonly { method: string; params: unknown }[]) =>
  page.evaluate((requests) => {
    return new Promise<readonly unknown[]>((resolve) => {
      addEventListener('eip6963:announceProvider', (event) => {
        if (!(event instanceof CustomEvent)) return
        const { info, provider } = event.detail
        if (info.rdns !== 'sandbox.latchkit.nest') return
        const codeOf = (error: { code: number }) => error.code
        resolve(Promise.all(requests.map((each) => provider.request(each).catch(codeOf))))
      })
      dispatchEvent(new Event('eip6963:requestProvider'))
    })
  }, requests)

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
  'the modal shows a message for the in-page wallet, and Sign signs it and closes the modal',
  async (visitor) => {
    const { page } = visitor
    await connectNest(visitor)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await viewTitled(page, 'Signature request')
      .getByRole('heading', { name: 'Sign this message?' })
      .waitFor()
    expect(await button(page, 'Back').count()).toBe(0)
    await waitForClickGuard(page)
    await button(page, 'Sign').click()
    await page.locator('.outcome[data-step=verified]').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(visitor.prompts()).toBe(0)
  },
)

journey('closing the modal rejects the request of the in-page wallet', async (visitor) => {
  const { page } = visitor
  await connectNest(visitor)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await viewTitled(page, 'Signature request').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await page
    .locator('.outcome')
    .getByText(/declined|rejected/i)
    .waitFor()
})

journey(
  'the modal reviews and approves a transfer from the in-page wallet, then shows its result and the account',
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
    await dialog(page)
      .getByRole('button', { name: /^up to 0\.\d+ .*ETH/ })
      .waitFor()
    await waitForClickGuard(page)
    await button(page, 'Approve').click()
    await dialog(page).getByRole('heading', { name: 'Sent 1 ETH' }).waitFor()
    await button(page, 'Done').click()
    await viewTitled(page, 'Account').waitFor()
    await expect.poll(async () => (await chain.ether(to)) - before).toBe(parseEther('1'))
  },
)

const spender = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const permitOf = (owner: string, verifyingContract: string, chainId: number) => ({
  domain: { name: 'USD Coin', version: '2', chainId, verifyingContract },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: permitFields,
  },
  primaryType: 'Permit',
  message: { owner, spender, value: String(2n ** 256n - 1n), nonce: 0, deadline: 9e9 },
})

journey(
  'the modal shows a permit in full and signs it after a second consent, and a double click approves one request [Z1, Z2, Z3]',
  async (visitor, sandbox) => {
    const { page } = visitor
    await connectNest(visitor)
    const owner = sandbox.accounts[3] ?? ''
    const [chain] = sandbox.chains
    const permit = JSON.stringify(permitOf(owner, chain?.token ?? '', chain?.chainId ?? 0))
    const results = request(
      page,
      { method: 'eth_signTypedData_v4', params: [owner, permit] },
      { method: 'eth_sendTransaction', params: [{ from: owner, to: spender, data: '0xdeadbeef' }] },
    )
    await viewTitled(page, 'Signature request')
      .getByRole('heading', { name: 'Sign this data?' })
      .waitFor()
    await dialog(page).getByText('Unlimited').waitFor()
    await dialog(page).getByText(spender, { exact: true }).waitFor({ state: 'attached' })
    await dialog(page)
      .getByText(await page.evaluate(() => location.origin))
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
    await waitForClickGuard(page)
    expect(await button(page, 'Sign').getAttribute('aria-disabled')).toBe('true')
    await dialog(page).getByRole('checkbox', { name: 'I understand, allow it' }).check()
    await button(page, 'Sign').dblclick()
    await viewTitled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Approve this transaction?' })
      .waitFor()
    await dialog(page)
      .getByText(/^We can't tell what this does/)
      .waitFor()
    await dialog(page).getByText('0xdeadbeef', { exact: true }).last().waitFor()
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Reject').click()
    expect(await results).toEqual([expect.stringMatching(/^0x[0-9a-f]{130}$/), 4001])
  },
)
