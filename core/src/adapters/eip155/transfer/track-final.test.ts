import { describe, expect, test } from 'vitest'
import { type Answers, coin, hash } from './scripted-chain.fixture.ts'
import {
  block,
  createChain,
  otherHash,
  ownTransaction,
  receipt,
  resultsInTurn,
  startTracking,
} from './track.fixture.ts'

const seen = { type: 'seen' } as const
const included = { type: 'included' } as const
const reorganized = { type: 'reorganized' } as const

test.each([
  ['0x1', 'confirmed', [seen, included]],
  ['0x0', 'reverted', [seen]],
])(
  'track announces the block of a receipt %s only if it succeeds, and ends as %s once that block is safe [V5]',
  async (status, end, expected) => {
    const { chain, answers } = createChain({ receipt: receipt(status) })
    const { advance, result, updates } = await startTracking(answers)
    chain.head = 0x80
    await advance(60_000)
    expect([result.end, updates]).toEqual([null, expected])
    chain.safe = 0x63
    await advance(60_000)
    expect(result.end).toBeNull()
    chain.safe = 0x64
    await advance(30_000)
    expect([result.end, updates]).toEqual([end, expected])
  },
)

test('track follows a transfer whose block disappears to its true end [V5]', async () => {
  const { chain, answers } = createChain()
  const { advance, result, updates } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { receipt: null, fork: 1 })
  await advance(10_000)
  expect(updates).toEqual([seen, included, reorganized])
  Object.assign(chain, { receipt: receipt('0x0', '0x67', 1), head: 0x67 })
  await advance(20_000)
  expect([result.end, updates]).toEqual([null, [seen, included, reorganized]])
  chain.safe = 0x67
  await advance(30_000)
  expect(result.end).toBe('reverted')
})

test('track ends with the result of the final block if another block took its place between two polls [V5]', async () => {
  const { chain, answers } = createChain()
  const { advance, result, updates } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { receipt: receipt('0x0', '0x64', 1), fork: 1, safe: 0x64 })
  await advance(30_000)
  expect([result.end, updates]).toEqual(['reverted', [seen, included, reorganized]])
})

test('track announces nothing when the block in which a transfer fails disappears, and then the block in which it succeeds [V5]', async () => {
  const { chain, answers } = createChain({ receipt: receipt('0x0') })
  const { advance, result, updates } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { receipt: null, fork: 1 })
  await advance(10_000)
  expect(updates).toEqual([seen])
  Object.assign(chain, { receipt: receipt('0x1', '0x67', 1), head: 0x67, safe: 0x67 })
  await advance(20_000)
  expect([result.end, updates]).toEqual(['confirmed', [seen, included]])
})

test('track does not end with the receipt of a node that still has a replaced block [V5]', async () => {
  const { chain, answers } = createChain({ safe: 0x64, fork: 1 })
  const { advance, result } = await startTracking(answers)
  await advance(60_000)
  expect(result).toEqual({ end: null, problem: null })
  chain.receipt = receipt('0x0', '0x64', 1)
  await advance(30_000)
  expect(result.end).toBe('reverted')
})

test('track announces nothing while a node that lags behind has neither block nor receipt [V5]', async () => {
  const { chain, answers } = createChain()
  const { advance, result, updates } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { receipt: null, head: 0x62 })
  await advance(5_000)
  Object.assign(chain, { receipt: receipt('0x1'), head: 0x70, safe: 0x64 })
  await advance(30_000)
  expect([result.end, updates]).toEqual(['confirmed', [seen, included]])
})

test('track announces a chain that stays shorter than the block of the transfer [V5]', async () => {
  const { chain, answers } = createChain()
  const { advance, updates } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { receipt: null, head: 0x62 })
  await advance(300_000)
  expect(updates).toEqual([seen, included, reorganized])
})

