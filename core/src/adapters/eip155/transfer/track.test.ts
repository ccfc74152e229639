import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { inTurn, type Script } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { TransferUpdate } from '../../../domain/transfer/transfer.ts'
import {
  type Answers,
  ada,
  coin,
  ether,
  hash,
  network,
  prepareTransfer,
  rpcError,
  signal,
  startTransferClient,
} from './scripted-chain.fixture.ts'
import {
  block,
  blocks,
  otherHash,
  ownTransaction,
  pendingAnswers,
  receipt,
  resultsInTurn,
  startTracking,
  successReceipt,
} from './track.fixture.ts'

test.each([
  ['0x1', 'confirmed', [{ type: 'seen' }, { type: 'included' }]],
  ['0x0', 'reverted', [{ type: 'seen' }]],
])('track resolves, for the receipt status %s, with %s', async (status, end, expected) => {
  const { settled, result, updates } = await startTracking({
    eth_getTransactionReceipt: () => receipt(status),
  })
  await settled
  expect(result.end).toEqual(end)
  expect(updates).toEqual(expected)
})

test('track polls until a node knows the transaction', async () => {
  const { advance, result, updates } = await startTracking({
    eth_getTransactionByHash: resultsInTurn([null, null, null, ownTransaction]),
    eth_getTransactionReceipt: () => successReceipt,
  })
  await advance(2_000)
  expect(result.end).toBeNull()
  expect(updates).toEqual([])
  await advance(3_000)
  expect(result.end).toBe('confirmed')
  expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
})

test('track polls less often over time, at least every 15 s', async () => {
  const { advance, nodes, caller } = await startTracking({})
  const receiptRequests = () => nodes.count('node.example', 'eth_getTransactionReceipt')
  await advance(10_000)
  expect(receiptRequests()).toBeGreaterThanOrEqual(9)
  await advance(300_000)
  const before = receiptRequests()
  await advance(60_000)
  expect(receiptRequests() - before).toBe(4)
  caller.abort()
})

test('track sends no request after an abort [B1]', async () => {
  const { advance, caller, settled, result, requestCount, clock } = await startTracking({})
  await advance(3_000)
  caller.abort()
  await settled
  expect(result.problem).toMatchObject({ code: 'kit/aborted' })
  const before = requestCount()
  clock.advance(60_000)
  expect(requestCount()).toBe(before)
})

describe('comparison with the review', () => {
  test.each<[string, object]>([
    ['a different receiver', { to: coin }],
    ['no receiver', { to: null }],
    ['a different amount', { value: '0x1' }],
    ['a different call', { input: '0x00' }],
    ['an invalid call', { input: null }],
    ['a different chain', { chainId: '0x1' }],
    ['a different sender', { from: coin }],
  ])(
    'track emits mismatched for a transaction with %s and continues until the receipt [R14]',
    async (_, overrides) => {
      const { settled, result, updates } = await startTracking({
        eth_getTransactionByHash: () => ({ ...ownTransaction, ...overrides }),
        eth_getTransactionReceipt: () => successReceipt,
      })
      await settled
      expect(result.end).toBe('confirmed')
      expect(updates).toEqual([{ type: 'seen' }, { type: 'mismatched' }, { type: 'included' }])
    },
  )

  test('track emits no mismatched for a transaction without a chain id [R14]', async () => {
    const { settled, updates } = await startTracking({
      eth_getTransactionByHash: () => ({ ...ownTransaction, chainId: null }),
      eth_getTransactionReceipt: () => successReceipt,
    })
    await settled
    expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
  })

  test('track does not compare the transaction of a contract account, which has another sender [R14]', async () => {
    const { settled, result, updates } = await startTracking({
      eth_getTransactionByHash: () => ({ ...ownTransaction, from: coin, to: coin }),
      eth_getCode: () => '0x6001',
      eth_getTransactionReceipt: resultsInTurn([null, successReceipt]),
      eth_getTransactionCount: () => '0xff',
    })
    await Promise.race([settled, until(() => updates.length > 0)])
    expect(updates).toEqual([{ type: 'seen' }])
    expect(result.end).toBeNull()
  })

  test('track does not report the successful transaction of another account as the payment of a contract account [R14]', async () => {
    const { settled, result } = await startTracking({
      eth_getTransactionByHash: () => ({ ...ownTransaction, from: coin, to: coin }),
      eth_getCode: () => '0x6001',
      eth_getTransactionReceipt: () => successReceipt,
    })
    await settled
    expect(result.end).toBe('unknown')
  })

  test('track compares each transfer with its own review, even if two transfers have the same hash [R14]', async () => {
    const { client } = await startTransferClient({
      ...pendingAnswers,
      eth_getTransactionReceipt: () => successReceipt,
    })
    const track = async (amount: string) => {
      const updates: TransferUpdate[] = []
      const prepared = await prepareTransfer({ amount })
      await client.track({ network, prepared, hash }, (update) => updates.push(update), signal)
      return updates
    }
    expect(await track(String(ether))).toEqual([{ type: 'seen' }, { type: 'included' }])
    expect(await track('5')).toEqual([
      { type: 'seen' },
      { type: 'mismatched' },
      { type: 'included' },
    ])
  })

  test('track ignores a transaction with another hash than requested', async () => {
    const { advance, updates, result } = await startTracking({
      eth_getTransactionByHash: () => ({ ...ownTransaction, hash: otherHash }),
      eth_getTransactionReceipt: () => successReceipt,
    })
    await advance(3_000)
    expect(updates).toEqual([])
    expect(result).toEqual({ end: null, problem: null })
  })
})

