import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { createInPageWallet, knownChains, memoryPage } from '@latchkit/sandbox/wallets'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SendView } from '../../../core/src/flows/send/send.types.ts'
import { nodePlatform, walletWindow } from './page.fixture.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const rdns = 'sandbox.latchkit.nest'
const account = sandboxAccount(3)
const receiver = sandboxAccount(4).address
type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>

/** Connects a kit to an in-page wallet and opens the review of a transfer of one Ether. */
async function openReview() {
  const [chain] = knownChains(sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Nest', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const wallet = createInPageWallet({
    branding,
    rdns,
    keys: [account],
    chains: [chain],
    page: memoryPage({ events: walletWindow(platform) }),
  })
  wallet.announce()
  const network = defineNetwork({
    ...{
      id: chain.chainId,
      name: chain.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    rpcUrls: { default: { http: [chain.rpc] } },
  })
  const kit = createKit({
    adapters: [eip155()],
    networks: [network],
    approvals: wallet.approvals,
    platform,
  })
  stops.push(wallet.stop, () => kit.stop())
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)

  const client = createPublicClient({ transport: http(chain.rpc) })
  const state = () => kit.state.getSnapshot()
  const views = () => state().router.entries.map(({ view }) => view)
  const currentView = () => {
    const flows = kit.modal.flows.getSnapshot()
    const flowViews = state().router.entries.map(({ key }) => flows[key])
    return flowViews.findLast((flow) => flow !== undefined)?.view() as SendView | undefined
  }
  const waitForStep = async <Step extends SendView['step']>(
    step: Step,
  ): Promise<SendStep<Step>> => {
    await expect.poll(() => currentView()?.step).toBe(step)
    return currentView() as SendStep<Step>
  }
  void kit.open({ view: 'Account' })
  kit.modal.push('WalletSend', { asset: 'native', receiver, amount: '1' })
  await waitForStep('filling')
  await expect.poll(() => (currentView() as SendStep<'filling'>).preview === null).toBe(false)
  ;(await waitForStep('filling')).preview?.()
  await waitForStep('reviewing')
  const approvalRequest = () => state().approvals.request
  const confirm = async () => {
    ;(await waitForStep('reviewing')).confirm?.()
    await expect.poll(() => approvalRequest()?.method ?? null).toBe('eth_sendTransaction')
    expect(views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview', 'ApproveTransaction'])
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