test('track announces nothing while nodes have the block and no receipt [V5]', async () => {
  const { chain, answers } = createChain()
  const { advance, updates } = await startTracking(answers)
  await advance(3_000)
  chain.receipt = null
  await advance(300_000)
  expect(updates).toEqual([seen, included])
})

test('track waits if the safe block goes back before it includes the transfer [V5]', async () => {
  const { chain, answers } = createChain({ safe: 0x63 })
  const { advance, result } = await startTracking(answers)
  await advance(3_000)
  Object.assign(chain, { safe: 0x50, head: 0x90 })
  await advance(60_000)
  expect(result.end).toBeNull()
  chain.safe = 0x64
  await advance(30_000)
  expect(result.end).toBe('confirmed')
})

test('track ignores a receipt of a transaction that is not in a block [V5]', async () => {
  const { answers } = createChain({
    receipt: { status: '0x1', blockNumber: null, blockHash: null },
    safe: 0x64,
  })
  const { advance, result, updates } = await startTracking(answers)
  await advance(10_000)
  expect([result, updates]).toEqual([{ end: null, problem: null }, [seen]])
})

describe('nodes without safe blocks', () => {
  test.each([
    [12, 2],
    [6, 2],
    [5, 12],
    [1, 12],
  ])(
    'track waits, on a network with a block every %i s, for %i confirmations [V5]',
    async (blockTime, confirmations) => {
      const { chain, answers } = createChain({ safe: null, blockTime })
      const { advance, result, updates } = await startTracking(answers)
      chain.head = 0x64 + confirmations - 2
      await advance(60_000)
      expect([result.end, updates]).toEqual([null, [seen, included]])
      chain.head = 0x64 + confirmations - 1
      await advance(30_000)
      expect(result.end).toBe('confirmed')
    },
  )

  test('track waits for 12 confirmations in a chain that is too short to measure its blocks [V5]', async () => {
    const { chain, answers } = createChain({
      safe: null,
      head: 0,
      receipt: receipt('0x1', '0x0'),
    })
    const { advance, result } = await startTracking(answers)
    chain.head = 10
    await advance(60_000)
    expect(result.end).toBeNull()
    chain.head = 11
    await advance(30_000)
    expect(result.end).toBe('confirmed')
  })

  test.each([
    ['the first block', 0],
    ['no block', null],
  ])('track counts confirmations if nodes return %s as the safe one [V5]', async (_, safe) => {
    const { chain, answers } = createChain({ head: 0x65 })
    const { advance, result } = await startTracking({
      ...answers,
      eth_getBlockByNumber: (call) =>
        call.params[0] === 'safe'
          ? safe === null
            ? null
            : block('0x0')
          : answers.eth_getBlockByNumber?.(call),
    })
    await advance(60_000)
    expect([chain.safe, result.end]).toEqual([0x10, 'confirmed'])
  })

  test('track keeps to the safe block when a node refuses the tag for a while [V5]', async () => {
    const { chain, answers } = createChain({ head: 0x90 })
    const { advance, result } = await startTracking(answers)
    await advance(3_000)
    chain.safe = null
    await advance(1_000)
    chain.safe = 0x10
    await advance(60_000)
    expect(result.end).toBeNull()
  })
})

test('track follows the confirmations of the network instead of the safe block [V5]', async () => {
  const { chain, answers } = createChain({ head: 0x65, safe: 0x65 })
  const { advance, result, nodes } = await startTracking(answers, 3)
  await advance(30_000)
  expect(result.end).toBeNull()
  chain.head = 0x66
  await advance(30_000)
  expect(result.end).toBe('confirmed')
  expect(nodes.count('node.example', 'eth_getBlockByNumber')).toBe(1)
})

test('track with one confirmation ends at the first receipt [V5]', async () => {
  const { answers } = createChain()
  const { settled, result } = await startTracking(answers, 1)
  await settled
  expect(result.end).toBe('confirmed')
})

test('track sends at most 100 requests in the 10 minutes until a block is safe [V5]', async () => {
  const { answers } = createChain()
  const { advance, requestCount, caller } = await startTracking(answers)
  await advance(600_000)
  expect(requestCount()).toBeLessThan(100)
  caller.abort()
})

