import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../core/src/domain/transfer/transfer.ts'
import { type Ground, hexOf, never, openGround, signal } from './eip155-transfer.fixture.ts'

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
}, 60_000)
afterAll(() => ground.close())
afterEach(async () => {
  await ground.ask('anvil_dropAllTransactions')
  await ground.ask('evm_setAutomine', [true])
})

const patience = { timeout: 15_000 }
/** A transaction with the same nonce at twice the price. */
async function overtake(hash: string, transaction: object) {
  const waiting = Object(await ground.ask('eth_getTransactionByHash', [hash]))
  const number = (name: string) => BigInt(hexOf(Reflect.get(waiting, name)))
  const price = number('maxFeePerGas') * 2n
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
  return ground.sent(0, { ...transaction, ...fees, nonce: Number(number('nonce')), gas: 21_000n })
}
/** A pending transaction: blocks are mined by the test only. */
async function waiting(more: Parameters<Ground['prepared']>[0] = {}) {
  const prepared = await ground.prepared({ amount: '77', ...more })
  await ground.ask('evm_setAutomine', [false])
  const hash = await ground.submit(prepared)
  const followed = ground.followed(prepared, hash)
  await expect.poll(() => followed.news, patience).toEqual([{ type: 'seen' }])
  return { prepared, hash, ...followed }
}
/** A wallet that returns the given hash for any request. */
function lyingAbout(hash: string, prepared: PreparedTransfer) {
  ground.page.control.answerNext('eth_sendTransaction', { result: hash })
  return ground.submit(prepared)
}

test('track waits until a block contains the transfer', async () => {
  const { end } = await waiting()
  await ground.ask('evm_mine')
  expect(await end).toBe('confirmed')
}, 20_000)

test('track reports a transfer that fails in its block as reverted', async () => {
  const { address } = ground.token('euro')
  const from = ground.ada
  const { balance } = await ground.money.token(
    { network: ground.one, asset: address, holder: from },
    signal,
  )
  // another transfer of the whole balance comes first in the block
  const first = await ground.prepared({ asset: address, amount: balance, to: never })
  const second = await ground.prepared({ asset: address, amount: balance })
  await ground.ask('evm_setAutomine', [false])
  await ground.submit(first)
  const { end } = ground.followed(second, await ground.submit(second))
  await ground.ask('evm_mine')
  expect(await end).toBe('reverted')
}, 20_000)

describe('track, when another transaction uses the nonce,', () => {
  test('reports a zero transfer to oneself as a cancellation', async () => {
    const { end, news, hash } = await waiting()
    const other = await overtake(hash, { to: ground.ada, value: 0n })
    await ground.ask('evm_mine')
    expect(await end).toBe('replaced')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: other }])
  }, 20_000)

  test('reports a transfer to another receiver as a replacement, also some blocks later', async () => {
    const { end, news, hash } = await waiting()
    const other = await overtake(hash, { to: never, value: 77n })
    for (const _ of [1, 2, 3, 4, 5]) await ground.ask('evm_mine')
    expect(await end).toBe('replaced')
    expect(news.at(-1)).toEqual({ type: 'replaced', hash: other })
  }, 20_000)

  test('continues with the same transfer at a higher price', async () => {
    const { end, news, hash } = await waiting()
    const dearer = await overtake(hash, { to: ground.bob, value: 77n })
    await ground.ask('evm_mine')
    expect(await end).toBe('confirmed')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: dearer }])
  }, 20_000)
})

test('track reports a dropped transfer when its nonce is used by an unknown transaction', async () => {
  const { end, news, hash } = await waiting()
  await ground.ask('anvil_dropTransaction', [hash])
  await ground.ask('evm_mine')
  const count = BigInt(hexOf(await ground.ask('eth_getTransactionCount', [ground.ada, 'latest'])))
  await ground.ask('anvil_setNonce', [ground.ada, `0x${(count + 1n).toString(16)}`])
  expect(await end).toBe('dropped')
  expect(news).toEqual([{ type: 'seen' }])
}, 20_000)

describe('track compares the broadcast transaction with the review [R14]', () => {
  test.each([
    ['the receiver', { to: never, value: 77n }],
    ['the amount', { value: 78n }],
    ['a call', { value: 77n, data: '0x00', gas: 30_000n }],
  ] as const)(
    'reports a wallet that changes %s',
    async (_, more) => {
      const prepared = await ground.prepared({ amount: '77' })
      const hash = await ground.sent(0, { to: ground.bob, ...more })
      const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
      expect(await end).toBe('confirmed')
      expect(news).toEqual([{ type: 'seen' }, { type: 'mismatched' }])
    },
    20_000,
  )

  test('reports a wallet that sends from another account', async () => {
    const prepared = await ground.prepared({ amount: '77' })
    const hash = await ground.sent(5, { to: ground.bob, value: 77n })
    const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
    expect(await end).toBe('confirmed')
    expect(news).toContainEqual({ type: 'mismatched' })
  }, 20_000)

  test('compares a token transfer by its calldata', async () => {
    const asset = ground.token('dollar').address
    const prepared = await ground.prepared({ asset, amount: '77' })
    const more = await ground.prepared({ asset, amount: '78' })
    if (more.payload.namespace !== 'eip155') throw new Error('The payload is not of eip155')
    const hash = await ground.sent(0, { to: asset, data: more.payload.data })
    const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
    expect(await end).toBe('confirmed')
    expect(news).toContainEqual({ type: 'mismatched' })
  }, 20_000)
})

test('track can be aborted at any time', async () => {
  const { hash, prepared } = await waiting()
  const caller = new AbortController()
  const left = ground.money.track({ network: ground.one, prepared, hash }, () => {}, caller.signal)
  caller.abort()
  await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
}, 20_000)
