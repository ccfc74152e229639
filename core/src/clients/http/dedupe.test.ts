import { expect, test } from 'vitest'
import { createManualClock, neverCalled } from '../../testing/index.ts'
import { createDedupe } from './dedupe.ts'
import { until } from './until.fixture.ts'

type Request = {
  key: string
  signal: AbortSignal
  resolve(response: string): void
  reject(error: Error): void
}

function start(max = 10) {
  const dedupe = createDedupe<string>({ clock: createManualClock(), max })
  const requests: Request[] = []
  const send = (key: string, signal = new AbortController().signal) =>
    dedupe(
      key,
      (requestSignal) =>
        new Promise((resolve, reject) =>
          requests.push({ key, signal: requestSignal, resolve, reject }),
        ),
      signal,
    )
  return { send, requests, dedupe }
}

test('createDedupe sends one request for concurrent and later calls with the same key', async () => {
  const { send, requests } = start()
  const calls = [send('a'), send('a')]
  requests[0]?.resolve('yes')
  expect(await Promise.all(calls)).toEqual(['yes', 'yes'])
  expect(await send('a')).toBe('yes')
  expect(requests).toHaveLength(1)
})

test('createDedupe sends separate requests for different keys', async () => {
  const { send, requests } = start()
  const calls = [send('a'), send('b')]
  for (const request of requests) request.resolve(request.key)
  expect(await Promise.all(calls)).toEqual(['a', 'b'])
})

test('createDedupe rejects all callers of a failed request and does not cache the failure', async () => {
  const { send, requests } = start()
  const calls = [send('a'), send('a')]
  requests[0]?.reject(new Error('down'))
  for (const call of calls) await expect(call).rejects.toThrow('down')
  const retry = send('a')
  requests[1]?.resolve('up')
  expect(await retry).toBe('up')
})

test('createDedupe rejects an aborted caller at once and keeps the request for the others', async () => {
  const { send, requests } = start()
  const caller = new AbortController()
  const aborted = send('a', caller.signal)
  const other = send('a')
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(requests[0]?.signal.aborted).toBe(false)
  requests[0]?.resolve('yes')
  expect(await other).toBe('yes')
})

test('createDedupe aborts a request when all callers aborted, and the next call sends again [G4]', async () => {
  const { send, requests } = start()
  const first = new AbortController()
  const second = new AbortController()
  const calls = [send('a', first.signal), send('a', second.signal)]
  first.abort()
  second.abort()
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(requests[0]?.signal.aborted).toBe(true)
  const next = send('a')
  requests[0]?.resolve('late')
  requests[1]?.resolve('new')
  expect(await next).toBe('new')
  expect(await send('a')).toBe('new')
})

test('createDedupe keeps a cached response when its caller aborts afterwards', async () => {
  const { send, requests } = start()
  const caller = new AbortController()
  const response = send('a', caller.signal)
  requests[0]?.resolve('yes')
  await response
  caller.abort()
  expect(await send('a')).toBe('yes')
  expect(requests).toHaveLength(1)
})

test('createDedupe does not send for a signal that is already aborted', async () => {
  const { dedupe } = start()
  await expect(dedupe('a', neverCalled, AbortSignal.abort())).rejects.toMatchObject({
    code: 'kit/aborted',
  })
})

test('createDedupe caches only the `max` newest responses', async () => {
  const { send, requests } = start(2)
  for (const key of ['a', 'b', 'c']) {
    const response = send(key)
    requests.at(-1)?.resolve(key)
    await response
  }
  await Promise.all([send('b'), send('c')])
  expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  void send('a')
  await until(() => requests.length === 4)
})

test('createDedupe with `max: 0` shares requests in flight and caches nothing', async () => {
  const { send, requests } = start(0)
  const caller = new AbortController()
  const aborted = send('a', caller.signal)
  const other = send('a')
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([requests.length, requests[0]?.signal.aborted]).toEqual([1, false])
  requests[0]?.resolve('yes')
  expect(await other).toBe('yes')
  const next = send('a')
  requests[1]?.resolve('new')
  expect(await next).toBe('new')
})
