import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callMethod } from '../../domain/call-method.ts'
import { patchSdk } from './patch-sdk.ts'
import { callAsync } from './sdk-access.ts'

const broken = async (): Promise<never> => {
  throw new Error('broken')
}
/** Creates the parts of the SDK that are patched. All of their methods fail. */
const createSdk = () => {
  const reported: unknown[] = []
  const published: unknown[] = []
  const queue = new Map([
    ['1', { request: 'one', opts: null, attempt: 1 }],
    ['2', { request: 'two', opts: null, attempt: 4 }],
  ])
  const provider = {
    onChainChanged: broken,
    onSessionUpdate: () => {
      throw new Error('sync')
    },
    client: {
      engine: { isValidEmit: broken, isValidPing: broken },
      core: {
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
      },
    },
  }
  return { provider, reported, published, queue, report: (error: unknown) => reported.push(error) }
}
const unhandled: unknown[] = []
const onUnhandled = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', onUnhandled)
})
afterEach(() => process.off('unhandledRejection', onUnhandled))
const nextTask = () => new Promise<void>((next) => setTimeout(next))

test('patchSdk reports rejections that the SDK does not await, and callers that await still get them', async () => {
  const { provider, reported, report } = createSdk()
  patchSdk(provider, { attestation: true, report })
  for (const method of ['isValidEmit', 'isValidPing']) callMethod(provider.client.engine, method)
  callMethod(provider, 'onChainChanged')
  callMethod(provider, 'onSessionUpdate')
  await nextTask()
  expect([reported.length, unhandled]).toEqual([4, []])
  await expect(callAsync(provider.client.engine, 'isValidEmit')).rejects.toThrow('broken')
})

test('patchSdk makes failed unsubscribe and acknowledgement calls resolve, and skips unsubscribe without a connection', async () => {
  const { provider, reported, report } = createSdk()
  patchSdk(provider, { attestation: true, report })
  const { relayer } = provider.client.core
  await expect(callAsync(relayer, 'unsubscribe', 'topic')).resolves.toBeUndefined()
  await callAsync(relayer, 'acknowledgePayload', {})
  expect(reported).toHaveLength(2)
  relayer.connected = false
  await callAsync(relayer, 'unsubscribe', 'topic')
  expect(reported).toHaveLength(2)
})

test('patchSdk publishes each queued message again, even if one fails', async () => {
  const { provider, queue, published, reported, report } = createSdk()
  patchSdk(provider, { attestation: true, report })
  callMethod(provider.client.core.relayer.publisher, 'checkQueue')
  await nextTask()
  const attempts = [...queue.values()].map(({ attempt }) => attempt)
  expect([published, attempts, reported.length, unhandled]).toEqual([['one', 'two'], [2, 5], 2, []])
})

test('patchSdk replaces both calls of the attestation only if it is turned off [W9]', async () => {
  const results = async (attestation: boolean) => {
    const { provider, report } = createSdk()
    patchSdk(provider, { attestation, report })
    const { verify } = provider.client.core
    return [await verify.register(), await verify.resolve()]
  }
  expect(await results(true)).toEqual(['attested', 'resolved'])
  expect(await results(false)).toEqual(['', undefined])
})

test('patchSdk passes valid frames of the relay on and drops all others [W8]', async () => {
  const { provider, report } = createSdk()
  const passed: unknown[] = []
  const socket = { onPayload: (payload: unknown) => passed.push(payload) }
  const { relayer, crypto } = provider.client.core
  Object.assign(relayer, { createProvider: async () => {}, provider: socket })
  patchSdk(provider, { attestation: false, report })
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

test('patchSdk reports the error of a rejected connection that the SDK no longer listens to', async () => {
  const { provider, report, reported } = createSdk()
  const connections = [new EventEmitter(), new EventEmitter()]
  const { relayer } = provider.client.core
  const createProvider = async () => {
    Object.assign(relayer, { provider: connections[1] })
  }
  Object.assign(relayer, { createProvider, provider: connections[0] })
  patchSdk(provider, { attestation: false, report })
  await callAsync(relayer, 'createProvider')
  const error = new Error('WebSocket connection closed abnormally with code: 3000')
  for (const connection of connections) connection.emit('error', error)
  expect(reported).toEqual([error, error])
})

test('patchSdk publishes a message again after an error response of the relay [W14]', async () => {
  const { provider, report } = createSdk()
  const acknowledged: unknown[] = []
  const { relayer } = provider.client.core
  Object.assign(relayer, { onProviderPayload: async (frame: unknown) => acknowledged.push(frame) })
  patchSdk(provider, { attestation: false, report })
  await callAsync(relayer, 'onProviderPayload', { id: 1, error: { code: 1 } })
  await callAsync(relayer, 'onProviderPayload', { id: 1, result: true })
  expect(acknowledged).toEqual([{ id: 1, result: true }])
})

test.each([{}, { client: null }, { client: { core: { relayer: 7 } } }])(
  'patchSdk does not throw for %o, which lacks the patched parts',
  (provider) => {
    expect(() => patchSdk(provider, { attestation: false, report: () => {} })).not.toThrow()
  },
)
