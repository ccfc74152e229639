import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type NodeListener, type NodeRequest, nodeListener } from './node-listener.ts'

/** Answers with what the handler received, and two cookies. */
async function echo(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = {
    method: request.method,
    path: pathname + search,
    origin: request.headers.get('origin'),
    text: await request.text(),
  }
  const headers = new Headers({ 'content-type': 'application/json' })
  headers.append('set-cookie', 'a=1; Path=/')
  headers.append('set-cookie', 'b=2; Path=/')
  return new Response(JSON.stringify(body), { status: 201, headers })
}

/** A server of Node. `before`: a middleware in front of the listener. */
async function serve(
  listener: NodeListener,
  before: (incoming: IncomingMessage) => Promise<object> = async () => ({}),
) {
  const server = createServer(async (incoming, outgoing) => {
    const more = await before(incoming)
    void listener(Object.assign(incoming, more) satisfies NodeRequest, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
const post = (url: string, body: string) =>
  fetch(`${url}/api/sign-in/verify?x=1`, {
    method: 'POST',
    headers: { origin: 'https://a.example' },
    body,
  })

test('nodeListener passes method, path, headers and body on, and every cookie back [SG5]', async () => {
  const response = await post(await serve(nodeListener(echo)), '{"message":"für"}')
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/api/sign-in/verify?x=1',
    origin: 'https://a.example',
    text: '{"message":"für"}',
  })
})

test.each([
  ['an object', (body: string): unknown => JSON.parse(body)],
  ['a text', (body: string): unknown => body],
  ['bytes', (body: string): unknown => new TextEncoder().encode(body)],
])('nodeListener passes a body on that a middleware has read as %s [SG5]', async (_, parse) => {
  const url = await serve(nodeListener(echo), async (incoming) => ({
    body: parse(await text(incoming)),
  }))
  const { text: received } = await (await post(url, '{"message":"für"}')).json()
  expect(received).toBe('{"message":"für"}')
})

test.each([
  ['does not read', async () => ({ body: {} }), '{"message":"für"}'],
  [
    'has read',
    async (incoming: IncomingMessage) => text(incoming).then(() => ({ body: {} })),
    '{}',
  ],
])(
  'nodeListener passes a body on that a middleware of Express 4 %s and replaces by {} [SG5]',
  async (_, before, expected) => {
    const response = await post(await serve(nodeListener(echo), before), '{"message":"für"}')
    expect((await response.json()).text).toBe(expected)
  },
)

test('nodeListener reads the path before a router cut it [SG5]', async () => {
  const originalUrl = '/api/sign-in/nonce'
  const url = await serve(nodeListener(echo), async () => ({ originalUrl, url: '/nonce' }))
  expect(await (await fetch(`${url}/other`)).json()).toMatchObject({
    method: 'GET',
    path: originalUrl,
  })
})

test('nodeListener takes the path from a URL that names a host [SG5]', async () => {
  const url = await serve(nodeListener(echo), async () => ({ url: '//evil.example/nonce' }))
  expect(await (await fetch(url)).json()).toMatchObject({ path: '//evil.example/nonce' })
})

test('nodeListener answers a body above 300 kB by 413 [SG5]', async () => {
  const response = await post(await serve(nodeListener(echo)), 'x'.repeat(400_000))
  expect(response.status).toBe(413)
})

test('nodeListener passes an error of the handler on, or answers by 500 [SG5]', async () => {
  const error = new Error('no database')
  const failing = nodeListener(() => Promise.reject(error))
  expect((await post(await serve(failing), '{}')).status).toBe(500)
  const errors: unknown[] = []
  const url = await serve(async (incoming, outgoing) => {
    await failing(incoming, outgoing, (each) => errors.push(each))
    outgoing.end()
  })
  await post(url, '{}')
  expect(errors).toEqual([error])
})
