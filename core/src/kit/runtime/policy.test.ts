import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { type BlockedSource, createPolicy } from './policy.ts'

const failing = async () => {
  throw new TypeError('Failed to fetch')
}

function watchPolicy(services: readonly string[] = [], fetch: typeof globalThis.fetch = failing) {
  const platform = createMemoryPlatform({ fetch })
  const policy = createPolicy(platform)
  const reported: BlockedSource[] = []
  const stop = policy.watch(services, (blocked) => reported.push(blocked))
  return { ...policy, stop, reported, controls: platform.controls }
}

test('a policy reports each directive and source that blocks a service, once [EM12]', () => {
  const { reported, controls } = watchPolicy(['https://frame.example/sdk', 'wss://relay.example'])
  const urls = [
    ['frame-src', 'https://frame.example/sdk?projectId=secret'],
    ['frame-src', 'https://frame.example/other'],
    ['connect-src', 'wss://relay.example/?auth=secret'],
    ['connect-src', 'https://api.web3modal.org/getWallets'],
    ['img-src', 'https://elsewhere.example/a.png'],
    ['connect-src', 'https://walletconnect.org.evil.example/'],
    ['script-src', 'inline'],
    ['img-src', 'data'],
  ] as const
  for (const [directive, url] of urls) controls.emitBlocked({ directive, url })
  expect(reported).toEqual([
    { directive: 'frame-src', source: 'https://frame.example' },
    { directive: 'connect-src', source: 'wss://relay.example' },
    { directive: 'connect-src', source: 'https://api.web3modal.org' },
  ])
})

test('a request of the kit that a policy blocks rejects with endpoint/blocked [EM12]', async () => {
  const { fetch, reported, controls } = watchPolicy()
  await expect(fetch('https://data.example/v1')).rejects.toBeInstanceOf(TypeError)
  controls.emitBlocked({ directive: 'connect-src', url: 'https://data.example/v1' })
  const details = { directive: 'connect-src', source: 'https://data.example' }
  expect(reported).toEqual([details])
  const blocked = { code: 'endpoint/blocked', details, cause: expect.any(TypeError) }
  await expect(fetch('https://data.example/v2')).rejects.toMatchObject(blocked)
  await expect(fetch(new Request('https://data.example/v3'))).rejects.toMatchObject(blocked)
  await expect(fetch('https://other.example/')).rejects.toBeInstanceOf(TypeError)
})

test('a request that a policy allows again resolves, and a stopped policy listens no more [EM12]', async () => {
  const answers = [failing, async () => new Response('ok')]
  const { fetch, reported, stop, controls } = watchPolicy(['https://a.example'], () =>
    (answers.shift() ?? failing)(),
  )
  await expect(fetch('https://a.example')).rejects.toBeInstanceOf(TypeError)
  controls.emitBlocked({ directive: 'connect-src', url: 'https://a.example' })
  expect(await (await fetch('https://a.example')).text()).toBe('ok')
  stop()
  expect(controls.listenerCount()).toBe(0)
  controls.emitBlocked({ directive: 'frame-src', url: 'https://a.example' })
  await expect(fetch('https://a.example')).rejects.toBeInstanceOf(TypeError)
  expect(reported).toHaveLength(1)
})
