import { createKit, type Kit, type KitOptions } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { approveAndCall } from '@latchkit/core/utils'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import {
  createWallet,
  knownChains,
  memoryPage,
  type WalletControl,
} from '@latchkit/sandbox/wallets'
import { createPublicClient, encodeFunctionData, http, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { nodePlatform, walletWindow } from './page.fixture.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])
const rdns = 'test.foxglove'
const account = sandboxAccount(5)
const receiver = sandboxAccount(6).address

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())
/** Connects a kit to a wallet that supports EIP-5792. */
async function connectKit(): Promise<{
  kit: Kit
  control: WalletControl
  token: `0x${string}`
  network: KitOptions['networks'][number]
}> {
  const [chain, other] = knownChains(sandbox.chains)
  const token = sandbox.chains[0]?.token
  if (chain === undefined || other === undefined || token === undefined)
    throw new Error('The sandbox has no chains')
  const platform = nodePlatform()
  const branding = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'amber' } as const
  const wallet = createWallet({
    branding,
    rdns,
    keys: [account],
    chains: [chain, other],
    approve: 'auto',
    page: memoryPage({ events: walletWindow(platform) }),
  })
  wallet.control.announce()
  const network = defineNetwork({
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpc] } },
  })
  const kit = createKit({ adapters: [eip155()], networks: [network], platform })
  onTestFinished(() => {
    wallet.stop()
    kit.stop()
  })
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  return { kit, control: wallet.control, token, network }
}
const client = () => createPublicClient({ transport: http(sandbox.chains[0]?.rpc) })
const transfer = (token: string, amount: bigint) => ({
  to: token,
  value: '0',
  data: encodeFunctionData({ abi, functionName: 'transfer', args: [receiver, amount] }),
})

test('capabilities returns the capabilities of each network', async () => {
  const { kit } = await connectKit()
  const capabilities = await kit.wallet.capabilities()
  expect(capabilities).toMatchObject({ 'eip155:31337': { atomic: { status: 'unsupported' } } })
})

test('sendCalls executes an exact allowance and the call that uses it', async () => {
  const { kit, token } = await connectKit()
  const receiverBalance = () =>
    client().readContract({ address: token, abi, functionName: 'balanceOf', args: [receiver] })
  const before = await receiverBalance()
  const id = await kit.wallet.sendCalls({
    calls: approveAndCall({ token, spender: receiver, amount: '250', call: transfer(token, 7n) }),
  })
  const status = await kit.wallet.waitForCalls(id)
  expect(status).toMatchObject({
    id,
    state: 'confirmed',
    code: 200,
    atomic: false,
    caipNetworkId: 'eip155:31337',
  })
  expect(status.receipts.map(({ succeeded }) => succeeded)).toEqual([true, true])
  expect(
    await client().readContract({
      address: token,
      abi,
      functionName: 'allowance',
      args: [account.address, receiver],
    }),
  ).toBe(250n)
  expect((await receiverBalance()) - before).toBe(7n)
})

test('waitForCalls returns `partly-reverted` when one call of the batch fails', async () => {
  const { kit, token } = await connectKit()
  const id = await kit.wallet.sendCalls({
    calls: [
      transfer(token, 1n),
      { to: receiver, value: '1', data: '0x' },
      transfer(token, 2n ** 200n),
    ],
  })
  expect(await kit.wallet.waitForCalls(id)).toMatchObject({ state: 'partly-reverted', code: 600 })
})

describe('sendCalls with invalid input [O-3]', () => {
  const payment = { to: receiver, value: '1', data: '0x' }

  test.each([
    ['an empty batch', [], 'rpc/invalid-params'],
    ['too many calls', Array.from({ length: 101 }, () => payment), 'rpc/bundle-too-large'],
    ['an invalid receiver', [{ ...payment, to: '0x1' }], 'rpc/invalid-params'],
    [
      'a wrong checksum',
      [
        {
          ...payment,
          to: receiver.replace(/[a-f]/, (letter) => letter.toUpperCase()).replace(/^0X/, '0x'),
        },
      ],
      'rpc/invalid-params',
    ],
    ['an invalid amount', [{ ...payment, value: '1.5' }], 'rpc/invalid-params'],
    ['invalid data', [{ ...payment, data: 'x' }], 'rpc/invalid-params'],
  ])('sendCalls rejects %s without a wallet request', async (_, calls, code) => {
    const { kit, control } = await connectKit()
    control.setMode('never')
    await expect(kit.wallet.sendCalls({ calls })).rejects.toMatchObject({ code })
    expect(control.pending()).toEqual([])
  })
  test('sendCalls and callsStatus throw a specific code for required atomicity, a repeated or unknown id, a rejection and another network', async () => {
    const { kit, control } = await connectKit()
    await expect(kit.wallet.sendCalls({ calls: [payment], atomic: true })).rejects.toMatchObject({
      code: 'rpc/atomicity-not-supported',
    })
    const id = await kit.wallet.sendCalls({ calls: [payment], id: 'batch-1' })
    expect(id).toBe('batch-1')
    await expect(kit.wallet.sendCalls({ calls: [payment], id })).rejects.toMatchObject({
      code: 'rpc/duplicate-id',
    })
    await expect(kit.wallet.callsStatus('unknown-batch')).rejects.toMatchObject({
      code: 'rpc/unknown-bundle-id',
    })
    control.setMode('reject')
    await expect(kit.wallet.sendCalls({ calls: [payment] })).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    control.setMode('auto')
    control.answerNext('eth_chainId', { result: '0x7a6a' })
    await expect(kit.wallet.sendCalls({ calls: [payment] })).rejects.toMatchObject({
      code: 'rpc/unsupported-chain-id',
    })
  })
})

describe('getCallsStatus with unusual answers [O-4]', () => {
  test('callsStatus returns `unknown` for an unknown status code, parses CONFIRMED of the first EIP draft and throws for text', async () => {
    const { kit, control } = await connectKit()
    control.answerNext('wallet_getCallsStatus', { result: { status: 777 } })
    expect(await kit.wallet.callsStatus('x')).toMatchObject({
      state: 'unknown',
      code: 777,
      receipts: [],
    })
    control.answerNext('wallet_getCallsStatus', {
      result: { status: 'CONFIRMED', receipts: [{ nonsense: true }] },
    })
    expect(await kit.wallet.callsStatus('x')).toMatchObject({
      state: 'confirmed',
      code: null,
      receipts: [],
    })
    control.answerNext('wallet_getCallsStatus', { result: 'soon' })
    await expect(kit.wallet.callsStatus('x')).rejects.toMatchObject({ code: 'rpc/internal' })
  })
})

test('capabilities throws rpc/method-not-found for a wallet without EIP-5792', async () => {
  const { kit, control } = await connectKit()
  control.answerNext('wallet_getCapabilities', {
    error: { code: -32601, message: 'no such method' },
  })
  await expect(kit.wallet.capabilities()).rejects.toMatchObject({ code: 'rpc/method-not-found' })
})
