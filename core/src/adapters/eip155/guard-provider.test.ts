import { describe, expect, test } from 'vitest'
import type { TracedRequest } from '../../platform/platform.ts'
import { createManualClock } from '../../testing/index.ts'
import { guardProvider } from './guard-provider.ts'

const request = { method: 'eth_chainId', params: [], fallbackCode: 'kit/unknown' } as const
const { signal } = new AbortController()
const guard = (provider: object, stopSignal = signal) =>
  guardProvider(provider, { clock: createManualClock(), stopSignal })

test('GuardedProvider.request calls the wallet with itself as `this` and omits empty params', async () => {
  const wallet = {
    result: 'own',
    async request(args: unknown) {
      return [this.result, args]
    },
  }
  await expect(guard(wallet).request(request, signal)).resolves.toEqual([
    'own',
    { method: 'eth_chainId' },
  ])
  await expect(guard(wallet).request({ ...request, params: [1] }, signal)).resolves.toEqual([
    'own',
    { method: 'eth_chainId', params: [1] },
  ])
})

test('GuardedProvider.request traces its method, parameters and response', async () => {
  const traced: TracedRequest[] = []
  const trace = (traceRequest: TracedRequest) => void traced.push(traceRequest)
  const provider = { request: async () => '0x1' }
  const guarded = guardProvider(provider, {
    clock: createManualClock(),
    trace,
    stopSignal: signal,
  })
  await guarded.request({ ...request, params: [1] }, signal)
  expect(traced).toMatchObject([
    { type: '@latchkit.request', url: '', method: 'eth_chainId', params: [1] },
  ])
  await expect(traced[0]?.response).resolves.toBe('0x1')
})

describe('a wallet that does not respond', () => {
  test('GuardedProvider.request rejects when it is aborted and ignores a later error [B1]', async () => {
    let rejectLate = (_: unknown) => {}
    const pending = new Promise((_, reject) => {
      rejectLate = reject
    })
    const caller = new AbortController()
    const response = guard({ request: () => pending }).request(request, caller.signal)
    caller.abort()
    await expect(response).rejects.toMatchObject({ code: 'kit/aborted' })
    rejectLate(new Error('too late'))
  })

  test('GuardedProvider.request does not call the wallet if its signal is already aborted [B1]', async () => {
    let prompts = 0
    const response = guard({ request: async () => (prompts += 1) }).request(
      request,
      AbortSignal.abort(),
    )
    await expect(response).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(prompts).toBe(0)
  })

  test('GuardedProvider.request rejects when the adapter stops [B1]', async () => {
    const adapter = new AbortController()
    const response = guard({ request: () => new Promise(() => {}) }, adapter.signal).request(
      request,
      signal,
    )
    adapter.abort()
    await expect(response).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('errors of a wallet', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  const hostile = {
    get code() {
      throw new Error('no')
    },
  }
  test.each([
    ['undefined', undefined],
    ['text', 'Something odd <b>happened</b>'],
    ['a circular object', circular],
    ['an object whose getter throws', hostile],
    ['null', null],
  ])(
    'GuardedProvider.request rejects with kit/unknown if the wallet throws %s [B6]',
    async (_, thrown) => {
      const response = guard({ request: () => Promise.reject(thrown) }).request(request, signal)
      await expect(response).rejects.toMatchObject({
        name: 'KitError',
        code: 'kit/unknown',
        message: 'Something went wrong',
      })
    },
  )

  test('GuardedProvider.request rejects with a KitError if the method throws or is missing [B6]', async () => {
    const throwing = {
      request() {
        throw { code: 4001 }
      },
    }
    await expect(guard(throwing).request(request, signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    await expect(guard({}).request(request, signal)).rejects.toMatchObject({ code: 'kit/unknown' })
  })
})

describe('events', () => {
  test('GuardedProvider.on stops calling the listener after unsubscribe, even if the wallet keeps it', () => {
    const payloads: unknown[] = []
    let emit = (_: unknown) => {}
    const unsubscribe = guard({
      on(_: string, listener: (payload: unknown) => void) {
        emit = listener
      },
      removeListener() {
        throw new Error('no')
      },
    }).on('accountsChanged', (payload) => payloads.push(payload))
    emit(1)
    unsubscribe()
    emit(2)
    expect(payloads).toEqual([1])
  })

  test('GuardedProvider.on unsubscribes with `off` if the wallet has no removeListener', () => {
    const calls: string[] = []
    guard({ on: () => calls.push('on'), off: () => calls.push('off') }).on('x', () => {})()
    expect(calls).toEqual(['on', 'off'])
  })

  test('GuardedProvider.on does nothing for a wallet without events', () => {
    expect(() => guard({}).on('x', () => {})()).not.toThrow()
  })
})
