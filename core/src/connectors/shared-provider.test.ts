import { expect, test } from 'vitest'
import type { ProviderRequest } from '../domain/request/copy-request.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createSharedProvider } from './shared-provider.ts'

/** A provider whose requests are recorded. */
function start(namespace = 'eip155') {
  const requests: ProviderRequest[] = []
  const { provider, emit } = createSharedProvider({
    namespace,
    log: createMemoryPlatform().log,
    connection: () => null,
    async handleRequest(request) {
      requests.push(request)
      return null
    },
  })
  return { provider, requests, emit }
}

test('a shared provider handles a copy of a request, with each getter read once [R13, EM18]', async () => {
  const { provider, requests } = start()
  let reads = 0
  const params = [
    {
      get to() {
        reads += 1
        return `0x${reads}`
      },
    },
  ]
  const handled = provider.request({ method: 'eth_sendTransaction', params })
  params.pop()
  await handled
  expect(requests).toEqual([{ method: 'eth_sendTransaction', params: [{ to: '0x1' }] }])
  expect([JSON.stringify(requests), reads]).toEqual([JSON.stringify(requests), 1])
})

test('a shared provider refuses parameters that JSON cannot hold [EM18]', async () => {
  const { provider, requests } = start()
  for (const params of [[() => {}], [1n]])
    await expect(provider.request({ method: 'eth_call', params })).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
  expect(requests).toEqual([])
})

test('a listener of the provider cannot change the accounts that the next listener gets [V19]', () => {
  const { provider, emit } = start()
  const received: unknown[] = []
  provider.on('accountsChanged', (accounts) => {
    if (Array.isArray(accounts)) accounts.splice(0, 1, '0xevil')
  })
  provider.on('accountsChanged', (accounts) => received.push(accounts))
  emit({ type: 'accounts.changed', accounts: [{ address: '0xalice', type: 'eoa' }] })
  expect(received).toEqual([['0xalice']])
})

test.each([
  ['message', { type: 'wallet.event', name: 'message', data: { type: 'a', data: { list: [1] } } }],
  ['disconnect', { type: 'disconnected' }],
] as const)(
  'a listener of the provider cannot change the value of `%s` for the next one [V19]',
  (name, event) => {
    const { provider, emit } = start()
    const received: unknown[] = []
    provider.on(name, (value) => {
      const { list } = Object(Object(value).data)
      if (Array.isArray(list)) list.push(2)
      Object.assign(Object(value), { type: 'evil', code: 0 })
    })
    provider.on(name, (value) => received.push(value))
    emit(event)
    expect(received).toEqual([
      name === 'message'
        ? { type: 'a', data: { list: [1] } }
        : expect.objectContaining({ code: 4900 }),
    ])
    expect(Object.keys(Object(received[0]))).not.toContain(name === 'message' ? 'code' : 'type')
  },
)

test('a message without data reaches the listeners', () => {
  const { provider, emit } = start()
  const received: unknown[] = []
  provider.on('message', (value) => received.push(value))
  emit({ type: 'wallet.event', name: 'message', data: undefined })
  emit({ type: 'wallet.event', name: 'message', data: null })
  expect(received).toEqual([undefined, null])
})
