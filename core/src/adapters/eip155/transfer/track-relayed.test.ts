import { describe, expect, test } from 'vitest'
import { type Chain, createChain, ownTransaction, receipt, startTracking } from './track.fixture.ts'

const seen = { type: 'seen' } as const
const included = { type: 'included' } as const
const reorganized = { type: 'reorganized' } as const

describe('a transfer that another account sends for a contract account', () => {
  const relayer = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
  const start = async (initial: Partial<Chain> = {}) => {
    const { chain, answers } = createChain({ receipt: null, ...initial })
    const node: { transaction: object | null } = {
      transaction: { ...ownTransaction, from: relayer },
    }
    const tracking = await startTracking({
      ...answers,
      eth_getCode: () => '0x6001',
      eth_getTransactionByHash: () => node.transaction,
    })
    return { ...tracking, chain, node }
  }

  test('track ends as unknown once the node no longer has it [V5]', async () => {
    const { node, advance, result, updates } = await start()
    await advance(60_000)
    expect([result, updates]).toEqual([{ end: null, problem: null }, [seen]])
    node.transaction = null
    await advance(600_000)
    expect([result.end, updates]).toEqual(['unknown', [seen]])
  })

  test('track ends as unknown if it does not return after its block was replaced [V5]', async () => {
    const { chain, node, advance, result, updates } = await start({ receipt: receipt('0x1') })
    await advance(3_000)
    expect(updates).toEqual([seen, included])
    Object.assign(chain, { receipt: null, fork: 1 })
    node.transaction = null
    await advance(600_000)
    expect([result.end, updates]).toEqual(['unknown', [seen, included, reorganized]])
  })

  test('track follows it while nodes that lag behind do not have it now and then [V5]', async () => {
    const { chain, node, advance, result } = await start()
    for (let round = 0; round < 30; round += 1) {
      const { transaction } = node
      node.transaction = null
      await advance(4_000)
      node.transaction = transaction
      await advance(60_000)
    }
    expect(result).toEqual({ end: null, problem: null })
    Object.assign(chain, { receipt: receipt('0x0'), safe: 0x64 })
    await advance(120_000)
    expect(result.end).toBe('reverted')
  })
})
