import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { inTurn } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import { limits } from '../../../domain/limits.ts'
import type { TransferEnd, TransferNews } from '../../../domain/transfer.ts'
import { type Answers, ada, bob, coin, ether, hash, hex, network, preparedWith, refused, withMoney } from './scripted-chain.fixture.ts'

const other = `0x${'0b'.repeat(32)}`
const mine = { hash, from: ada.toLowerCase(), to: bob.toLowerCase(), value: hex(ether), input: '0x', nonce: '0x4', chainId: '0x7a69' }
const on: Answers = {
  eth_blockNumber: () => '0x64',
  eth_getTransactionByHash: () => mine,
  eth_getTransactionReceipt: () => null,
  eth_getTransactionCount: () => '0x4',
}
const taken = { status: '0x1' }

/** Follows the same transfer of one Ether; time passes when a test says so. */
async function follow(answers: Answers) {
  const { money, clock, nodes } = await withMoney({ ...on, ...answers })
  const news: TransferNews[] = []
  const caller = new AbortController()
  const seen: { end: TransferEnd | null; problem: unknown } = { end: null, problem: null }
  const settled = money
    .follow({ network, prepared: await preparedWith(), hash }, (item) => news.push(item), caller.signal)
    .then(
      (end) => {
        seen.end = end
      },
      (problem: unknown) => {
        seen.problem = problem
      },
    )
  const asked = () => nodes.asked.length
  /** Time goes on in small steps, until it is over or `ms` have passed. */
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms && seen.end === null && seen.problem === null; gone += 500) {
      await quiet()
      clock.advance(500)
    }
    await quiet()
  }
  return { news, seen, settled, asked, pass, caller, clock, nodes }
}
/** Nodes have answered what was asked, and nothing more is. */
async function quiet() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((next) => setImmediate(next))
}
const looks = (answers: readonly unknown[]) => inTurn(...answers.map((answer) => () => answer))

test('a block takes it: confirmed; a block takes it in vain: reverted', async () => {
  for (const [status, end] of [
    ['0x1', 'confirmed'],
    ['0x0', 'reverted'],
  ] as const) {
    const { settled, seen, news } = await follow({ eth_getTransactionReceipt: () => ({ status }) })
    await settled
    expect([seen.end, news]).toEqual([end, [{ type: 'seen' }]])
  }
})

test('it is looked for until a node knows it', async () => {
  const { pass, seen, news } = await follow({
    eth_getTransactionByHash: looks([null, null, null, mine]),
    eth_getTransactionReceipt: () => taken,
  })
  await pass(2_000)
  expect([seen.end, news]).toEqual([null, []])
  await pass(3_000)
  expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }]])
})

