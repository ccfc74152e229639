import {
  type Address,
  BaseError,
  createPublicClient,
  createWalletClient,
  formatUnits,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, assert, beforeAll, expect, test } from 'vitest'
import { busyAccount, sandboxAccount } from '../base/accounts.ts'
import type { SandboxChain } from '../base/description.ts'
import { busyTransactions } from '../chain/seed/seed-history.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
])
const silent = parseAbi(['function transfer(address to, uint256 value)'])

let sandbox: Sandbox
let chain: SandboxChain
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  const [first] = sandbox.chains
  assert(first)
  chain = first
}, 30_000)
afterAll(() => sandbox.stop())

const client = () => createPublicClient({ transport: http(chain.rpc) })
const token = (id: SandboxChain['tokens'][number]['id']): Address => {
  const found = chain.tokens.find((one) => one.id === id)
  assert(found)
  return found.address
}

test('every token is what the description says, and each account holds 1000 of it', async () => {
  assert.deepEqual(
    chain.tokens.map(({ id, decimals }) => `${id} ${decimals}`),
    ['dollar 6', 'twin 6', 'coin 8', 'euro 18', 'points 0', 'old 6', 'stone 18'],
  )
  for (const { address, name, symbol, decimals } of chain.tokens) {
    const read = { abi, address } as const
    assert.equal(await client().readContract({ ...read, functionName: 'name' }), name)
    assert.equal(await client().readContract({ ...read, functionName: 'symbol' }), symbol)
    assert.equal(await client().readContract({ ...read, functionName: 'decimals' }), decimals)
    const units = await client().readContract({
      ...read,
      functionName: 'balanceOf',
      args: [sandboxAccount(0).address],
    })
    assert.equal(formatUnits(units, decimals), '1000')
  }
})

test('the dollar has a twin by name and symbol, elsewhere', () => {
  const [dollar, twin] = chain.tokens
  assert.deepEqual(
    [twin?.name, twin?.symbol, twin?.decimals],
    [dollar?.name, dollar?.symbol, dollar?.decimals],
  )
  assert.notEqual(twin?.address, dollar?.address)
})

test('the old token answers nothing, and moves; the stone does not', async () => {
  const [from, to] = [sandboxAccount(8), sandboxAccount(6).address]
  const told = { account: from, args: [to, 5n], functionName: 'transfer' } as const
  const reading = client().simulateContract({ ...told, abi, address: token('old') })
  const answer = await reading.catch((error: unknown) => error)
  expect(answer instanceof BaseError && answer.message).toMatch(/returned no data/)
  const wallet = createWalletClient({ account: from, transport: http(chain.rpc) })
  await wallet.writeContract({ ...told, abi: silent, address: token('old'), chain: null })
  const held = await client().readContract({
    abi,
    address: token('old'),
    functionName: 'balanceOf',
    args: [to],
  })
  assert.equal(held, 1_000_000_005n)
  await expect(
    client().simulateContract({ ...told, abi, address: token('stone') }),
  ).rejects.toThrow(/Stones do not move/)
})

test('everybody has a stamp and a prize nobody asked for', async () => {
  for (const { address } of chain.collections) {
    assert.equal(
      await client().readContract({ abi, address, functionName: 'ownerOf', args: [1n] }),
      sandboxAccount(0).address,
    )
  }
  assert.deepEqual(
    chain.collections.map(({ isSpam }) => isSpam),
    [false, true],
  )
})

test('the past is in blocks of its time, and the clock goes on from now', async () => {
  const [genesis, latest] = [
    await client().getBlock({ blockNumber: 0n }),
    await client().getBlock(),
  ]
  const day = 86_400
  const now = Math.floor(Date.now() / 1_000)
  assert(now - Number(genesis.timestamp) > 700 * day)
  assert(Math.abs(now - Number(latest.timestamp)) < 300)
  const wallet = createWalletClient({ account: sandboxAccount(8), transport: http(chain.rpc) })
  const hash = await wallet.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value: 1n,
  })
  const { blockNumber } = await client().waitForTransactionReceipt({ hash })
  const mined = await client().getBlock({ blockNumber })
  assert(Math.abs(Date.now() / 1_000 - Number(mined.timestamp)) < 30)
})

test('the busy account made its transactions, and is as rich and gas as dear as on a fresh chain', async () => {
  const busy = sandboxAccount(busyAccount).address
  assert.equal(await client().getTransactionCount({ address: busy }), busyTransactions)
  assert.equal(await client().getBalance({ address: busy }), parseEther('10000'))
  for (let place = 0; place < 7; place += 1) {
    const { address } = sandboxAccount(place)
    assert.deepEqual(
      [await client().getTransactionCount({ address }), await client().getBalance({ address })],
      [0, parseEther('10000')],
    )
  }
  assert((await client().getGasPrice()) > 1_000_000_000n)
})

test('the other chain has the dollar alone', () => {
  const [, other] = sandbox.chains
  assert.deepEqual(
    [other?.tokens.map(({ id }) => id), other?.collections, other?.market],
    [['dollar'], [], null],
  )
})
