import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../core/src/domain/transfer/transfer.ts'
import {
  burnAddress,
  hexOf,
  signal,
  startTransferFixture,
  type TransferFixture,
} from './eip155-transfer.fixture.ts'

const included = { type: 'included' } as const
let fixture: TransferFixture
beforeAll(async () => {
  fixture = await startTransferFixture()
})
afterAll(() => fixture.close())
afterEach(async () => {
  await fixture.callRpc('anvil_dropAllTransactions')
  await fixture.callRpc('evm_setAutomine', [true])
})

/** Sends a transaction with the nonce of a pending one at twice its price. */
async function replaceTransaction(hash: string, transaction: object) {
  const pending = Object(await fixture.callRpc('eth_getTransactionByHash', [hash]))
  const quantity = (name: string) => BigInt(hexOf(Reflect.get(pending, name)))
  const price = quantity('maxFeePerGas') * 2n
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
  return fixture.sendFrom(0, {
    ...transaction,
    ...fees,
    nonce: Number(quantity('nonce')),
    gas: 21_000n,
  })
}
/** Submits a transfer and tracks it. It stays pending: only the test mines blocks. */
async function pendingTransfer(more: Parameters<TransferFixture['prepare']>[0] = {}) {
  const prepared = await fixture.prepare({ amount: '77', ...more })
  await fixture.callRpc('evm_setAutomine', [false])
  const hash = await fixture.submit(prepared)
  const tracking = fixture.track(prepared, hash)
  await expect.poll(() => tracking.updates).toEqual([{ type: 'seen' }])
  return { prepared, hash, ...tracking }
}
/** Submits with a wallet that sends nothing and responds with the given hash. */
function submitWithHash(hash: string, prepared: PreparedTransfer) {
  fixture.page.control.answerNext('eth_sendTransaction', { result: hash })
  return fixture.submit(prepared)
}

test('track resolves with `confirmed` after a block contains the transfer', async () => {
  const { outcome } = await pendingTransfer()
  await fixture.callRpc('evm_mine')
  expect(await outcome).toBe('confirmed')
})

test('track follows a transfer whose block the chain replaces until another block with it is final [V5]', async () => {
  const prepared = await fixture.prepare({ amount: '77' })
  const before = await fixture.callRpc('evm_snapshot')
  const hash = await fixture.submit(prepared)
  const raw = await fixture.callRpc('eth_getRawTransactionByHash', [hash])
  const { updates, outcome } = fixture.track(prepared, hash, 2)
  await expect.poll(() => updates).toEqual([{ type: 'seen' }, included])
  await fixture.callRpc('evm_revert', [before])
  await fixture.callRpc('evm_mine')
  await expect.poll(() => updates).toEqual([{ type: 'seen' }, included, { type: 'reorganized' }])
  await fixture.callRpc('eth_sendRawTransaction', [raw])
  await expect.poll(() => updates.at(-1)).toEqual(included)
  await fixture.callRpc('evm_mine')
  expect(await outcome).toBe('confirmed')
  expect(updates).toEqual([{ type: 'seen' }, included, { type: 'reorganized' }, included])
})

test('track announces that the base fee exceeds what a transfer offers, and that it has fallen again [V12]', async () => {
  const { hash, updates, outcome } = await pendingTransfer()
  const raw = await fixture.callRpc('eth_getRawTransactionByHash', [hash])
  const mineWithBaseFee = async (fee: bigint) => {
    await fixture.callRpc('anvil_setNextBlockBaseFeePerGas', [`0x${fee.toString(16)}`])
    await fixture.callRpc('evm_mine')
  }
  const [seen, underpriced, priced] = (['seen', 'underpriced', 'priced'] as const).map((type) => ({
    type,
  }))
  await mineWithBaseFee(10_000_000_000_000n)
  await expect.poll(() => updates).toEqual([seen, underpriced])
  await mineWithBaseFee(1_000_000_000n)
  await expect.poll(() => updates).toEqual([seen, underpriced, priced])
  // this node has dropped the transaction from its pool
  await fixture.callRpc('eth_sendRawTransaction', [raw])
  await fixture.callRpc('evm_mine')
  expect(await outcome).toBe('confirmed')
  expect(updates).toEqual([seen, underpriced, priced, included])
})

test('track resolves with `reverted` for a transfer that fails in its block', async () => {
  const { address } = fixture.token('euro')
  const from = fixture.ada
  const { balance } = await fixture.client.token(
    { network: fixture.network, asset: address, holder: from },
    signal,
  )
  // the first transfer in the block spends the whole balance
  const first = await fixture.prepare({ asset: address, amount: balance, to: burnAddress })
  const second = await fixture.prepare({ asset: address, amount: balance })
  await fixture.callRpc('evm_setAutomine', [false])
  await fixture.submit(first)
  const { outcome } = fixture.track(second, await fixture.submit(second))
  await fixture.callRpc('evm_mine')
  expect(await outcome).toBe('reverted')
})

