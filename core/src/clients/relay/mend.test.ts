import { afterEach, beforeEach, expect, test } from 'vitest'
import { mend } from './mend.ts'
import { call, callLater } from './peek.ts'

const broken = async (): Promise<never> => {
  throw new Error('broken')
}
/** The parts of the SDK that are mended, all of them failing. */
const sdk = () => {
  const said: unknown[] = []
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
        verify: { register: async () => 'vouched' },
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
  return { provider, said, published, queue, hear: (one: unknown) => said.push(one) }
}
const escaped: unknown[] = []
const note = (reason: unknown) => escaped.push(reason)
beforeEach(() => {
  escaped.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => process.off('unhandledRejection', note))
const settled = () => new Promise<void>((next) => setTimeout(next))

test('calls that nobody awaits fail quietly, and still fail for who awaits them', async () => {
  const { provider, said, hear } = sdk()
  mend(provider, { attestation: true, hear })
  for (const method of ['isValidEmit', 'isValidPing']) call(provider.client.engine, method)
  call(provider, 'onChainChanged')
  call(provider, 'onSessionUpdate')
  await settled()
  expect([said.length, escaped]).toEqual([4, []])
  await expect(callLater(provider.client.engine, 'isValidEmit')).rejects.toThrow('broken')
})

test('leaving a topic and receipts never fail, and nothing waits for a line that is not there', async () => {
  const { provider, said, hear } = sdk()
  mend(provider, { attestation: true, hear })
  const { relayer } = provider.client.core
  await expect(callLater(relayer, 'unsubscribe', 'topic')).resolves.toBeUndefined()
  await callLater(relayer, 'acknowledgePayload', {})
  expect(said).toHaveLength(2)
  relayer.connected = false
  await callLater(relayer, 'unsubscribe', 'topic')
  expect(said).toHaveLength(2)
})

test('what waits to be published is tried again, each by itself', async () => {
  const { provider, queue, published, said, hear } = sdk()
  mend(provider, { attestation: true, hear })
  call(provider.client.core.relayer.publisher, 'checkQueue')
  await settled()
  expect([
    published,
    [...queue.values()].map(({ attempt }) => attempt),
    said.length,
    escaped,
  ]).toEqual([['one', 'two'], [2, 5], 2, []])
})

test('the page is vouched for, unless it does not want to be', async () => {
  const vouched = async (attestation: boolean) => {
    const { provider, hear } = sdk()
    mend(provider, { attestation, hear })
    return provider.client.core.verify.register()
  }
  expect([await vouched(true), await vouched(false)]).toEqual(['vouched', ''])
})

test.each([{}, { client: null }, { client: { core: { relayer: 7 } } }])(
  '%o has nothing to mend',
  (provider) => {
    expect(() => mend(provider, { attestation: false, hear: () => {} })).not.toThrow()
  },
)
