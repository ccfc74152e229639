import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { inTurn } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { TransferUpdate } from '../../../domain/transfer/transfer.ts'
import {
  type Answers,
  ada,
  coin,
  ether,
  hash,
  network,
  preparedWith,
  refused,
  signal,
  startTransfer,
} from './scripted-chain.fixture.ts'
import { looks, mine, on, other, startTracking, taken } from './track.fixture.ts'

test('a block takes it: confirmed; a block takes it in vain: reverted', async () => {
  for (const [status, end] of [
    ['0x1', 'confirmed'],
    ['0x0', 'reverted'],
  ] as const) {
    const { settled, seen, news } = await startTracking({
      eth_getTransactionReceipt: () => ({ status }),
    })
    await settled
    expect([seen.end, news]).toEqual([end, [{ type: 'seen' }]])
  }
})

test('it is looked for until a node knows it', async () => {
  const { pass, seen, news } = await startTracking({
    eth_getTransactionByHash: looks([null, null, null, mine]),
    eth_getTransactionReceipt: () => taken,
  })
  await pass(2_000)
  expect([seen.end, news]).toEqual([null, []])
  await pass(3_000)
  expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }]])
})

test('the longer it takes, the less often it is asked for, and never less than every 15 s', async () => {
  const { pass, nodes, caller } = await startTracking({})
  const looked = () => nodes.count('node.example', 'eth_getTransactionReceipt')
  await pass(10_000)
  expect(looked()).toBeGreaterThanOrEqual(9)
  await pass(300_000)
  const before = looked()
  await pass(60_000)
  expect(looked() - before).toBe(4)
  caller.abort()
})

test('B1: it can be left at any time, and nothing is asked after that', async () => {
  const { pass, caller, settled, seen, asked, clock } = await startTracking({})
  await pass(3_000)
  caller.abort()
  await settled
  expect(seen.problem).toMatchObject({ code: 'kit/aborted' })
  const before = asked()
  clock.advance(60_000)
  expect(asked()).toBe(before)
})

describe('R14: a difference is told at once, and it goes on to its end', () => {
  test.each<[string, object]>([
    ['receiver', { to: coin }],
    ['no receiver', { to: null }],
    ['amount', { value: '0x1' }],
    ['call', { input: '0x00' }],
    ['call that cannot be read', { input: null }],
    ['chain', { chainId: '0x1' }],
    ['payer', { from: coin }],
  ])('another %s', async (_, more) => {
    const { settled, seen, news } = await startTracking({
      eth_getTransactionByHash: () => ({ ...mine, ...more }),
      eth_getTransactionReceipt: () => taken,
    })
    await settled
    expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }, { type: 'altered' }]])
  })

  test('a transaction that names no chain is on that of its node', async () => {
    const { settled, news } = await startTracking({
      eth_getTransactionByHash: () => ({ ...mine, chainId: null }),
      eth_getTransactionReceipt: () => taken,
    })
    await settled
    expect(news).toEqual([{ type: 'seen' }])
  })

  test('an account of code is served by a transaction of somebody else’s, which is not compared', async () => {
    const { settled, seen, news } = await startTracking({
      eth_getTransactionByHash: () => ({ ...mine, from: coin, to: coin }),
      eth_getCode: () => '0x6001',
      eth_getTransactionReceipt: looks([null, taken]),
      eth_getTransactionCount: () => '0xff',
    })
    await Promise.race([settled, until(() => news.length > 0)])
    expect(news).toEqual([{ type: 'seen' }])
    expect(seen.end).toBeNull()
  })

  test('each transfer is compared, also where a wallet answers twice with one hash', async () => {
    const { money } = await startTransfer({ ...on, eth_getTransactionReceipt: () => taken })
    const followed = async (amount: string) => {
      const news: TransferUpdate[] = []
      const prepared = await preparedWith({ amount })
      await money.track({ network, prepared, hash }, (item) => news.push(item), signal)
      return news
    }
    expect(await followed(String(ether))).toEqual([{ type: 'seen' }])
    expect(await followed('5')).toEqual([{ type: 'seen' }, { type: 'altered' }])
  })

  test('a node that answers with another transaction than was asked for is not believed', async () => {
    const { pass, news, seen } = await startTracking({
      eth_getTransactionByHash: () => ({ ...mine, hash: other }),
      eth_getTransactionReceipt: () => taken,
    })
    await pass(3_000)
    expect([news, seen]).toEqual([[], { end: null, problem: null }])
  })
})

