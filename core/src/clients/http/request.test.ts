import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '../../domain/constants.ts'
import type { TracedRequest } from '../../platform/platform.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import { request } from './request.ts'

let servers: readonly Server[] = []
/** The requests that the other origin received. */
let received = 0
let sentBytes = 0
const { signal } = new AbortController()

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}
let base = ''
beforeAll(async () => {
  const other = createServer((_, response) => {
    received += 1
    response.end('{"jsonrpc":"2.0","id":1,"result":"0xdead"}')
  })
  const otherUrl = await listen(other)
  const server = createServer(({ url }, response) => {
    if (url === '/redirect') response.writeHead(307, { location: `${otherUrl}/` }).end()
    else if (url === '/invalid') response.end(Buffer.from([0x22, 0xff, 0xc0, 0xaf, 0x22]))
    else if (url === '/split') {
      const bytes = Buffer.from('"€"')
      response.write(bytes.subarray(0, 2))
      setTimeout(() => response.end(bytes.subarray(2)), 5)
    } else if (url === '/endless') {
      const write = () => {
        sentBytes += 65_536
        if (response.write('x'.repeat(65_536))) setImmediate(write)
        else response.once('drain', write)
      }
      write()
    } else response.end('x'.repeat(Number(url?.slice(1))))
  })
  base = await listen(server)
  servers = [other, server]
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

afterEach(() => vi.unstubAllGlobals())

const send = (path: string, method = 'get') =>
  request(
    createMemoryPlatform({ fetch: (input, init) => fetch(input, init) }),
    { url: `${base}/${path}`, method, deadline: null, ...(method === 'post' && { json: {} }) },
    signal,
  )

test.each(['get', 'post'])('request does not follow a redirect (%s) [XG1]', async (method) => {
  await expect(send('redirect', method)).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  expect(received).toBe(0)
})

/** `Request` of an edge runtime that has no cookies and cannot fail on a redirect. */
class EdgeRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    if (init.credentials !== undefined)
      throw new Error('The field "credentials" is not implemented')
    if (init.redirect === 'error') throw new TypeError('Invalid redirect value')
    super(input, init)
  }
}

test('request works where Request rejects the options of browsers, and follows no redirect [XG1]', async () => {
  vi.stubGlobal('Request', EdgeRequest)
  await expect(send('10')).resolves.toMatchObject({ status: 200, text: 'x'.repeat(10) })
  await expect(send('redirect', 'post')).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  expect(received).toBe(0)
})

test('request rejects invalid UTF-8 and decodes a character that two chunks share [XG3]', async () => {
  await expect(send('invalid')).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  await expect(send('split')).resolves.toMatchObject({ text: '"€"' })
})

test('request rejects a body beyond the limit and stops reading it [XG3]', async () => {
  await expect(send(String(limits.responseBytes))).resolves.toMatchObject({ status: 200 })
  await expect(send(String(limits.responseBytes + 1))).rejects.toMatchObject({
    code: 'endpoint/unreadable',
  })
  await expect(send('endless')).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  expect(sentBytes).toBeLessThan(20 * limits.responseBytes)
})

test.each([
  ['Request cannot be constructed from a URL that includes credentials: https://me:KEY@a.example/'],
  ['Failed to parse URL from https://a.example/v2/KEY?key=KEY'],
])('request removes the key of a URL from the cause of its error: %s [XN2]', async (message) => {
  const platform = createMemoryPlatform({ fetch: () => Promise.reject(new TypeError(message)) })
  const error = await request(platform, { url: base, deadline: null }, signal).catch((e) => e)
  expect(error).toMatchObject({ code: 'endpoint/unreachable', cause: { name: 'TypeError' } })
  expect(`${error.cause.message} ${error.cause.stack}`).not.toContain('KEY')
  expect(error.cause.message).toContain('https://a.example')
})

test('request traces the URL, the method, the body and the response', async () => {
  const traced: TracedRequest[] = []
  const platform = {
    ...createMemoryPlatform({ fetch }),
    trace: (traceRequest: TracedRequest) => void traced.push(traceRequest),
  }
  const url = `${base}/3`
  await request(platform, { url, deadline: null }, signal)
  await request(platform, { url, deadline: null, method: 'post', json: { id: 1 } }, signal)
  expect(traced).toMatchObject([
    { type: '@latchkit.request', url, method: undefined, params: undefined },
    { type: '@latchkit.request', url, method: 'post', params: { id: 1 } },
  ])
  await expect(traced[0]?.response).resolves.toMatchObject({ status: 200, retryAfter: 0 })
})

test.each([
  [false, 'omit'],
  [true, 'include'],
])('request with cookies %s has the credentials mode %s', async (withCookies, mode) => {
  const modes: string[] = []
  const platform = createMemoryPlatform({
    fetch: async (input, init) => {
      modes.push(new Request(input, init).credentials)
      return new Response('{}')
    },
  })
  await request(platform, { url: 'https://a.example', deadline: null, withCookies }, signal)
  expect(modes).toEqual([mode])
})

test.each([
  ['Sun, 01 Mar 2026 10:00:00 GMT', 1_772_359_200_000],
  ['soon', null],
  [null, null],
])('request returns the clock of a server with the header date: %s', async (header, date) => {
  const headers = new Headers(header === null ? {} : { date: header })
  const platform = createMemoryPlatform({ fetch: async () => new Response('{}', { headers }) })
  const response = request(platform, { url: 'https://a.example', deadline: null }, signal)
  await expect(response).resolves.toMatchObject({ date })
})
