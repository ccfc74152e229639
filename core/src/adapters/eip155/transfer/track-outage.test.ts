import { describe, expect, test } from 'vitest'
import { inTurn } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { TransferUpdate } from '../../../domain/transfer/transfer.ts'
import { ada, hash, network, preparedWith, startTransfer } from './scripted-chain.fixture.ts'
import { mine, on, other, quiet, startTracking, taken } from './track.fixture.ts'

describe('nodes that fail', () => {
  const down = () => new Response('', { status: 404 })

  test('are outlasted', async () => {
    let isDown = true
    const { pass, seen } = await startTracking({
      eth_getTransactionReceipt: () => (isDown ? down() : taken),
    })
    await pass(60_000)
    expect(seen).toEqual({ end: null, problem: null })
    isDown = false
    await pass(20_000)
    expect(seen.end).toBe('confirmed')
  })

  test('and say nothing else for long are given up, as what they are', async () => {
    const { pass, seen } = await startTracking({ eth_getTransactionReceipt: down })
    await pass(timeouts.trackOutage + timeouts.trackMaxInterval * 2)
    expect(seen.problem).toMatchObject({ code: 'endpoint/refused' })
  })

  test('a receipt that cannot be read is no end', async () => {
    const { pass, seen } = await startTracking({
      eth_getTransactionReceipt: () => ({ status: 'fine' }),
    })
    await pass(10_000)
    expect(seen).toEqual({ end: null, problem: null })
  })

  test('a transfer that gave way meanwhile is still known by its nonce when it is followed again', async () => {
    let isDown = false
    const news: TransferUpdate[] = []
    const unlessDown = (answer: unknown) => () => (isDown ? down() : answer)
    const { money, clock } = await startTransfer({
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
    const first = money.track(asked, () => {}, caller.signal)
    await quiet()
    caller.abort()
    await expect(first).rejects.toMatchObject({ code: 'kit/aborted' })
    isDown = true
    const again = money.track(asked, (item) => news.push(item), new AbortController().signal)
    await quiet()
    expect(news).toEqual([])
    isDown = false
    clock.advance(1_000)
    await expect(again).resolves.toBe('replaced')
    expect(news).toEqual([{ type: 'seen' }, { type: 'replaced', hash: other }])
  })

  test('K5: nodes of another chain are never asked for it', async () => {
    const { settled, seen, nodes } = await startTracking({ eth_chainId: () => '0x1' })
    await settled
    expect(seen.problem).toMatchObject({ code: 'endpoint/wrong-chain' })
    expect(nodes.count('node.example', 'eth_getTransactionByHash')).toBe(0)
  })
})
