import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import {
  createInPageWallet,
  type InPageWallet,
  knownChains,
  memoryPage,
} from '@latchkit/sandbox/wallets'
import { createPublicClient, type Hex, http, parseEther, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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

/** A page connected to an in-page wallet with real keys. */
async function open(): Promise<{
  kit: Kit
  wallet: InPageWallet
  ask(method: string, ...params: unknown[]): Promise<unknown>
}> {
  const [chain] = knownChains(sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Nest', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const page = memoryPage({ events: joinWindows(platform) })
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
  stops.push(wallet.stop, () => kit.stop())
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  return { kit, wallet, ask: (method, ...params) => wallet.provider.request({ method, params }) }
}
const asked = (kit: Kit) => kit.state.getSnapshot().approvals.request
const isAsked = (kit: Kit) => expect.poll(() => asked(kit)?.method ?? null)

test('an approved message is signed and the modal closes', async () => {
  const { kit } = await open()
  const signature = kit.wallet.signMessage('Hi')
  await isAsked(kit).toBe('personal_sign')
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.state.getSnapshot().router.entry.view,
  ]).toEqual([true, 'ApproveTransaction'])
  kit.modal.approve(asked(kit)?.id ?? '')
  expect(
    await verifyMessage({
      address: account.address,
      message: 'Hi',
      signature: (await signature) as Hex,
    }),
  ).toBe(true)
  await expect
    .poll(() => [kit.state.getSnapshot().modal.phase === 'open', asked(kit)])
    .toEqual([false, null])
})

test('an approved payment is sent and the balance refreshed', async () => {
  const { kit, ask } = await open()
  const client = createPublicClient({ transport: http(sandbox.chains[0]?.rpc) })
  const before = await client.getBalance({ address: someone })
  const payment = ask('eth_sendTransaction', {
    from: account.address,
    to: someone,
    value: '0xde0b6b3a7640000',
  })
  await isAsked(kit).toBe('eth_sendTransaction')
  expect(await client.getBalance({ address: someone })).toBe(before)
  const shown = () => kit.state.getSnapshot().accounts.eip155?.balance?.value
  await expect.poll(shown).toBeTruthy()
  const had = shown()
  kit.modal.approve(asked(kit)?.id ?? '')
  const hash = (await payment) as Hex
  await client.waitForTransactionReceipt({ hash })
  expect((await client.getBalance({ address: someone })) - before).toBe(parseEther('1'))
  await expect.poll(shown).not.toBe(had)
})

test('rejecting and closing the modal both raise code 4001', async () => {
  const { kit, ask } = await open()
  const first = ask('personal_sign', '0x4869', account.address)
  const refused = expect(first).rejects.toMatchObject({ code: 4001 })
  await isAsked(kit).toBe('personal_sign')
  kit.modal.reject(asked(kit)?.id ?? '')
  await refused
  const second = kit.wallet.signMessage('Hi')
  const left = expect(second).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await isAsked(kit).toBe('personal_sign')
  kit.modal.requestClose()
  await left
  expect(asked(kit)).toBeNull()
})
