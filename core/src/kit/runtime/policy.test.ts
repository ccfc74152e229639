import { expect, test } from 'vitest'
import { codeOf } from '../../errors/coded-error.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { type BlockedSource, createPolicy, type PolicyServices } from './policy.ts'

const failing = async () => {
  throw new TypeError('Failed to fetch')
}

function watchPolicy(services: PolicyServices = {}, fetch: typeof globalThis.fetch = failing) {
  const platform = createMemoryPlatform({ fetch })
  const policy = createPolicy(platform)
  const reported: BlockedSource[] = []
  const stop = policy.watch(services, (blocked) => reported.push(blocked))
  return { ...policy, stop, reported, controls: platform.controls }
}

test('a policy reports each directive and source that blocks a service, once [EM12]', () => {
  const { reported, controls } = watchPolicy({
    frame: 'https://frame.example/sdk',
    relay: 'wss://relay.example',
  })
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

test.each([
  ['a script of an origin that the kit requests', 'script-src-elem', 'https://data.example/app.js'],
  ['an image of an origin that the kit requests', 'img-src', 'https://data.example/a.png'],
  ['a frame of an origin that the kit requests', 'frame-src', 'https://data.example/'],
  ['a request to the origin of the frame', 'connect-src', 'https://frame.example/sdk'],
  ['a frame of the relay', 'frame-src', 'https://relay.example/'],
  ['a font of a default service', 'font-src', 'https://fonts.reown.com/a.woff2'],
  ['a script of a default service', 'script-src-elem', 'https://cdn.walletconnect.com/a.js'],
])('a policy that blocks %s is not that of the kit [EM12]', async (_, directive, url) => {
  const services = { frame: 'https://frame.example/sdk', relay: 'wss://relay.example' }
  const { fetch, reported, controls } = watchPolicy(services, async () => new Response('ok'))
  await fetch('https://data.example/v1')
  controls.emitBlocked({ directive, url })
  expect(reported).toEqual([])
})

test('a request to a path that the policy allows is not blocked, even if another path is [EM12]', async () => {
  const { fetch, reported, controls } = watchPolicy()
  const code = (url: string) => fetch(url).catch(codeOf)
  await code('https://node.example/a')
  controls.emitBlocked({ directive: 'connect-src', url: 'https://node.example/a?key=secret' })
  controls.emitBlocked({ directive: 'connect-src', url: 'https://node.example/b' })
  const source = 'https://node.example'
  expect(reported).toEqual([{ directive: 'connect-src', source }])
  expect(await code('https://node.example/a?key=other')).toBe('endpoint/blocked')
  expect(await code('https://node.example/b')).toBe('endpoint/blocked')
  expect(await code('https://node.example/c')).toBe('kit/unknown')
  // Some browsers hide the path of another origin.
  controls.emitBlocked({ directive: 'connect-src', url: source })
  expect(await code('https://node.example/c')).toBe('endpoint/blocked')
})

test('a request of the kit that a policy blocks rejects with endpoint/blocked [EM12]', async () => {
  const { fetch, reported, controls } = watchPolicy()
  await expect(fetch('https://data.example/v1')).rejects.toBeInstanceOf(TypeError)
  controls.emitBlocked({ directive: 'connect-src', url: 'https://data.example/v1' })
  const details = { directive: 'connect-src', source: 'https://data.example' }
  expect(reported).toEqual([details])
  const blocked = { code: 'endpoint/blocked', details, cause: expect.any(TypeError) }
  await expect(fetch('https://data.example/v1?page=2')).rejects.toMatchObject(blocked)
  await expect(fetch(new Request('https://data.example/v1'))).rejects.toMatchObject(blocked)
  await expect(fetch('https://other.example/')).rejects.toBeInstanceOf(TypeError)
})

test('a request that a policy allows again resolves, and a stopped policy listens no more [EM12]', async () => {
  const answers = [failing, async () => new Response('ok')]
  const { fetch, reported, stop, controls } = watchPolicy({ relay: 'wss://a.example' }, () =>
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
