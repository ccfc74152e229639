import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { waitForReceipt } from '@latchkit/sandbox/chain'
import {
  createInPageWallet,
  type InPageWallet,
  knownChains,
  memoryPage,
} from '@latchkit/sandbox/wallets'
import {
  createPublicClient,
  createTestClient,
  type Hex,
  http,
  parseEther,
  verifyMessage,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { nodePlatform, walletWindow } from './page.fixture.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

const rdns = 'sandbox.latchkit.nest'
const account = sandboxAccount(3)
const receiver = sandboxAccount(4).address

/** Connects a kit to an in-page wallet with real keys. `callWallet` sends a request to the wallet. */
async function connectKit(): Promise<{
  kit: Kit
  wallet: InPageWallet
  callWallet(method: string, ...params: unknown[]): Promise<unknown>
}> {
  const [chain] = knownChains(sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Nest', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const page = memoryPage({ events: walletWindow(platform) })
  const wallet = createInPageWallet({ branding, rdns, keys: [account], chains: [chain], page })
  wallet.announce()
  const network = defineNetwork({
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpc] } },
  })
  const kit = createKit({
    adapters: [eip155()],
    networks: [network],
    approvals: wallet.approvals,
    platform,
  })
  onTestFinished(() => {
    wallet.stop()
    kit.stop()
  })
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  return {
    kit,
    wallet,
    callWallet: (method, ...params) => wallet.provider.request({ method, params }),
  }
}
const approvalRequest = (kit: Kit) => kit.state.getSnapshot().approvals.request
const expectRequest = (kit: Kit) => expect.poll(() => approvalRequest(kit)?.method ?? null)

test('approving a message of the in-page wallet signs it and closes the modal', async () => {
  const { kit } = await connectKit()
  const signature = kit.wallet.signMessage('Hi')
  await expectRequest(kit).toBe('personal_sign')
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.state.getSnapshot().router.entry.view,
  ]).toEqual([true, 'ApproveTransaction'])
  kit.modal.approve(approvalRequest(kit)?.id ?? '')
  expect(
    await verifyMessage({
      address: account.address,
      message: 'Hi',
      signature: (await signature) as Hex,
    }),
  ).toBe(true)
  await expect
    .poll(() => [kit.state.getSnapshot().modal.phase === 'open', approvalRequest(kit)])
    .toEqual([false, null])
})

test('approving a payment of the in-page wallet sends it and refreshes the balance', async () => {
  const { kit, callWallet } = await connectKit()
  const transport = http(sandbox.chains[0]?.rpc)
  const client = createPublicClient({ transport })
  const before = await client.getBalance({ address: receiver })
  const payment = callWallet('eth_sendTransaction', {
    from: account.address,
    to: receiver,
    value: '0xde0b6b3a7640000',
  })
  await expectRequest(kit).toBe('eth_sendTransaction')
  expect(await client.getBalance({ address: receiver })).toBe(before)
  const accountBalance = () => kit.state.getSnapshot().accounts.eip155?.balance?.value
  await expect.poll(accountBalance).toBeTruthy()
  const balanceBefore = accountBalance()
  // The kit reads the balance when the wallet returns the hash, which may be before the block of
  // the payment: change the balance now, so that this read differs either way.
  await createTestClient({ mode: 'anvil', transport }).setBalance({
    address: account.address,
    value: parseEther('500'),
  })
  await expect.poll(() => kit.state.getSnapshot().approvals.readingFee).toBe(false)
  kit.modal.approve(approvalRequest(kit)?.id ?? '')
  const hash = (await payment) as Hex
  await waitForReceipt(client, hash)
  expect((await client.getBalance({ address: receiver })) - before).toBe(parseEther('1'))
  await expect.poll(accountBalance).not.toBe(balanceBefore)
})

test('rejecting in the modal raises code 4001, and closing the modal raises rpc/user-rejected', async () => {
  const { kit, callWallet } = await connectKit()
  const firstRequest = callWallet('personal_sign', '0x4869', account.address)
  const firstRejection = expect(firstRequest).rejects.toMatchObject({ code: 4001 })
  await expectRequest(kit).toBe('personal_sign')
  kit.modal.reject(approvalRequest(kit)?.id ?? '')
  await firstRejection
  const secondRequest = kit.wallet.signMessage('Hi')
  const secondRejection = expect(secondRequest).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await expectRequest(kit).toBe('personal_sign')
  kit.modal.requestClose()
  await secondRejection
  expect(approvalRequest(kit)).toBeNull()
})