describe('a replacement in a block that is not final', () => {
  const replacement = { ...ownTransaction, hash: otherHash, to: coin, value: '0x0' }
  const usedNonce: Answers['eth_getTransactionCount'] = ({ params: [, tag] }) =>
    tag === 'latest' || BigInt(String(tag)) >= 0x64n ? '0x5' : '0x4'

  /** A chain whose block 0x64 contains the replacement. */
  function createReplacedChain() {
    const { chain, answers } = createChain({ receipt: null })
    const receipts: Record<string, object | null> = { [otherHash]: receipt('0x1') }
    return {
      chain,
      receipts,
      answers: {
        ...answers,
        eth_getTransactionCount: usedNonce,
        eth_getTransactionReceipt: ({ params: [requested] }) => receipts[String(requested)] ?? null,
        eth_getBlockByNumber: (call) => {
          const found = answers.eth_getBlockByNumber?.(call)
          const transactions = receipts[hash] ? [ownTransaction] : [replacement]
          return call.params[0] === '0x64' ? Object.assign({}, found, { transactions }) : found
        },
      } satisfies Answers,
    }
  }

  test('track ends as replaced only once the block of the replacement is final [V5]', async () => {
    const { chain, answers } = createReplacedChain()
    const { advance, result, updates } = await startTracking(answers)
    await advance(60_000)
    expect([result.end, updates]).toEqual([null, [seen, { type: 'replaced', hash: otherHash }]])
    chain.safe = 0x64
    await advance(30_000)
    expect(result.end).toBe('replaced')
  })

  test('track returns to the transfer if a block with it takes the place of that with its replacement [V5]', async () => {
    const { chain, receipts, answers } = createReplacedChain()
    const { advance, result, updates } = await startTracking(answers)
    await advance(3_000)
    receipts[otherHash] = null
    receipts[hash] = receipt('0x1', '0x64', 1)
    Object.assign(chain, { fork: 1, safe: 0x64 })
    await advance(30_000)
    expect([result.end, updates]).toEqual([
      'confirmed',
      [seen, { type: 'replaced', hash: otherHash }, { type: 'replaced', hash }, included],
    ])
  })

  test('track ends as dropped only once the block that used the nonce is final [V5]', async () => {
    const { chain, answers } = createChain({ receipt: null })
    const { advance, result } = await startTracking({
      ...answers,
      eth_getTransactionCount: usedNonce,
    })
    await advance(120_000)
    expect(result.end).toBeNull()
    chain.safe = 0x64
    await advance(30_000)
    expect(result.end).toBe('dropped')
  })
})

test('a second track call announces the disappearance of a block that the first one reported [V5]', async () => {
  const { chain, answers } = createChain()
  let isDown = false
  const guarded = Object.fromEntries(
    Object.entries(answers).map(([method, script]) => [
      method,
      (call: Parameters<typeof script>[0]) =>
        isDown ? new Response('', { status: 404 }) : script(call),
    ]),
  )
  const { advance, updates, result, trackAgain } = await startTracking(guarded)
  await advance(3_000)
  isDown = true
  await advance(200_000)
  expect(result.problem).not.toBeNull()
  isDown = false
  Object.assign(chain, { receipt: null, fork: 1 })
  const again = trackAgain()
  await again.advance(3_000)
  expect(updates).toEqual([seen, included])
  expect(again.updates).toEqual([seen, reorganized])
  again.caller.abort()
})

test('track continues after failures of a node while a block becomes final [V5]', async () => {
  const { answers } = createChain()
  const { advance, result, updates } = await startTracking({
    ...answers,
    eth_getBlockByNumber: resultsInTurn([{ number: 'bad' }, { number: '0x' }, block('0x64')]),
  })
  await advance(30_000)
  expect([result.end, updates]).toEqual(['confirmed', [seen, included]])
})
