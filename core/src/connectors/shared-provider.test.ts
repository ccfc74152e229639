import { expect, test } from 'vitest'
import type { ProviderRequest } from '../domain/request/copy-request.ts'
import { createSharedProvider } from './shared-provider.ts'

/** A provider whose requests are recorded. */
function start(namespace = 'eip155') {
  const requests: ProviderRequest[] = []
  const { provider } = createSharedProvider({
    namespace,
    log: { debug: () => {}, warn: () => {}, error: () => {} },
    connection: () => null,
    async handleRequest(request) {
      requests.push(request)
      return null
    },
  })
  return { provider, requests }
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
