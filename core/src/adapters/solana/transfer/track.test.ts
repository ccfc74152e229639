import { expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import type { TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import { catalogue } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { createManualClock } from '../../../platform/manual-clock.ts'
import { digestOf } from '../../shared/digest.ts'
import { toBase58, toBase64 } from '../codecs.ts'
import { createPayload, review } from './payload.ts'
import { track } from './track.ts'
import { encodeWire } from './wire.ts'

const key = (seed: number) => toBase58(new Uint8Array(32).fill(seed))
const network = defineNetwork({
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Test',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const wire = encodeWire({ from: key(1), to: key(2), amount: 5n, token: null, blockhash: key(9) })
const payload = createPayload(network.caipNetworkId, {
  from: key(1),
  to: key(2),
  amount: 5n,
  token: null,
  blockhash: key(9),
})
const facts = {
  decimals: 9,
  symbol: 'SOL',
  fee: { amount: '5000', decimals: 9, symbol: 'SOL' },
  accountRent: null,
}
const prepared = { payload, review: review(payload, facts), digest: digestOf(payload) }

type Level = 'confirmed' | 'finalized' | 'unknown' | 'broken'
/** `sent`: the transaction that the chain has. */
type Chain = { level: Level; err: unknown; confirmations: number; sent: Uint8Array }

/**
 * Tracks a transfer on a scripted chain. Its first wait, for the status `confirmed`, ends at once
 * with the error of the chain.
 */
function startTracking(initial: Partial<Chain>) {
  const chain: Chain = { level: 'confirmed', err: null, confirmations: 0, sent: wire, ...initial }
  const clock = createManualClock()
  const caller = new AbortController()
  let statusReads = 0
  const request = async ({ method }: { method: string }) => {
    if (method === 'getTransaction') return { transaction: [toBase64(chain.sent), 'base64'] }
    if (method !== 'getSignatureStatuses') throw new Error(`unexpected ${method}`)
    statusReads += 1
    if (chain.level === 'broken') throw new KitError(catalogue, 'endpoint/unreachable')
    const status = { confirmationStatus: chain.level, err: chain.err }
    return { value: [chain.level === 'unknown' ? null : status] }
  }
  const rpc = { request, batch: async () => [], stop: () => {} }
  const confirm = async () => {
    chain.confirmations += 1
    if (chain.err !== null) throw new KitError(catalogue, 'rpc/transaction-rejected')
  }
  const updates: TransferUpdate[] = []
  const result: { end: TransferEnd | null; problem: unknown } = { end: null, problem: null }
  const trackTransfer = track({
    rpcClients: { for: () => rpc },
    clock,
    confirm,
    compared: new WeakSet(),
  })
  const start = () => {
    Object.assign(result, { end: null, problem: null })
    trackTransfer(
      { network, prepared, hash: 'signature' },
      (update) => updates.push(update),
      caller.signal,
    ).then(
      (end) => {
        result.end = end
      },
      (problem: unknown) => {
        result.problem = problem
      },
    )
  }
  start()
  /** Lets the status be read `count` times. */
  const read = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const before = statusReads
      await until(() => clock.pending() > 0 || result.end !== null || result.problem !== null)
      clock.advance(timeouts.trackIncludedInterval)
      await until(() => statusReads > before || result.end !== null || result.problem !== null)
    }
  }
  return { chain, updates, result, read, caller, clock, start, reads: () => statusReads }
}

const seen = { type: 'seen' } as const
const included = { type: 'included' } as const
const reorganized = { type: 'reorganized' } as const

test.each([
  [null, 'confirmed', [seen, included]],
  ['InstructionError', 'reverted', [seen]],
])(
  'track ends a Solana transfer with the error %s as %s once its block is finalized [V5]',
  async (err, end, expected) => {
    const { chain, updates, result, read } = startTracking({ err })
    await read(10)
    expect([result.end, updates]).toEqual([null, expected])
    chain.level = 'finalized'
    await read(1)
    await until(() => result.end !== null)
    expect([result.end, updates]).toEqual([end, expected])
  },
)

test('track announces that a Solana transfer has disappeared and follows it to its true end [V5]', async () => {
  const { chain, updates, result, read } = startTracking({})
  await read(2)
  Object.assign(chain, { level: 'unknown', err: 'InstructionError' })
  await read(5)
  await until(() => chain.confirmations === 2)
  expect(updates).toEqual([seen, included, reorganized])
  chain.level = 'finalized'
  await read(1)
  await until(() => result.end !== null)
  expect(result.end).toBe('reverted')
})

test('track announces nothing while a Solana node lags behind or fails a few times [V5]', async () => {
  const { chain, updates, result, read } = startTracking({})
  await read(1)
  for (const level of ['unknown', 'broken', 'confirmed', 'unknown'] as const) {
    chain.level = level
    await read(3)
  }
  chain.level = 'finalized'
  await read(1)
  await until(() => result.end !== null)
  expect([result.end, updates]).toEqual(['confirmed', [seen, included]])
})

test('track rejects when Solana nodes fail for a while before a block is finalized [V5]', async () => {
  const { chain, result, read } = startTracking({})
  await read(1)
  chain.level = 'broken'
  await read(5)
  await until(() => result.problem !== null)
  expect(result.problem).toMatchObject({ code: 'endpoint/unreachable' })
})

test('track of a Solana transfer ends when the caller aborts before its block is finalized [V5]', async () => {
  const { result, read, caller } = startTracking({})
  await read(1)
  caller.abort()
  await until(() => result.problem !== null)
  expect(result.problem).toMatchObject({ code: 'kit/aborted' })
})

test('track of a Solana transfer that differs from the review says so once, also when it is tracked again [R14]', async () => {
  const other = encodeWire({ from: key(1), to: key(3), amount: 5n, token: null, blockhash: key(9) })
  const { chain, updates, result, read, start } = startTracking({ sent: other })
  await read(1)
  chain.level = 'broken'
  await read(5)
  await until(() => result.problem !== null)
  chain.level = 'finalized'
  start()
  await until(() => result.end !== null)
  expect(updates).toEqual([seen, { type: 'mismatched' }, included, seen, included])
})

test('track reads a Solana transfer at most 60 times in the 10 minutes until its block is finalized [V5]', async () => {
  const { clock, reads, caller } = startTracking({})
  for (let elapsed = 0; elapsed < 600_000; elapsed += 1_000) {
    await until(() => clock.pending() > 0)
    clock.advance(1_000)
    await flush()
  }
  expect(reads()).toBeLessThanOrEqual(60)
  caller.abort()
})

/** Waits until the pending responses of the node are processed. */
async function flush() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next))
}