describe('track of a transfer whose nonce is used by another transaction', () => {
  test('track resolves with `replaced` for a transfer of zero to the sender', async () => {
    const { outcome, updates, hash } = await pendingTransfer()
    const replacement = await replaceTransaction(hash, { to: fixture.ada, value: 0n })
    await fixture.callRpc('evm_mine')
    expect(await outcome).toBe('replaced')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'replaced', hash: replacement }])
  })

  test('track resolves with `replaced` for a transfer to another receiver, also when it is five blocks old', async () => {
    const { outcome, updates, hash } = await pendingTransfer()
    const replacement = await replaceTransaction(hash, { to: burnAddress, value: 77n })
    for (const _ of [1, 2, 3, 4, 5]) await fixture.callRpc('evm_mine')
    expect(await outcome).toBe('replaced')
    expect(updates.at(-1)).toEqual({ type: 'replaced', hash: replacement })
  })

  test('track resolves with `confirmed` for the same transfer at a higher price', async () => {
    const { outcome, updates, hash } = await pendingTransfer()
    const replacement = await replaceTransaction(hash, { to: fixture.bob, value: 77n })
    await fixture.callRpc('evm_mine')
    expect(await outcome).toBe('confirmed')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'replaced', hash: replacement }, included])
  })
})

test('track resolves with `dropped` when an unknown transaction has used the nonce', async () => {
  const { outcome, updates, hash } = await pendingTransfer()
  await fixture.callRpc('anvil_dropTransaction', [hash])
  await fixture.callRpc('evm_mine')
  const count = BigInt(
    hexOf(await fixture.callRpc('eth_getTransactionCount', [fixture.ada, 'latest'])),
  )
  await fixture.callRpc('anvil_setNonce', [fixture.ada, `0x${(count + 1n).toString(16)}`])
  expect(await outcome).toBe('dropped')
  expect(updates).toEqual([{ type: 'seen' }])
})

describe('track compares the broadcast transaction with the review [R14]', () => {
  test.each([
    ['the receiver', { to: burnAddress, value: 77n }],
    ['the amount', { value: 78n }],
    ['the calldata', { value: 77n, data: '0x00', gas: 30_000n }],
  ] as const)('track emits `mismatched` for a wallet that changes %s', async (_, more) => {
    const prepared = await fixture.prepare({ amount: '77' })
    const hash = await fixture.sendFrom(0, { to: fixture.bob, ...more })
    const { outcome, updates } = fixture.track(prepared, await submitWithHash(hash, prepared))
    expect(await outcome).toBe('confirmed')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'mismatched' }, included])
  })

  test('track emits `mismatched` for a wallet that sends from another account', async () => {
    const prepared = await fixture.prepare({ amount: '77' })
    const hash = await fixture.sendFrom(5, { to: fixture.bob, value: 77n })
    const { outcome, updates } = fixture.track(prepared, await submitWithHash(hash, prepared))
    expect(await outcome).toBe('confirmed')
    expect(updates).toContainEqual({ type: 'mismatched' })
  })

  test('track emits `mismatched` for a token transfer with another amount in its calldata', async () => {
    const asset = fixture.token('dollar').address
    const prepared = await fixture.prepare({ asset, amount: '77' })
    const more = await fixture.prepare({ asset, amount: '78' })
    if (more.payload.namespace !== 'eip155')
      throw new Error(`Expected an eip155 payload, got ${more.payload.namespace}`)
    const hash = await fixture.sendFrom(0, { to: asset, data: more.payload.data })
    const { outcome, updates } = fixture.track(prepared, await submitWithHash(hash, prepared))
    expect(await outcome).toBe('confirmed')
    expect(updates).toContainEqual({ type: 'mismatched' })
  })
})

test('locate finds a transfer that the wallet sent on the other chain while it had the request [V4]', async () => {
  const { network, otherNetwork, page, client } = fixture
  const prepared = await fixture.prepare({ amount: '77' })
  const provider = Object((await page.adapter.load()).provider(page.connectorId))
  page.control.changeChain(31338)
  const transaction = { from: fixture.ada, to: fixture.bob, value: '0x4d' }
  const hash = hexOf(
    await provider.request({ method: 'eth_sendTransaction', params: [transaction] }),
  )
  const request = { connectorId: page.connectorId, network, prepared, hash, visited: [] }
  expect(await client.locate(request, signal)).toEqual({ network: otherNetwork, result: 'sent' })
  const altered = { ...request, prepared: await fixture.prepare({ amount: '78' }) }
  expect(await client.locate(altered, signal)).toMatchObject({ result: 'altered' })
  page.control.changeChain(31337)
  expect(await client.locate(request, signal)).toBeNull()
})

test('track rejects with kit/aborted when the caller aborts', async () => {
  const { hash, prepared } = await pendingTransfer()
  const caller = new AbortController()
  const tracking = fixture.client.track(
    { network: fixture.network, prepared, hash },
    () => {},
    caller.signal,
  )
  caller.abort()
  await expect(tracking).rejects.toMatchObject({ code: 'kit/aborted' })
})
