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
import { busyAccount, sandboxAccount } from '../../base/accounts.ts'
import type { SandboxChain } from '../../base/description.ts'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import { type Sandbox, startSandbox } from '../../server/start-sandbox.ts'
import { busyTransactionCount } from './seed-history.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
])
const withoutReturnValue = parseAbi(['function transfer(address to, uint256 value)'])

let sandbox: Sandbox
let chain: SandboxChain
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  const [first] = sandbox.chains
  assert(first)
  chain = first
})
afterAll(() => sandbox.stop())

const client = () => createPublicClient({ transport: http(chain.rpc) })
const token = (id: SandboxChain['tokens'][number]['id']): Address => {
  const found = chain.tokens.find((entry) => entry.id === id)
  assert(found)
  return found.address
}

test('seedChain deploys tokens that match their description and mints 1000 of each to an account', async () => {
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

test('the token `twin` has the name and symbol of `dollar` but another address', () => {
  const [dollar, twin] = chain.tokens
  assert.deepEqual(
    [twin?.name, twin?.symbol, twin?.decimals],
    [dollar?.name, dollar?.symbol, dollar?.decimals],
  )
  assert.notEqual(twin?.address, dollar?.address)
})

test('transfer of the token `old` returns no data; transfer of the token `stone` reverts', async () => {
  const from = sandboxAccount(8)
  const to = sandboxAccount(6).address
  const transfer = { account: from, args: [to, 5n], functionName: 'transfer' } as const
  const simulation = client().simulateContract({ ...transfer, abi, address: token('old') })
  const error = await simulation.catch((thrown: unknown) => thrown)
  expect(error instanceof BaseError && error.message).toMatch(/returned no data/)
  const wallet = createWalletClient({ account: from, transport: http(chain.rpc) })
  const hash = await wallet.writeContract({
    ...transfer,
    abi: withoutReturnValue,
    address: token('old'),
    chain: null,
  })
  await waitForReceipt(wallet, hash)
  const balance = await client().readContract({
    abi,
    address: token('old'),
    functionName: 'balanceOf',
    args: [to],
  })
  assert.equal(balance, 1_000_000_005n)
  await expect(
    client().simulateContract({ ...transfer, abi, address: token('stone') }),
  ).rejects.toThrow(/Stones do not move/)
})

test('seedChain mints an NFT of each collection to an account; one of the two collections is spam', async () => {
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

test('seedChain starts the chain two years ago; new blocks have the current time', async () => {
  const genesis = await client().getBlock({ blockNumber: 0n })
  const latest = await client().getBlock()
  // Filling the chain takes minutes on a busy machine.
  const [hour, day] = [3_600, 86_400]
  const now = Math.floor(Date.now() / 1_000)
  assert(now - Number(genesis.timestamp) > 700 * day)
  assert(Math.abs(now - Number(latest.timestamp)) < hour)
  const wallet = createWalletClient({ account: sandboxAccount(8), transport: http(chain.rpc) })
  const hash = await wallet.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value: 1n,
  })
  const { blockNumber } = await waitForReceipt(client(), hash)
  const mined = await client().getBlock({ blockNumber })
  assert(Math.abs(Date.now() / 1_000 - Number(mined.timestamp)) < hour)
})

test('seedChain sends 500 transactions of the busy account and leaves the balances and gas price of a fresh chain', async () => {
  const busy = sandboxAccount(busyAccount).address
  assert.equal(await client().getTransactionCount({ address: busy }), busyTransactionCount)
  assert.equal(await client().getBalance({ address: busy }), parseEther('10000'))
  for (let index = 0; index < 7; index += 1) {
    const { address } = sandboxAccount(index)
    assert.deepEqual(
      [await client().getTransactionCount({ address }), await client().getBalance({ address })],
      [0, parseEther('10000')],
    )
  }
  assert((await client().getGasPrice()) > 1_000_000_000n)
})

test('the second sandbox chain has only the token `dollar`', () => {
  const [, second] = sandbox.chains
  assert.deepEqual(
    [second?.tokens.map(({ id }) => id), second?.collections, second?.market],
    [['dollar'], [], null],
  )
})
