import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { approvedMethods, isAllowedMethod, readMethods } from '../../domain/embedded/methods.ts'
import { origin, signal, startClient, turns } from './frame-client.fixture.ts'

test('the frame client posts to the exact origin of the frame [R2]', async () => {
  const { client, frame, ready, posted } = startClient()
  const answer = client.request('GET_CHAIN_ID', undefined, signal)
  await ready()
  await posted(1)
  expect(frame().posted[0]?.targetOrigin).toBe(origin)
  client.stop()
  await expect(answer).rejects.toMatchObject({ code: 'kit/stopped' })
})

const otherWindow = { closed: false, postMessage: () => {} }
const windows = { right: {}, other: { source: otherWindow }, none: { source: null } }
const origins = {
  right: {},
  other: { origin: 'https://evil.example' },
  'with a port': { origin: `${origin}:8443` },
  'with a longer host': { origin: `${origin}.evil.example` },
  'of a path': { origin: `${origin}/sdk` },
  opaque: { origin: 'null' },
}
const answers = {
  right: {},
  'another id': { id: 'other' },
  'no id': { id: undefined },
  'another name': { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } },
  'another prefix': { type: '@evil-frame/GET_CHAIN_ID_SUCCESS' },
}
type Case = [keyof typeof windows, keyof typeof origins, keyof typeof answers]
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]
const cases = keysOf(windows).flatMap((from) =>
  keysOf(origins).flatMap((site) => keysOf(answers).map((answer): Case => [from, site, answer])),
)
const isRight = (one: Case) => one.every((value) => value === 'right')

test.each(cases.filter((one) => !isRight(one)))(
  'the frame client ignores an answer with window %s, origin %s and answer %s [R1, F1, F2, F4]',
  async (from, site, answer) => {
    const { client, frame, ready, receive, posted } = startClient()
    const asked = client.request('GET_CHAIN_ID', undefined, signal)
    await ready()
    await posted(1)
    const { id } = Object(frame().posted[0]?.message)
    const right = { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 1 } }
    const wrong = { ...right, payload: { chainId: 666 }, ...answers[answer] }
    receive(wrong, { ...windows[from], ...origins[site] })
    receive(right)
    receive({ ...right, payload: { chainId: 667 } })
    await expect(asked).resolves.toEqual({ chainId: 1 })
  },
)

test('the matrix of windows, origins and answers has one case that is accepted [R1]', () => {
  expect([cases.length, cases.filter(isRight).length]).toEqual([90, 1])
})

