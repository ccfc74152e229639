import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../core/src/domain/transfer/transfer.ts'
import { type Ground, hexOf, never, openGround, signal } from './eip155-money.fixture.ts'

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
/** Another one with its nonce, at twice its price. */
async function overtake(hash: string, transaction: object) {
  const waiting = Object(await ground.ask('eth_getTransactionByHash', [hash]))
  const number = (name: string) => BigInt(hexOf(Reflect.get(waiting, name)))
  const price = number('maxFeePerGas') * 2n
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
  return ground.sent(0, { ...transaction, ...fees, nonce: Number(number('nonce')), gas: 21_000n })
}
/** In the mempool: no block is made until a test makes one. */
async function waiting(more: Parameters<Ground['prepared']>[0] = {}) {
  const prepared = await ground.prepared({ amount: '77', ...more })
  await ground.ask('evm_setAutomine', [false])
  const hash = await ground.submit(prepared)
  const followed = ground.followed(prepared, hash)
  await expect.poll(() => followed.news, patience).toEqual([{ type: 'seen' }])
  return { prepared, hash, ...followed }
}
/** What a wallet says it sent, whatever it was asked for. */
function lyingAbout(hash: string, prepared: PreparedTransfer) {
  ground.page.control.answerNext('eth_sendTransaction', { result: hash })
  return ground.submit(prepared)
}

test('a transfer is waited for until a block takes it', async () => {
  const { end } = await waiting()
  await ground.ask('evm_mine')
  expect(await end).toBe('confirmed')
}, 20_000)

test('one that fails in its block is told as reverted', async () => {
  const { address } = ground.token('euro')
  const from = ground.ada
  const { balance } = await ground.money.token(
    { network: ground.one, asset: address, holder: from },
    signal,
  )
  // another transfer of all of it comes first in the block
  const first = await ground.prepared({ asset: address, amount: balance, to: never })
  const second = await ground.prepared({ asset: address, amount: balance })
  await ground.ask('evm_setAutomine', [false])
  await ground.submit(first)
  const { end } = ground.followed(second, await ground.submit(second))
  await ground.ask('evm_mine')
  expect(await end).toBe('reverted')
}, 20_000)

describe('another transaction with its nonce', () => {
  test('that pays itself nothing has cancelled it', async () => {
    const { end, news, hash } = await waiting()
    const other = await overtake(hash, { to: ground.ada, value: 0n })
    await ground.ask('evm_mine')
    expect(await end).toBe('replaced')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: other }])
  }, 20_000)

  test('that pays somebody else has taken its place, found some blocks later', async () => {
    const { end, news, hash } = await waiting()
    const other = await overtake(hash, { to: never, value: 77n })
    for (const _ of [1, 2, 3, 4, 5]) await ground.ask('evm_mine')
    expect(await end).toBe('replaced')
    expect(news.at(-1)).toEqual({ type: 'replaced', hash: other })
  }, 20_000)

  test('that does the same at a higher price is what is waited for from then on', async () => {
    const { end, news, hash } = await waiting()
    const dearer = await overtake(hash, { to: ground.bob, value: 77n })
    await ground.ask('evm_mine')
    expect(await end).toBe('confirmed')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: dearer }])
  }, 20_000)
})

test('one that was dropped is over once its nonce is used, by nobody we find', async () => {
  const { end, news, hash } = await waiting()
  await ground.ask('anvil_dropTransaction', [hash])
  await ground.ask('evm_mine')
  const count = BigInt(hexOf(await ground.ask('eth_getTransactionCount', [ground.ada, 'latest'])))
  await ground.ask('anvil_setNonce', [ground.ada, `0x${(count + 1n).toString(16)}`])
  expect(await end).toBe('dropped')
  expect(news).toEqual([{ type: 'seen' }])
}, 20_000)

describe('R14: what was sent is read back', () => {
  test.each([
    ['the receiver', { to: never, value: 77n }],
    ['the amount', { value: 78n }],
    ['a call', { value: 77n, data: '0x00', gas: 30_000n }],
  ] as const)(
    'a wallet that changes %s is found out',
    async (_, more) => {
      const prepared = await ground.prepared({ amount: '77' })
      const hash = await ground.sent(0, { to: ground.bob, ...more })
      const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
      expect(await end).toBe('confirmed')
      expect(news).toEqual([{ type: 'seen' }, { type: 'altered' }])
    },
    20_000,
  )

  test('as is one that sends from another account', async () => {
    const prepared = await ground.prepared({ amount: '77' })
    const hash = await ground.sent(5, { to: ground.bob, value: 77n })
    const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
    expect(await end).toBe('confirmed')
    expect(news).toContainEqual({ type: 'altered' })
  }, 20_000)

  test('a token’s transfer is compared by its call', async () => {
    const asset = ground.token('dollar').address
    const prepared = await ground.prepared({ asset, amount: '77' })
    const more = await ground.prepared({ asset, amount: '78' })
    if (more.payload.namespace !== 'eip155') throw new Error('This is Ethereum')
    const hash = await ground.sent(0, { to: asset, data: more.payload.data })
    const { end, news } = ground.followed(prepared, await lyingAbout(hash, prepared))
    expect(await end).toBe('confirmed')
    expect(news).toContainEqual({ type: 'altered' })
  }, 20_000)
})

test('following can be left at any time', async () => {
  const { hash, prepared } = await waiting()
  const caller = new AbortController()
  const left = ground.money.follow({ network: ground.one, prepared, hash }, () => {}, caller.signal)
  caller.abort()
  await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
}, 20_000)