test('the longer it takes, the less often it is asked for, and never less than every 15 s', async () => {
  const { pass, nodes, caller } = await follow({})
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
  const { pass, caller, settled, seen, asked, clock } = await follow({})
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
    const { settled, seen, news } = await follow({
      eth_getTransactionByHash: () => ({ ...mine, ...more }),
      eth_getTransactionReceipt: () => taken,
    })
    await settled
    expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }, { type: 'altered' }]])
  })

  test('a transaction that names no chain is on that of its node', async () => {
    const { settled, news } = await follow({
      eth_getTransactionByHash: () => ({ ...mine, chainId: null }),
      eth_getTransactionReceipt: () => taken,
    })
    await settled
    expect(news).toEqual([{ type: 'seen' }])
  })

  test('an account of code is served by a transaction of somebody else’s, which is not compared', async () => {
    const { settled, seen, news } = await follow({
      eth_getTransactionByHash: () => ({ ...mine, from: coin, to: coin }),
      eth_getCode: () => '0x6001',
      eth_getTransactionReceipt: looks([null, taken]),
      eth_getTransactionCount: () => '0xff',
    })
    await Promise.race([settled, until(() => news.length > 0)])
    expect(news).toEqual([{ type: 'seen' }])
    expect(seen.end).toBeNull()
  })

  test('a node that answers with another transaction than was asked for is not believed', async () => {
    const { pass, news, seen } = await follow({
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
    eth_getTransactionCount: ({ params: [, block] }) => (block === 'latest' || BigInt(String(block)) >= 0x6bn ? '0x5' : '0x4'),
    eth_getBlockByNumber: ({ params: [block] }) =>
      block === '0x6b' ? { transactions: [{ ...mine, from: coin }, transaction] } : { transactions: [] },
  })

  test('by another one: replaced, by its hash', async () => {
    const { settled, seen, news } = await follow(usedBy({ ...mine, hash: other, to: ada.toLowerCase(), value: '0x0' }))
    await settled
    expect([seen.end, news]).toEqual(['replaced', [{ type: 'seen' }, { type: 'replaced', hash: other }]])
  })

  test('by the same at another price: that is followed', async () => {
    const { settled, seen, news } = await follow({
      ...usedBy({ ...mine, hash: other }),
      eth_getTransactionReceipt: ({ params: [asked] }) => (asked === other ? { status: '0x0' } : null),
    })
    await settled
    expect([seen.end, news]).toEqual(['reverted', [{ type: 'seen' }, { type: 'replaced', hash: other }]])
  })

  test('by itself: the node that knows the receipt is only behind', async () => {
    const { pass, seen, news } = await follow({ ...usedBy(mine), eth_getTransactionReceipt: looks([null, null, taken]) })
    await pass(5_000)
    expect([seen.end, news]).toEqual(['confirmed', [{ type: 'seen' }]])
  })

  test('by nobody that is found, three times: dropped', async () => {
    const { pass, seen, news, nodes } = await follow(usedBy({ ...mine, nonce: '0x9' }))
    await pass(10_000)
    expect([seen.end, news]).toEqual(['dropped', [{ type: 'seen' }]])
    expect(nodes.count('node.example', 'eth_getTransactionReceipt')).toBe(3)
  })

  test('and the node does not keep what was: dropped', async () => {
    const forgetful = ({ params: [, block] }: { params: readonly unknown[] }) => (block === 'latest' ? '0x5' : refused('missing trie node'))
    const { pass, seen } = await follow({ ...usedBy(mine), eth_getTransactionCount: forgetful })
    await pass(10_000)
    expect(seen.end).toBe('dropped')
  })

  test('as one node says and another does not: it is not given up', async () => {
    let looked = 0
    const disagreeing = ({ params: [, block] }: { params: readonly unknown[] }) => {
      if (block === 'latest') looked += 1
      return looked % 3 === 0 ? '0x4' : '0x5'
    }
    const { pass, seen } = await follow({ eth_getTransactionCount: disagreeing, eth_getBlockByNumber: () => ({ transactions: [] }) })
    await pass(20_000)
    expect(looked).toBeGreaterThan(9)
    expect(seen).toEqual({ end: null, problem: null })
  })
})

describe('nodes that fail', () => {
  const down = () => new Response('', { status: 404 })

  test('are outlasted', async () => {
    let isDown = true
    const { pass, seen } = await follow({ eth_getTransactionReceipt: () => (isDown ? down() : taken) })
    await pass(60_000)
    expect(seen).toEqual({ end: null, problem: null })
    isDown = false
    await pass(20_000)
    expect(seen.end).toBe('confirmed')
  })

  test('and say nothing else for long are given up, as what they are', async () => {
    const { pass, seen } = await follow({ eth_getTransactionReceipt: down })
    await pass(limits.followOutage + limits.followLatest * 2)
    expect(seen.problem).toMatchObject({ code: 'endpoint/refused' })
  })

  test('a receipt that cannot be read is no end', async () => {
    const { pass, seen } = await follow({ eth_getTransactionReceipt: () => ({ status: 'fine' }) })
    await pass(10_000)
    expect(seen).toEqual({ end: null, problem: null })
  })

  test('a transfer that gave way meanwhile is still known by its nonce when it is followed again', async () => {
    let isDown = false
    const news: TransferNews[] = []
    const unlessDown = (answer: unknown) => () => (isDown ? down() : answer)
    const { money, clock } = await withMoney({
      ...on,
      eth_getTransactionByHash: inTurn(
        () => mine,
        () => null,
      ),
      eth_getTransactionReceipt: unlessDown(null),
      eth_getTransactionCount: () => (isDown ? down() : news.length > 0 ? '0x5' : '0x4'),
      eth_getBlockByNumber: () => ({ transactions: [{ ...mine, hash: other, to: ada }] }),
    })
    const asked = { network, prepared: await preparedWith(), hash }
    const caller = new AbortController()
    const first = money.follow(asked, () => {}, caller.signal)
    await quiet()
    caller.abort()
    await expect(first).rejects.toMatchObject({ code: 'kit/aborted' })
    isDown = true
    const again = money.follow(asked, (item) => news.push(item), new AbortController().signal)
    await quiet()
    expect(news).toEqual([])
    isDown = false
    clock.advance(1_000)
    await expect(again).resolves.toBe('replaced')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: other }])
  })

  test('K5: nodes of another chain are never asked for it', async () => {
    const { settled, seen, nodes } = await follow({ eth_chainId: () => '0x1' })
    await settled
    expect(seen.problem).toMatchObject({ code: 'endpoint/wrong-chain' })
    expect(nodes.count('node.example', 'eth_getTransactionByHash')).toBe(0)
  })
})
