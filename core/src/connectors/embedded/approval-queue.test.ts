import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { UnsafeRequest } from '../../domain/request/unsafe-request.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createApprovalQueue } from './approval-queue.ts'

/** A queue whose requests wait until the test answers them. */
function startQueue() {
  let next = 0
  const log: string[] = []
  const queue = createApprovalQueue({
    id: () => `r${++next}`,
    onLate: ({ id }, result) => log.push(`late ${id} ${result}`),
  })
  queue.source.subscribe({
    received: ({ id }) => log.push(`received ${id}`),
    settled: (id, outcome) => log.push(`settled ${id} ${outcome}`),
  })
  const running: {
    signal: AbortSignal
    onLate(result: unknown): void
    resolve(value: unknown): void
    reject(error: unknown): void
  }[] = []
  const add = (address = '0x1') =>
    queue.add(
      {
        namespace: 'eip155',
        caipNetworkId: toCaipNetworkId('eip155:1'),
        address,
        method: 'personal_sign',
        params: [],
      },
      (signal, onLate) =>
        new Promise((resolve, reject) => {
          running.push({ signal, onLate, resolve, reject })
        }),
    )
  return { queue, log, running, add }
}

test('the approval queue runs one request at a time, in their order', async () => {
  const { log, running, add } = startQueue()
  const [first, second] = [add(), add()]
  expect([running.length, log]).toEqual([1, ['received r1', 'received r2']])
  running[0]?.resolve('one')
  await expect(first).resolves.toBe('one')
  expect(running.length).toBe(2)
  running[1]?.resolve('two')
  await expect(second).resolves.toBe('two')
  expect(log.slice(2)).toEqual(['settled r1 success', 'settled r2 success'])
})

test.each([
  ['rpc/user-rejected', 'cancel'],
  ['embedded/request-aborted', 'error'],
] as const)('a request that fails with %s is settled as %s', async (code, outcome) => {
  const { log, running, add } = startQueue()
  const request = add()
  running[0]?.reject(new KitError(catalogue, code))
  await expect(request).rejects.toMatchObject({ code })
  expect(log.at(-1)).toBe(`settled r1 ${outcome}`)
})

test('reject ends one request with rpc/user-rejected, starts the next, and reports a late result [EM3]', async () => {
  const { queue, log, running, add } = startQueue()
  const [first, second] = [add(), add()]
  queue.source.reject('r1')
  await expect(first).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  expect([running[0]?.signal.aborted, running.length]).toEqual([true, 2])
  running[0]?.onLate('hash')
  running[1]?.resolve('two')
  await expect(second).resolves.toBe('two')
  expect(log.slice(2)).toEqual(['settled r1 cancel', 'late r1 hash', 'settled r2 success'])
})

test('reject ends a waiting request without a request to the frame', async () => {
  const { queue, running, add } = startQueue()
  const [first, second] = [add(), add()]
  queue.source.reject('r2')
  queue.source.reject('unknown')
  await expect(second).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  running[0]?.resolve('one')
  await expect(first).resolves.toBe('one')
  expect(running.length).toBe(1)
})

test('clear ends all requests with its error and starts none', async () => {
  const { queue, log, running, add } = startQueue()
  const requests = [add(), add(), add()]
  queue.clear(new KitError(catalogue, 'rpc/provider-disconnected'))
  for (const request of requests)
    await expect(request).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  expect([running.length, log.length]).toEqual([1, 6])
})

test('clear ends the requests that its predicate matches, and starts the first of the others [EM4]', async () => {
  const { queue, running, add } = startQueue()
  const [first, second, third] = [add('0x1'), add('0x2'), add('0x1')]
  const isOld = ({ address }: UnsafeRequest) => address === '0x1'
  queue.clear(new KitError(catalogue, 'rpc/account-changed'), isOld)
  for (const request of [first, third])
    await expect(request).rejects.toMatchObject({ code: 'rpc/account-changed' })
  expect([running.length, running[0]?.signal.aborted]).toEqual([2, true])
  running[1]?.resolve('two')
  await expect(second).resolves.toBe('two')
})

test('the approval queue reports the waiting requests to a new listener', () => {
  const { queue, add } = startQueue()
  add().catch(() => {})
  const ids: string[] = []
  const stop = queue.source.subscribe({ received: ({ id }) => ids.push(id), settled: () => {} })
  stop()
  add().catch(() => {})
  expect(ids).toEqual(['r1'])
})
