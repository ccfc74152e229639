import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callMethod } from '../../domain/call-method.ts'
import { patchCore } from './patch-core.ts'
import { callAsync } from './sdk-access.ts'

const broken = async (): Promise<never> => {
  throw new Error('broken')
}
/** Creates the parts of a core that `patchCore` patches. All methods except those of `verify` fail. */
const createCore = () => {
  const reported: unknown[] = []
  const published: unknown[] = []
  const queue = new Map([
    ['1', { request: 'one', opts: null, attempt: 1 }],
    ['2', { request: 'two', opts: null, attempt: 4 }],
  ])
  const core = {
    verify: { register: async () => 'attested', resolve: async () => 'resolved' },
    crypto: {
      getPayloadType(): number {
        throw new Error('garbage')
      },
    },
    relayer: {
      connected: true,
      unsubscribe: broken,
      acknowledgePayload: broken,
      publisher: {
        queue,
        rpcPublish(request: unknown) {
          published.push(request)
          return broken()
        },
        checkQueue: broken,
      },
    },
  }
  return { core, reported, published, queue, report: (error: unknown) => reported.push(error) }
}
const unhandled: unknown[] = []
const onUnhandled = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', onUnhandled)
})
afterEach(() => process.off('unhandledRejection', onUnhandled))
const nextTask = () => new Promise<void>((next) => setTimeout(next))

test('patchCore makes failed unsubscribe and acknowledgement calls resolve, and skips unsubscribe without a connection', async () => {
  const { core, reported, report } = createCore()
  patchCore(core, { attestation: true, report })
  const { relayer } = core
  await expect(callAsync(relayer, 'unsubscribe', 'topic')).resolves.toBeUndefined()
  await callAsync(relayer, 'acknowledgePayload', {})
  expect(reported).toHaveLength(2)
  relayer.connected = false
  await callAsync(relayer, 'unsubscribe', 'topic')
  expect(reported).toHaveLength(2)
})

test('patchCore publishes each queued message again, even if one fails', async () => {
  const { core, queue, published, reported, report } = createCore()
  patchCore(core, { attestation: true, report })
  callMethod(core.relayer.publisher, 'checkQueue')
  await nextTask()
  const attempts = [...queue.values()].map(({ attempt }) => attempt)
  expect([published, attempts, reported.length, unhandled]).toEqual([['one', 'two'], [2, 5], 2, []])
})

test('patchCore replaces both calls of the attestation only if it is turned off [W9]', async () => {
  const results = async (attestation: boolean) => {
    const { core, report } = createCore()
    patchCore(core, { attestation, report })
    return [await core.verify.register(), await core.verify.resolve()]
  }
  expect(await results(true)).toEqual(['attested', 'resolved'])
  expect(await results(false)).toEqual(['', undefined])
})

test('patchCore passes valid frames of the relay on and drops all others [W8]', async () => {
  const { core, report } = createCore()
  const passed: unknown[] = []
  const socket = { onPayload: (payload: unknown) => passed.push(payload) }
  const { relayer, crypto } = core
  Object.assign(relayer, { createProvider: async () => {}, provider: socket })
  patchCore(core, { attestation: false, report })
  await callAsync(relayer, 'createProvider')
  const message = (id: unknown, data: unknown) => ({ id: 1, method: 'x', params: { id, data } })
  const data = { topic: 'a', message: 'b' }
  const valid = [{ id: '12', result: true }, { id: 12, error: {} }, message('abc', data)]
  const invalid = [null, 7, 'x', [], {}, { id: 'error', result: 1 }, { id: {}, method: 'x' }]
  const invalidMessages = [
    message('error', data),
    message('relayer_connect', data),
    message({}, data),
    message('abc', { topic: 7, message: 'b' }),
    { id: 1, method: 7, params: { id: 'abc', data } },
  ]
  for (const frame of [...invalid, ...valid, ...invalidMessages]) socket.onPayload(frame)
  expect(passed).toEqual(valid)
  expect(crypto.getPayloadType()).toBe(0)
})

test('patchCore reports the error of a rejected connection that the SDK no longer listens to', async () => {
  const { core, report, reported } = createCore()
  const connections = [new EventEmitter(), new EventEmitter()]
  const { relayer } = core
  const unused = [...connections]
  const createProvider = async () => void Object.assign(relayer, { provider: unused.shift() })
  Object.assign(relayer, { createProvider })
  patchCore(core, { attestation: false, report })
  for (let count = 0; count < 2; count += 1) await callAsync(relayer, 'createProvider')
  const error = new Error('WebSocket connection closed abnormally with code: 3000')
  for (const connection of connections) connection.emit('error', error)
  expect(reported).toEqual([error, error])
})

test('patchCore publishes a message again after an error response of the relay [W14]', async () => {
  const { core, report } = createCore()
  const acknowledged: unknown[] = []
  const { relayer } = core
  Object.assign(relayer, { onProviderPayload: async (frame: unknown) => acknowledged.push(frame) })
  patchCore(core, { attestation: false, report })
  await callAsync(relayer, 'onProviderPayload', { id: 1, error: { code: 1 } })
  await callAsync(relayer, 'onProviderPayload', { id: 1, result: true })
  expect(acknowledged).toEqual([{ id: 1, result: true }])
})

test.each([{}, { relayer: null }, { relayer: 7, verify: {} }])(
  'patchCore does not throw for %o, which lacks the patched parts',
  (core) => {
    expect(() => patchCore(core, { attestation: false, report: () => {} })).not.toThrow()
  },
)
