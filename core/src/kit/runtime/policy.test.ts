import { expect, test } from 'vitest'
import { createDataApi } from '../../clients/data-api/create-data-api.ts'
import { request } from '../../clients/http/request.ts'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { codeOf } from '../../errors/kit-error.ts'
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

const ethereum = toCaipNetworkId('eip155:1')
const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** A page with a policy that blocks paths. Browsers report a request after it has failed. */
function blockingPage(paths: readonly string[]) {
  const queued: string[] = []
  const platform = createMemoryPlatform({
    async fetch(input) {
      const { href, pathname } = new URL(input instanceof Request ? input.url : String(input))
      if (pathname === '/v1/supported-chains') return Response.json({ http: [ethereum], ws: [] })
      if (paths.includes(pathname)) queued.push(href)
      throw new TypeError('Failed to fetch')
    },
  })
  platform.page.nextTask = async () => {
    for (const url of queued.splice(0))
      platform.controls.emitBlocked({ directive: 'connect-src', url })
  }
  const policy = createPolicy(platform)
  const reported: BlockedSource[] = []
  const stop = policy.watch({}, (blocked) => reported.push(blocked))
  return { fetch: policy.fetch, platform, reported, stop }
}
const details = { directive: 'connect-src', source: 'https://data.example' }
const blockedError = { code: 'endpoint/blocked', details, cause: expect.any(TypeError) }

test('the first request that a policy blocks rejects with endpoint/blocked, and the next at once [EM12]', async () => {
  const { fetch, reported, stop } = blockingPage(['/v1'])
  await expect(fetch('https://data.example/v1')).rejects.toMatchObject(blockedError)
  expect(reported).toEqual([details])
  for (const request of ['https://data.example/v1?page=2', new Request('https://data.example/v1')])
    await expect(fetch(request)).rejects.toMatchObject(blockedError)
  await expect(fetch('https://data.example/v2')).rejects.toBeInstanceOf(TypeError)
  stop()
  await expect(fetch('https://data.example/v1')).rejects.toBeInstanceOf(TypeError)
})

test('a post, which is sent once, and a read of the data service state that a policy blocks them [EM12]', async () => {
  const { signal } = new AbortController()
  const { fetch, platform } = blockingPage(['/verify', `/v1/account/${owner}/balance`])
  const own = { ...platform, fetch }
  const url = 'https://data.example/verify'
  const post = request(own, { url, method: 'post', json: {}, deadline: null }, signal)
  await expect(post).rejects.toMatchObject({ code: 'endpoint/blocked', details })
  const data = createDataApi({
    platform: own,
    endpoint: 'https://data.example',
    projectId: 'p1',
    adapterNamespaces: ['eip155'],
    sdkPlatform: 'html',
  })
  const read = data.balances(caipAddressOf(ethereum, owner), [], signal)
  await expect(read).rejects.toMatchObject({ code: 'endpoint/blocked', details })
})

test('a request that fails for another reason, or is aborted, does not wait for the policy [EM12]', async () => {
  const aborted = new DOMException('Aborted', 'AbortError')
  const platform = createMemoryPlatform({ fetch: () => Promise.reject(aborted) })
  platform.page.nextTask = () => new Promise(() => {})
  const { fetch, watch } = createPolicy(platform)
  watch({}, () => {})
  await expect(fetch('https://data.example/')).rejects.toBe(aborted)
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