describe('its nonce is used, and no block took it', () => {
  /** The nonce was used in block 0x6b, by that transaction. */
  const usedBy = (transaction: object): Answers => ({
    eth_blockNumber: inTurn(
      () => '0x64',
      () => '0x70',
    ),
    eth_getTransactionCount: ({ params: [, block] }) =>
      block === 'latest' || BigInt(String(block)) >= 0x6bn ? '0x5' : '0x4',
    eth_getBlockByNumber: ({ params: [block] }) =>
      block === '0x6b'
        ? { transactions: [{ ...mine, from: coin }, transaction] }
        : { transactions: [] },
  })

  test('by another one: replaced, by its hash', async () => {
    const { settled, seen, news } = await startTracking(
      usedBy({ ...mine, hash: other, to: ada.toLowerCase(), value: '0x0' }),
    )
    await settled
    expect([seen.end, news]).toEqual([
      'replaced',
      [{ type: 'seen' }, { type: 'replaced', hash: other }],
    ])
  })

  test('by the same at another price: that is followed', async () => {
    const { settled, seen, news } = await startTracking({
      ...usedBy({ ...mine, hash: other }),
      eth_getTransactionReceipt: ({ params: [asked] }) =>
        asked === other ? { status: '0x0' } : null,
    })
    await settled
    expect([seen.end, news]).toEqual([
      'reverted',
      [{ type: 'seen' }, { type: 'replaced', hash: other }],
    ])
  })

  test('by itself: the node that knows the receipt is only behind', async () => {
    const { pass, seen, news } = await startTracking({
      ...usedBy(mine),
      eth_getTransactionReceipt: looks([null, null, taken]),
    })
    await pass(5_000)
    expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }]])
  })

  test('by nobody, as its blocks say again and again: dropped', async () => {
    const { pass, seen, news, nodes } = await startTracking(usedBy({ ...mine, nonce: '0x9' }))
    await pass(30_000)
    expect([seen.end, news]).toEqual(['dropped', [{ type: 'seen' }]])
    expect(nodes.count('node.example', 'eth_getTransactionReceipt')).toBe(10)
  })

  test('and the node does not keep what was: it may be the same at another price, so nobody can say', async () => {
    const forgetful = ({ params: [, block] }: { params: readonly unknown[] }) =>
      block === 'latest' ? '0x5' : refused('missing trie node')
    const { pass, seen } = await startTracking({
      ...usedBy(mine),
      eth_getTransactionCount: forgetful,
    })
    await pass(30_000)
    expect(seen.end).toBe('untold')
  })

  test.each<[string, Answers]>([
    [
      'newest block',
      { eth_getTransactionCount: ({ params: [, block] }) => (block === 'latest' ? '0x5' : '0x4') },
    ],
    ['block in which it was', { eth_getBlockByNumber: () => null }],
  ])('and a node that is behind does not know the %s: it is waited for', async (_, behind) => {
    const { pass, seen } = await startTracking({ ...usedBy(mine), ...behind })
    await pass(60_000)
    expect(seen).toEqual({ end: null, problem: null })
  })

  test('as one node says and another does not: it is not given up', async () => {
    let looked = 0
    const disagreeing = ({ params: [, block] }: { params: readonly unknown[] }) => {
      if (block === 'latest') looked += 1
      return looked % 3 === 0 ? '0x4' : '0x5'
    }
    const { pass, seen } = await startTracking({
      eth_getTransactionCount: disagreeing,
      eth_getBlockByNumber: () => ({ transactions: [] }),
    })
    await pass(20_000)
    expect(looked).toBeGreaterThan(9)
    expect(seen).toEqual({ end: null, problem: null })
  })
})
