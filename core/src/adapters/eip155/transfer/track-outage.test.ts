import { describe, expect, test } from 'vitest'
import { inTurn } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { TransferUpdate } from '../../../domain/transfer/transfer.ts'
import {
  ada,
  hash,
  network,
  prepareTransfer,
  startTransferClient,
} from './scripted-chain.fixture.ts'
import {
  block,
  flush,
  otherHash,
  ownTransaction,
  pendingAnswers,
  startTracking,
  successReceipt,
} from './track.fixture.ts'

describe('failing nodes', () => {
  const down = () => new Response('', { status: 404 })

  test('track continues after an outage', async () => {
    let isDown = true
    const { advance, result } = await startTracking({
      eth_getTransactionReceipt: () => (isDown ? down() : successReceipt),
    })
    await advance(60_000)
    expect(result).toEqual({ end: null, problem: null })
    isDown = false
    await advance(20_000)
    expect(result.end).toBe('confirmed')
  })

  test('track rejects with the endpoint error after the outage limit', async () => {
    const { advance, result } = await startTracking({ eth_getTransactionReceipt: down })
    await advance(timeouts.trackOutage + timeouts.trackMaxInterval * 2)
    expect(result.problem).toMatchObject({ code: 'endpoint/refused' })
  })

  test('track continues polling after an invalid receipt', async () => {
    const { advance, result } = await startTracking({
      eth_getTransactionReceipt: () => ({ status: 'fine' }),
    })
    await advance(10_000)
    expect(result).toEqual({ end: null, problem: null })
  })

  test('track finds a replacement by the nonce that an earlier call for the same transfer read', async () => {
    let isDown = false
    const updates: TransferUpdate[] = []
    const { client, clock } = await startTransferClient({
      ...pendingAnswers,
      eth_getTransactionByHash: inTurn(
        () => ownTransaction,
        () => null,
      ),
      eth_getTransactionReceipt: ({ params: [requestedHash] }) =>
        isDown ? down() : requestedHash === otherHash ? successReceipt : null,
      eth_getTransactionCount: () => (isDown ? down() : updates.length > 0 ? '0x5' : '0x4'),
      eth_getBlockByNumber: ({ params: [tag] }) => ({
        ...block(tag === 'safe' ? '0xff' : tag),
        transactions: [{ ...ownTransaction, hash: otherHash, to: ada }],
      }),
    })
    const request = { network, prepared: await prepareTransfer(), hash }
    const caller = new AbortController()
    const first = client.track(request, () => {}, caller.signal)
    await flush()
    caller.abort()
    await expect(first).rejects.toMatchObject({ code: 'kit/aborted' })
    isDown = true
    const second = client.track(
      request,
      (update) => updates.push(update),
      new AbortController().signal,
    )
    await flush()
    expect(updates).toEqual([])
    isDown = false
    clock.advance(1_000)
    await expect(second).resolves.toBe('replaced')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'replaced', hash: otherHash }])
  })

  test('track sends no transaction request to a node of another chain [K5]', async () => {
    const { settled, result, nodes } = await startTracking({ eth_chainId: () => '0x1' })
    await settled
    expect(result.problem).toMatchObject({ code: 'endpoint/wrong-chain' })
    expect(nodes.count('node.example', 'eth_getTransactionByHash')).toBe(0)
  })
})
