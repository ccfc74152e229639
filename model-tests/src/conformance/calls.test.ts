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
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { joinWindows, nodePlatform } from './page.fixture.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])
const rdns = 'test.foxglove'
const account = sandboxAccount(5)
const someone = sandboxAccount(6).address

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A page connected to a wallet that supports EIP-5792. */
async function open(): Promise<{
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
    page: memoryPage({ events: joinWindows(platform) }),
  })
  wallet.control.announce()
  const network = defineNetwork({
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpc] } },
  })
  const kit = createKit({ adapters: [eip155()], networks: [network], platform })
  stops.push(wallet.stop, () => kit.stop())
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  return { kit, control: wallet.control, token, network }
}
const client = () => createPublicClient({ transport: http(sandbox.chains[0]?.rpc) })
const transfer = (token: string, amount: bigint) => ({
  to: token,
  value: '0',
  data: encodeFunctionData({ abi, functionName: 'transfer', args: [someone, amount] }),
})

test('capabilities are returned by network', async () => {
  const { kit } = await open()
  const capabilities = await kit.wallet.capabilities()
  expect(capabilities).toMatchObject({ 'eip155:31337': { atomic: { status: 'unsupported' } } })
})

test('an exact allowance and the call that uses it need one prompt, and both are executed', async () => {
  const { kit, token } = await open()
  const has = () =>
    client().readContract({ address: token, abi, functionName: 'balanceOf', args: [someone] })
  const before = await has()
  const id = await kit.wallet.sendCalls({
    calls: approveAndCall({ token, spender: someone, amount: '250', call: transfer(token, 7n) }),
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
      args: [account.address, someone],
    }),
  ).toBe(250n)
  expect((await has()) - before).toBe(7n)
})

test('a batch whose second call fails is reported as partially reverted', async () => {
  const { kit, token } = await open()
  const id = await kit.wallet.sendCalls({
    calls: [
      transfer(token, 1n),
      { to: someone, value: '1', data: '0x' },
      transfer(token, 2n ** 200n),
    ],
  })
  expect(await kit.wallet.waitForCalls(id)).toMatchObject({ state: 'partly-reverted', code: 600 })
})

describe('sendCalls with invalid input [O-3]', () => {
  const pay = { to: someone, value: '1', data: '0x' }

  test.each([
    ['an empty batch', [], 'rpc/invalid-params'],
    ['too many calls', Array.from({ length: 101 }, () => pay), 'rpc/bundle-too-large'],
    ['an invalid receiver', [{ ...pay, to: '0x1' }], 'rpc/invalid-params'],
    [
      'a wrong checksum',
      [
        {
          ...pay,
          to: someone.replace(/[a-f]/, (letter) => letter.toUpperCase()).replace(/^0X/, '0x'),
        },
      ],
      'rpc/invalid-params',
    ],
    ['an invalid amount', [{ ...pay, value: '1.5' }], 'rpc/invalid-params'],
    ['invalid data', [{ ...pay, data: 'x' }], 'rpc/invalid-params'],
  ])('%s is rejected without a wallet request', async (_, calls, code) => {
    const { kit, control } = await open()
    control.setMode('never')
    await expect(kit.wallet.sendCalls({ calls })).rejects.toMatchObject({ code })
    expect(control.pending()).toEqual([])
  })
  test('atomicity, a repeated id, another network and a rejection have their own error codes', async () => {
    const { kit, control } = await open()
    await expect(kit.wallet.sendCalls({ calls: [pay], atomic: true })).rejects.toMatchObject({
      code: 'rpc/atomicity-not-supported',
    })
    const id = await kit.wallet.sendCalls({ calls: [pay], id: 'mine' })
    expect(id).toBe('mine')
    await expect(kit.wallet.sendCalls({ calls: [pay], id })).rejects.toMatchObject({
      code: 'rpc/duplicate-id',
    })
    await expect(kit.wallet.callsStatus('nobody’s')).rejects.toMatchObject({
      code: 'rpc/unknown-bundle-id',
    })
    control.setMode('reject')
    await expect(kit.wallet.sendCalls({ calls: [pay] })).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    control.setMode('auto')
    control.answerNext('eth_chainId', { result: '0x7a6a' })
    await expect(kit.wallet.sendCalls({ calls: [pay] })).rejects.toMatchObject({
      code: 'rpc/unsupported-chain-id',
    })
  })
})

describe('getCallsStatus with unusual answers [O-4]', () => {
  test('an unknown status counts as pending, and the words of the first EIP draft are parsed', async () => {
    const { kit, control } = await open()
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

test('a wallet without EIP-5792 raises rpc/unsupported-method', async () => {
  const { kit, control } = await open()
  control.answerNext('wallet_getCapabilities', {
    error: { code: -32601, message: 'no such method' },
  })
  await expect(kit.wallet.capabilities()).rejects.toMatchObject({ code: 'rpc/method-not-found' })
})
