import { describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/index.ts'
import { guardProvider } from './guard-provider.ts'

const call = { method: 'eth_chainId', params: [], fallbackCode: 'kit/unknown' } as const
const { signal } = new AbortController()
const guard = (provider: object, stopSignal = signal) =>
  guardProvider(provider, { clock: createManualClock(), stopSignal })

test('a request goes to the wallet as its own method, with no parameters where there are none', async () => {
  const wallet = {
    answer: 'own',
    async request(asked: unknown) {
      return [this.answer, asked]
    },
  }
  await expect(guard(wallet).request(call, signal)).resolves.toEqual([
    'own',
    { method: 'eth_chainId' },
  ])
  await expect(guard(wallet).request({ ...call, params: [1] }, signal)).resolves.toEqual([
    'own',
    { method: 'eth_chainId', params: [1] },
  ])
})

describe('B1: a wallet that never answers', () => {
  test('can be left; its late answer and its late error change nothing', async () => {
    let answer = (_: unknown) => {}
    const late = new Promise((_, reject) => {
      answer = reject
    })
    const caller = new AbortController()
    const asked = guard({ request: () => late }).request(call, caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    answer(new Error('too late'))
  })

  test('is not asked at all when the caller has left before', async () => {
    let prompts = 0
    const asked = guard({ request: async () => (prompts += 1) }).request(call, AbortSignal.abort())
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(prompts).toBe(0)
  })

  test('ends with the adapter', async () => {
    const life = new AbortController()
    const asked = guard({ request: () => new Promise(() => {}) }, life.signal).request(call, signal)
    life.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('B6: whatever a wallet throws becomes one of our errors', () => {
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
  ])('%s', async (_, thrown) => {
    const asked = guard({ request: () => Promise.reject(thrown) }).request(call, signal)
    await expect(asked).rejects.toMatchObject({
      name: 'KitError',
      code: 'kit/unknown',
      message: 'Something went wrong',
    })
  })

  test('a throw instead of a rejection, and a method that vanished', async () => {
    const throwing = {
      request() {
        throw { code: 4001 }
      },
    }
    await expect(guard(throwing).request(call, signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    await expect(guard({}).request(call, signal)).rejects.toMatchObject({ code: 'kit/unknown' })
  })
})

describe('events', () => {
  test('are heard until the stop, even if the wallet does not let go', () => {
    const heard: unknown[] = []
    let emit = (_: unknown) => {}
    const stop = guard({
      on(_: string, listener: (payload: unknown) => void) {
        emit = listener
      },
      removeListener() {
        throw new Error('no')
      },
    }).on('accountsChanged', (payload) => heard.push(payload))
    emit(1)
    stop()
    emit(2)
    expect(heard).toEqual([1])
  })

  test('a wallet that knows only off is let go with it', () => {
    const calls: string[] = []
    guard({ on: () => calls.push('on'), off: () => calls.push('off') }).on('x', () => {})()
    expect(calls).toEqual(['on', 'off'])
  })

  test('a wallet without events is silent', () => {
    expect(() => guard({}).on('x', () => {})()).not.toThrow()
  })
})
