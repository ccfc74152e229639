import { afterEach, beforeEach, expect, test } from 'vitest'
import { callMethod } from '../../domain/unknown.ts'
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
        verify: { register: async () => 'attested' },
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

test('patchSdk replaces the attestation only if it is turned off', async () => {
  const register = async (attestation: boolean) => {
    const { provider, report } = createSdk()
    patchSdk(provider, { attestation, report })
    return provider.client.core.verify.register()
  }
  expect([await register(true), await register(false)]).toEqual(['attested', ''])
})

test.each([{}, { client: null }, { client: { core: { relayer: 7 } } }])(
  'patchSdk does not throw for %o, which lacks the patched parts',
  (provider) => {
    expect(() => patchSdk(provider, { attestation: false, report: () => {} })).not.toThrow()
  },
)
