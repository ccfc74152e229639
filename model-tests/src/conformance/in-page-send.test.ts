import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { createInPageWallet, knownChains, memoryPage } from '@latchkit/sandbox/wallets'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SendView } from '../../../core/src/flows/send/send.types.ts'
import { joinWindows, nodePlatform } from './page.fixture.ts'

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
const someone = sandboxAccount(4).address
/** Real nodes and wallets need the real clock. */
const soon = { timeout: 10_000 }
type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>

/** A page connected to an in-page wallet, with a transfer of one Ether in review. */
async function reviewed() {
  const [chain] = knownChains(sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Nest', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const wallet = createInPageWallet({
    branding,
    rdns,
    keys: [account],
    chains: [chain],
    page: memoryPage({ events: joinWindows(platform) }),
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
  await expect.poll(() => kit.account.get().status, soon).toBe('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open', soon).toBe(false)

  const client = createPublicClient({ transport: http(chain.rpc) })
  const now = () => kit.state.getSnapshot()
  const views = () => now().router.entries.map(({ view }) => view)
  const shown = () => {
    const flows = kit.modal.flows.getSnapshot()
    const running = now().router.entries.map(({ key }) => flows[key])
    return running.findLast((flow) => flow !== undefined)?.view() as SendView | undefined
  }
  const at = async <Step extends SendView['step']>(step: Step): Promise<At<Step>> => {
    await expect.poll(() => shown()?.step, soon).toBe(step)
    return shown() as At<Step>
  }
  void kit.open({ view: 'Account' })
  kit.modal.push('WalletSend', { asset: 'native', receiver: someone, amount: '1' })
  await at('filling')
  await expect.poll(() => (shown() as At<'filling'>).preview === null, soon).toBe(false)
  ;(await at('filling')).preview?.()
  await at('reviewing')
  const asked = () => now().approvals.request
  const confirm = async () => {
    ;(await at('reviewing')).confirm?.()
    await expect.poll(() => asked()?.method ?? null, soon).toBe('eth_sendTransaction')
    expect(views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview', 'ApproveTransaction'])
    return asked()?.id ?? ''
  }
  /** Sets the sender's balance. Returns the former one. */
  const own = async (value: bigint) => {
    const before = await client.getBalance({ address: account.address })
    await createTestClient({ mode: 'anvil', transport: http(chain.rpc) }).setBalance({
      address: account.address,
      value,
    })
    return before
  }
  return {
    kit,
    now,
    views,
    at,
    confirm,
    asked,
    own,
    had: () => client.getBalance({ address: someone }),
  }
}
const idle = { transactions: 0 }

test('a transfer from the in-page wallet is approved in the modal, which then shows the account', async () => {
  const { kit, now, views, confirm, had } = await reviewed()
  const before = await had()
  kit.modal.approve(await confirm())
  await expect.poll(views, soon).toEqual(['Account'])
  await expect.poll(() => now().transfers.entries[0]?.status, soon).toBe('confirmed')
  expect((await had()) - before).toBe(parseEther('1'))
  expect([kit.state.getSnapshot().modal.phase === 'open', now().router]).toMatchObject([true, idle])
})

test('a rejection in the modal returns to the review, and a retry sends the transfer', async () => {
  const { kit, now, views, at, confirm, had } = await reviewed()
  const before = await had()
  kit.modal.reject(await confirm())
  const { retry, problem } = await at('rejected')
  expect([views(), problem, now().router]).toMatchObject([
    ['Account', 'WalletSend', 'WalletSendPreview'],
    'rpc/user-rejected',
    idle,
  ])
  expect(await had()).toBe(before)
  retry()
  kit.modal.approve(await confirm())
  await expect.poll(views, soon).toEqual(['Account'])
  await expect.poll(async () => (await had()) - before, soon).toBe(parseEther('1'))
})

test('closing the modal rejects the transfer and leaves no pending request', async () => {
  const { kit, now, confirm, asked, had } = await reviewed()
  const before = await had()
  await confirm()
  kit.modal.requestClose()
  await expect.poll(() => now().transfers.entries[0]?.status, soon).toBe('rejected')
  await expect.poll(() => now().modal.phase, soon).toBe('closed')
  expect([asked(), now().router.transactions, await had()]).toEqual([null, 0, before])
})

test('a failure of the in-page wallet after the approval returns to the review', async () => {
  const { kit, now, views, at, confirm, own } = await reviewed()
  const id = await confirm()
  const had = await own(0n)
  kit.modal.approve(id)
  const { problem } = await at('failed')
  expect([views(), problem, now().router]).toMatchObject([
    ['Account', 'WalletSend', 'WalletSendPreview'],
    'send/fee-insufficient',
    idle,
  ])
  await own(had)
})