describe('a used nonce without a receipt', () => {
  /** A chain on which `transaction` used the nonce in block 0x6b. */
  const usedBy = (transaction: object): Answers => ({
    eth_blockNumber: inTurn(
      () => '0x64',
      () => '0x70',
    ),
    eth_getTransactionCount: ({ params: [, block] }) =>
      block === 'latest' || BigInt(String(block)) >= 0x6bn ? '0x5' : '0x4',
    eth_getBlockByNumber: blocks({
      '0x6b': {
        ...block('0x6b'),
        transactions: [{ ...ownTransaction, from: coin }, transaction],
      },
    }),
  })
  /** Receipts of the replacement in block 0x6b. */
  const replacementReceipt =
    (status: string): Script =>
    ({ params: [requestedHash] }) =>
      requestedHash === otherHash ? receipt(status, '0x6b') : null

  test('track ends as replaced if another transaction used the nonce', async () => {
    const { settled, result, updates } = await startTracking({
      ...usedBy({ ...ownTransaction, hash: otherHash, to: ada.toLowerCase(), value: '0x0' }),
      eth_getTransactionReceipt: replacementReceipt('0x1'),
    })
    await settled
    expect(result.end).toBe('replaced')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'replaced', hash: otherHash }])
  })

  test('track continues with a replacement that is the same transfer with another fee', async () => {
    const { settled, result, updates } = await startTracking({
      ...usedBy({ ...ownTransaction, hash: otherHash }),
      eth_getTransactionReceipt: replacementReceipt('0x0'),
    })
    await settled
    expect(result.end).toBe('reverted')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'replaced', hash: otherHash }])
  })

  test('track waits for the receipt if the transaction itself is in a block', async () => {
    const { advance, result, updates } = await startTracking({
      ...usedBy(ownTransaction),
      eth_getTransactionReceipt: resultsInTurn([null, null, successReceipt]),
    })
    await advance(5_000)
    expect(result.end).toBe('confirmed')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
  })

  test('track ends as dropped if repeated polls find no transaction with the nonce', async () => {
    const { advance, result, updates, nodes } = await startTracking(
      usedBy({ ...ownTransaction, nonce: '0x9' }),
    )
    await advance(30_000)
    expect(result.end).toBe('dropped')
    expect(updates).toEqual([{ type: 'seen' }])
    expect(nodes.count('node.example', 'eth_getTransactionReceipt')).toBe(10)
  })

  test('track ends with an unknown outcome if the node keeps no old state, because a replacement may be the same transfer', async () => {
    const withoutArchive = ({ params: [, block] }: { params: readonly unknown[] }) =>
      block === 'latest' ? '0x5' : rpcError('missing trie node')
    const { advance, result } = await startTracking({
      ...usedBy(ownTransaction),
      eth_getTransactionCount: withoutArchive,
    })
    await advance(30_000)
    expect(result.end).toBe('unknown')
  })

  test.each<[string, Answers]>([
    [
      'newest block',
      { eth_getTransactionCount: ({ params: [, block] }) => (block === 'latest' ? '0x5' : '0x4') },
    ],
    ['block of the replacement', { eth_getBlockByNumber: () => null }],
  ])('track waits for a node that does not know the %s yet', async (_, behind) => {
    const { advance, result } = await startTracking({ ...usedBy(ownTransaction), ...behind })
    await advance(60_000)
    expect(result).toEqual({ end: null, problem: null })
  })

  test('track continues while nodes disagree about the nonce', async () => {
    let polls = 0
    const disagreeing = ({ params: [, block] }: { params: readonly unknown[] }) => {
      if (block === 'latest') polls += 1
      return polls % 3 === 0 ? '0x4' : '0x5'
    }
    const { advance, result } = await startTracking({
      eth_getTransactionCount: disagreeing,
      eth_getBlockByNumber: () => ({ transactions: [] }),
    })
    await advance(20_000)
    expect(polls).toBeGreaterThan(9)
    expect(result).toEqual({ end: null, problem: null })
  })
})