const chainIdSuccess = (more: object) => ({
  type: '@w3m-frame/GET_CHAIN_ID_SUCCESS',
  payload: { chainId: 1 },
  ...more,
})
test.each([
  ['a payload of another shape', { payload: { chainId: null } }],
  ['no payload', { payload: undefined }],
  ['a payload that is no object', { payload: 17 }],
  ['10 MB', { payload: { chainId: 'x'.repeat(10_000_000) } }],
  ['a further key', { extra: true }],
  ['a key __proto__', JSON.parse('{"__proto__": {"polluted": true}}')],
])('an answer with %s is refused with embedded/frame-error [F5]', async (_, more) => {
  const { client, frame, ready, receive, posted } = startClient()
  const asked = client.request('GET_CHAIN_ID', undefined, signal)
  await ready()
  await posted(1)
  const { id } = Object(frame().posted[0]?.message)
  receive(Object.defineProperties({ id }, Object.getOwnPropertyDescriptors(chainIdSuccess({}))))
  await expect(asked).resolves.toEqual({ chainId: 1 })
  const next = client.request('GET_CHAIN_ID', undefined, signal)
  await posted(2)
  const message = Object(frame().posted[1]?.message)
  const descriptors = Object.getOwnPropertyDescriptors(more)
  receive(Object.defineProperties(chainIdSuccess({ id: message.id }), descriptors))
  await expect(next).rejects.toMatchObject({ code: 'embedded/frame-error' })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each([
  ['IS_CONNECTED', undefined],
  ['SIGN_OUT', undefined],
  ['RPC_REQUEST', { method: 'eth_blockNumber' }],
] as const)(
  'a request %s without an answer is rejected after 30 s and reports nothing [F7]',
  async (name, payload) => {
    const { client, clock, frame, ready, receive, posted } = startClient()
    const events: unknown[] = []
    client.subscribe((event) => events.push(event))
    const asked = client.request(name, payload, signal)
    const failed = expect(asked).rejects.toMatchObject({ code: 'embedded/request-timed-out' })
    await ready()
    await posted(1)
    clock.advance(30_000)
    await failed
    const { id } = Object(frame().posted[0]?.message)
    receive({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: {} })
    expect(events).toEqual([])
  },
)

test.each([
  ['CONNECT_FARCASTER', undefined, { userName: 'linus' }],
  ['RPC_REQUEST', { method: 'personal_sign', params: [] }, '0x00'],
] as const)(
  'a request %s that the visitor decides on has no deadline',
  async (name, payload, answer) => {
    const { client, clock, frame, ready, receive, posted } = startClient()
    const asked = client.request(name, payload, signal)
    await ready()
    await posted(1)
    clock.advance(3_600_000)
    const { id } = Object(frame().posted[0]?.message)
    receive({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: answer })
    await expect(asked).resolves.toEqual(answer)
  },
)

test.each(['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'] as const)(
  'the request %s does not report a frame that is not ready, and every other one does [F3]',
  async (name) => {
    const payload = { themeMode: 'dark', projectId: 'p1', type: 'eoa' } as const
    const { client, clock } = startClient()
    const events: unknown[] = []
    client.subscribe((event) => events.push(event))
    const early = client.request(name, payload, signal)
    clock.advance(20_000)
    await expect(early).rejects.toMatchObject({ code: 'embedded/frame-not-loaded' })
    expect(events).toEqual([])
    const tasks = [
      client.request(name, payload, signal),
      client.request('GET_USER', undefined, signal),
    ]
    clock.advance(20_000)
    await Promise.allSettled(tasks)
    expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-load-failed' }])
  },
)

test('a frame that rejects the origin of the page raises embedded/unverified-domain once', async () => {
  const { client, frame, ready, receive, posted } = startClient()
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  for (const [index, name] of (['IS_CONNECTED', 'SIGN_OUT'] as const).entries()) {
    const asked = client.request(name, undefined, signal)
    if (index === 0) await ready()
    await posted(index + 1)
    const { id } = Object(frame().posted[index]?.message)
    const payload = { message: 'Unauthorized: origin not allowed' }
    receive({ type: `@w3m-frame/${name}_ERROR`, id, payload })
    await expect(asked).rejects.toMatchObject({ code: 'embedded/unverified-domain' })
  }
  expect(events).toEqual([{ type: 'failed', code: 'embedded/unverified-domain' }])
})

test.each([
  [{ code: 4001, message: 'Nein' }, 'rpc/user-rejected'],
  [{ message: 'User rejected the request.' }, 'rpc/user-rejected'],
  [{ code: 4200, message: 'No' }, 'rpc/unsupported-method'],
  [{ message: 'The node rejected the transaction: nonce too low' }, 'embedded/frame-refused'],
  [{ message: 'The subscription was cancelled' }, 'embedded/frame-refused'],
  [{ message: '' }, 'embedded/frame-error'],
  [undefined, 'embedded/frame-error'],
])('the error %j of an RPC request is %s', async (payload, code) => {
  const { client, frame, ready, receive, posted } = startClient()
  const params = ['0x00', '0x00']
  const asked = client.request('RPC_REQUEST', { method: 'personal_sign', params }, signal)
  await ready()
  await posted(1)
  const { id } = Object(frame().posted[0]?.message)
  receive({ type: '@w3m-frame/RPC_REQUEST_ERROR', id, payload })
  await expect(asked).rejects.toMatchObject({ code })
})

test.each([
  ['ada@example.com', true],
  ['grüße@bücher.example', true],
  [' ada@example.com', false],
  ['ada', false],
])('a login with the e-mail address %j is sent: %s', async (email, isSent) => {
  const { client, frame, ready } = startClient()
  const caller = new AbortController()
  const asked = client.request('CONNECT_EMAIL', { email }, caller.signal)
  const ended = expect(asked).rejects.toMatchObject({
    code: isSent ? 'kit/aborted' : 'rpc/invalid-params',
  })
  const loading = client.load(signal)
  await ready()
  await loading
  await turns()
  expect(frame().posted.length).toBe(isSent ? 1 : 0)
  caller.abort()
  await ended
})

test('the frame client waits 500 ms again after the frame reloads itself, and repeats no request [F8]', async () => {
  const { client, clock, frame, ready, receive, posted } = startClient()
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const params = ['0x00', '0x00']
  const open = [
    client.request('RPC_REQUEST', { method: 'personal_sign', params }, signal),
    client.request('GET_USER', undefined, signal),
  ]
  await ready()
  await posted(2)
  receive({ type: '@w3m-frame/READY', payload: {} })
  await expect(open[0]).rejects.toMatchObject({ code: 'embedded/request-aborted' })
  await expect(open[1]).rejects.toMatchObject({ code: 'embedded/aborted' })
  expect(events).toEqual([{ type: 'reloaded' }])
  const next = client.request('IS_CONNECTED', undefined, signal)
  clock.advance(499)
  await turns()
  expect(frame().posted.length).toBe(2)
  clock.advance(1)
  await posted(3)
  const { id, type } = Object(frame().posted[2]?.message)
  expect(type).toBe('@w3m-app/IS_CONNECTED')
  receive({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', id, payload: { isConnected: true } })
  await expect(next).resolves.toEqual({ isConnected: true })
})

test('a frame that reloads itself within its 500 ms gets them again [F8]', async () => {
  const { client, clock, receive } = startClient()
  let isLoaded = false
  const loading = client.load(signal).then(() => {
    isLoaded = true
  })
  receive({ type: '@w3m-frame/READY', payload: {} })
  await turns()
  clock.advance(400)
  receive({ type: '@w3m-frame/READY', payload: {} })
  await turns()
  clock.advance(499)
  await turns()
  expect(isLoaded).toBe(false)
  clock.advance(1)
  await loading
})

test('a frame that a script of the page removed is added again, and its open request rejects', async () => {
  const { client, platform, frame, ready, receive, posted, clock } = startClient()
  const params = ['0x00', '0x00']
  const open = client.request('RPC_REQUEST', { method: 'personal_sign', params }, signal)
  const lost = expect(open).rejects.toMatchObject({ code: 'embedded/request-aborted' })
  await ready()
  await posted(1)
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  frame().removed = true
  const next = client.request('IS_CONNECTED', undefined, signal)
  await lost
  expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-lost' }, { type: 'reloaded' }])
  const [, second] = platform.controls.frames
  if (second === undefined) throw new Error('No frame was added again')
  receive({ type: '@w3m-frame/READY', payload: {} }, { source: second.window })
  await turns()
  clock.advance(500)
  await turns()
  const { id } = Object(second.posted[0]?.message)
  receive(
    { type: '@w3m-frame/IS_CONNECTED_SUCCESS', id, payload: { isConnected: true } },
    { source: second.window },
  )
  await expect(next).resolves.toEqual({ isConnected: true })
})

test('a frame that reloads itself all the time counts as not loaded after 21 s', async () => {
  const { client, clock, receive } = startClient()
  const asked = client.request('IS_CONNECTED', undefined, signal)
  const failed = expect(asked).rejects.toMatchObject({ code: 'embedded/frame-not-loaded' })
  for (let ms = 0; ms < 21_000; ms += 300) {
    receive({ type: '@w3m-frame/READY', payload: {} })
    await turns()
    clock.advance(300)
    await turns()
  }
  await failed
})

test('the frame client has no frame on a server', async () => {
  const { client, platform } = startClient()
  platform.page.frame = () => null
  await expect(client.load(signal)).rejects.toMatchObject({
    code: 'embedded/frame-missing',
    message: 'W3mFrame: iframe is not set',
  })
})

/** Random names, and names that differ from an allowed one in a few characters. */
const methodNames = fc.oneof(
  fc.string(),
  fc.constantFrom('eth_sign', 'constructor', '__proto__', 'toString', 'wallet_addEthereumChain'),
  fc
    .tuple(
      fc.constantFrom(...readMethods, ...approvedMethods),
      fc.string({ maxLength: 3 }),
      fc.nat(),
    )
    .map(([name, text, at]) => {
      const index = at % (name.length + 1)
      return `${name.slice(0, index)}${text}${name.slice(index)}`
    }),
  fc.constantFrom(...approvedMethods).map((name) => name.toUpperCase()),
)

test('no method outside of the allow-list leaves the page [R4]', async () => {
  const { client, frame, ready } = startClient()
  const loading = client.load(signal)
  await ready()
  await loading
  await fc.assert(
    fc.asyncProperty(methodNames, async (method) => {
      fc.pre(!isAllowedMethod(method))
      await expect(
        client.request('RPC_REQUEST', { method, params: [] } as never, signal),
      ).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    }),
  )
  expect(frame().posted).toEqual([])
})

test('a reload during the first load reports no failure and keeps one frame', async () => {
  const { client, platform, clock, receive } = startClient()
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const first = client.load(signal)
  first.catch(() => {})
  const reloaded = client.reload(signal)
  await expect(first).rejects.toMatchObject({ code: 'embedded/frame-not-loaded' })
  const [old, next] = platform.controls.frames
  receive({ type: '@w3m-frame/READY', payload: {} }, { source: next?.window ?? null })
  await turns()
  clock.advance(500)
  await reloaded
  await client.load(signal)
  expect([platform.controls.frames.length, old?.removed, events]).toEqual([2, true, []])
})
