import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, openSendForm } from './in-page-send.fixture.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

const receiver = sandboxAccount(4).address

/** Connects a kit to an in-page wallet and opens the review of a transfer of one Ether. */
async function openReview() {
  const form = await openSendForm(sandbox, { receiver, amount: '1' })
  const { kit, chain, state, views, waitForStep } = form
  await form.openReview()
  const client = createPublicClient({ transport: http(chain.rpc) })
  const approvalRequest = () => state().approvals.request
  const confirm = async () => {
    ;(await waitForStep('reviewing')).confirm?.()
    await expect.poll(() => approvalRequest()?.method ?? null).toBe('eth_sendTransaction')
    expect(views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview', 'ApproveTransaction'])
    await expect.poll(() => state().approvals.readingFee).toBe(false)
    return approvalRequest()?.id ?? ''
  }
  /** Sets the sender's balance in wei. Resolves with the former balance. */
  const setSenderBalance = async (value: bigint) => {
    const before = await client.getBalance({ address: account.address })
    await createTestClient({ mode: 'anvil', transport: http(chain.rpc) }).setBalance({
      address: account.address,
      value,
    })
    return before
  }
  return {
    kit,
    state,
    views,
    waitForStep,
    confirm,
    approvalRequest,
    setSenderBalance,
    receiverBalance: () => client.getBalance({ address: receiver }),
  }
}
const idle = { transactions: 0 }

test('approving a transfer of the in-page wallet sends it and shows the result until done opens Account', async () => {
  const { kit, state, views, confirm, waitForStep, receiverBalance } = await openReview()
  const before = await receiverBalance()
  kit.modal.approve(await confirm())
  await waitForStep('sent')
  await expect.poll(views).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
  await expect.poll(async () => (await waitForStep('sent')).status).toBe('confirmed')
  expect(state().toast.open).toBe(false)
  ;(await waitForStep('sent')).done()
  await expect.poll(views).toEqual(['Account'])
  expect((await receiverBalance()) - before).toBe(parseEther('1'))
  expect([kit.state.getSnapshot().modal.phase === 'open', state().router]).toMatchObject([
    true,
    idle,
  ])
})

test('rejecting a transfer of the in-page wallet shows `rejected`, and after retry it can be approved', async () => {
  const { kit, state, views, waitForStep, confirm, receiverBalance } = await openReview()
  const before = await receiverBalance()
  kit.modal.reject(await confirm())
  const { retry, problem } = await waitForStep('rejected')
  expect([views(), problem, state().router]).toMatchObject([
    ['Account', 'WalletSend', 'WalletSendPreview'],
    'rpc/user-rejected',
    idle,
  ])
  expect(await receiverBalance()).toBe(before)
  retry()
  kit.modal.approve(await confirm())
  await waitForStep('sent')
  await expect.poll(async () => (await receiverBalance()) - before).toBe(parseEther('1'))
})

test('closing the modal rejects the transfer of the in-page wallet and leaves no pending request', async () => {
  const { kit, state, confirm, approvalRequest, receiverBalance } = await openReview()
  const before = await receiverBalance()
  await confirm()
  kit.modal.requestClose()
  await expect.poll(() => state().transfers.entries[0]?.status).toBe('rejected')
  await expect.poll(() => state().modal.phase).toBe('closed')
  expect([approvalRequest(), state().router.transactions, await receiverBalance()]).toEqual([
    null,
    0,
    before,
  ])
})

test('the send flow shows `failed` when the in-page wallet fails after the approval, and Back returns to the filled form', async () => {
  const { kit, state, views, waitForStep, confirm, setSenderBalance } = await openReview()
  const id = await confirm()
  const formerBalance = await setSenderBalance(0n)
  kit.modal.approve(id)
  const { problem } = await waitForStep('failed')
  expect([views(), problem, state().router]).toMatchObject([
    ['Account', 'WalletSend', 'WalletSendPreview'],
    'send/fee-insufficient',
    idle,
  ])
  await setSenderBalance(formerBalance)
  kit.modal.back()
  expect(await waitForStep('filling')).toMatchObject({ amount: '1', receiver: { text: receiver } })
})

test('rejecting a request of the page leaves the transfer queued behind it pending [V6]', async () => {
  const { kit, state, views, waitForStep, approvalRequest, receiverBalance } = await openReview()
  const before = await receiverBalance()
  const provider = kit.wallet.provider('eip155') as { request(request: object): Promise<unknown> }
  const signing = provider
    .request({ method: 'personal_sign', params: ['0x48690a', account.address] })
    .catch((error: unknown) => error)
  await expect.poll(() => approvalRequest()?.method).toBe('personal_sign')
  kit.modal.back()
  const sendViews = ['Account', 'WalletSend', 'WalletSendPreview']
  expect(views()).toEqual(sendViews)
  ;(await waitForStep('reviewing')).confirm?.()
  await expect.poll(() => state().approvals.waiting).toBe(1)
  kit.modal.reject(approvalRequest()?.id ?? '')
  expect(await signing).toMatchObject({ code: 4001 })
  await expect.poll(() => approvalRequest()?.method).toBe('eth_sendTransaction')
  await expect.poll(views).toEqual([...sendViews, 'ApproveTransaction'])
  expect(state().router.transactions).toBe(1)
  await expect.poll(() => state().approvals.readingFee).toBe(false)
  kit.modal.approve(approvalRequest()?.id ?? '')
  await waitForStep('sent')
  await expect.poll(views).toEqual(sendViews)
  expect([state().modal.phase, state().router]).toMatchObject(['open', idle])
  await expect.poll(async () => (await receiverBalance()) - before).toBe(parseEther('1'))
})
