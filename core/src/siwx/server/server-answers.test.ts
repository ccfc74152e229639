import { expect, test } from 'vitest'
import { evm, storedIn } from '../testing/host.fixture.ts'
import {
  blocked,
  html,
  input,
  json,
  noted,
  offline,
  setup,
  tokenKey,
} from './sign-in-server.fixture.ts'

const answers = [
  ['another account', { address: `0x${'22'.repeat(20)}` }],
  ['another network', { chainId: 'eip155:137' }],
] as const
test.each(answers)(
  'addSession rejects an answer that names %s, and signs out [J5]',
  async (_, change) => {
    const { tab, server, prepare, addSession, sessionsOf } = setup()
    const session = await prepare(evm)
    server.set('/verify', async (_request, next) =>
      json({ ...(await (await next()).json()), ...change }),
    )
    await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/other-account' })
    expect(server.sessionCount()).toBe(0)
    await expect(sessionsOf(evm)).resolves.toEqual([])
    expect(storedIn(tab)).not.toHaveProperty([noted])
  },
)

test.each([
  ['no account', {}],
  ['a number as address', { address: 7, chainId: 'eip155:1' }],
  ['a chain id that is not CAIP-2', { address: evm.address, chainId: 1 }],
  ['a list', []],
  ['a prototype', JSON.parse('{"__proto__":{"address":"x","chainId":"eip155:1"}}')],
])('addSession rejects an answer with %s [J5, R10]', async (_, answer) => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  server.set('/verify', () => json(answer))
  await expect(addSession(session)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
})

test.each([
  ['offline', offline],
  ['blocked by the policy of the page [EM12]', blocked],
  ['500', () => html(500)],
  ['503', () => html(503)],
  ['429', () => json({ error: 'Too many' }, 429)],
])(
  'addSession can be repeated with the same signature when the server was unreachable: %s [J4]',
  async (_, fault) => {
    const { server, prepare, addSession, sessionsOf } = setup()
    const session = await prepare(evm)
    server.set('/verify', fault)
    await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/unreachable' })
    await expect(sessionsOf(evm)).resolves.toEqual([])
    server.set('/verify', null)
    await addSession(session)
    await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  },
)

test('addSession fails when the server does not respond within 10 s [J4]', async () => {
  const { tab, server, prepare, addSession } = setup()
  const session = await prepare(evm)
  server.set('/verify', () => new Promise(() => {}))
  const added = expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/unreachable' })
  await expect.poll(() => server.calls()).toContain('POST /verify')
  tab.clock.advance(10_000)
  await added
})

test('a nonce works once: the server refuses the second use [J2]', async () => {
  const { prepare, addSession } = setup()
  const session = await prepare(evm)
  await addSession(session)
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

test.each([
  ['', 'siwx/nonce-invalid'],
  ['short12', 'siwx/nonce-invalid'],
  ['with-hyphen-1234', 'siwx/nonce-invalid'],
  ['line\nbreak1234', 'siwx/nonce-invalid'],
  [12_345_678, 'siwx/nonce-invalid'],
  [null, 'siwx/nonce-invalid'],
  ['x'.repeat(257), 'siwx/nonce-invalid'],
])('createMessage rejects the nonce %j [J2, R17]', async (nonce, code) => {
  const { server, createMessage } = setup()
  server.set('/nonce', () => json({ nonce }))
  await expect(createMessage(input(evm))).rejects.toMatchObject({ code })
})

test('createMessage accepts a nonce of 8 letters and digits', async () => {
  const { server, createMessage } = setup()
  server.set('/nonce', () => json({ nonce: 'Abcdef12' }))
  await expect(createMessage(input(evm))).resolves.toMatchObject({ nonce: 'Abcdef12' })
})

const dated =
  (minutes: number, status = 200) =>
  () =>
    new Response(JSON.stringify({ nonce: 'Abcdef12', error: 'Too old' }), {
      status,
      headers: { date: new Date(1_772_359_200_000 + minutes * 60_000).toUTCString() },
    })
test.each([-10, 10])(
  'createMessage rejects if the clock is %i minutes off [J6]',
  async (minutes) => {
    const { server, createMessage } = setup()
    server.set('/nonce', dated(minutes))
    await expect(createMessage(input(evm))).rejects.toMatchObject({ code: 'siwx/clock-wrong' })
  },
)

test.each([-4, 0, 4])('createMessage accepts a clock that is %i minutes off', async (minutes) => {
  const { server, createMessage } = setup()
  server.set('/nonce', dated(minutes))
  await expect(createMessage(input(evm))).resolves.toMatchObject({ nonce: 'Abcdef12' })
})

test('addSession names the clock if the server refuses and its clock differs [J6]', async () => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  server.set('/verify', dated(10, 401))
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/clock-wrong' })
})

test.each([
  ['clock-wrong', 'siwx/clock-wrong'],
  ['siwx/clock-wrong', 'siwx/clock-wrong'],
  ['expired', 'siwx/expired'],
  ['not-yet-valid', 'siwx/not-yet-valid'],
  ['nonce-used', 'siwx/nonce-invalid'],
  ['not-verified', 'siwx/not-verified'],
  ['toString', 'siwx/server-refused'],
])('addSession maps the code %s of a refusal to %s', async (given, code) => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  server.set('/verify', () => json({ error: 'No.', code: given }, 401))
  await expect(addSession(session)).rejects.toMatchObject({ code })
})

test.each([
  [json({ error: 'You are\nblocked\u202e.' }, 403), 'You are blocked.'],
  [json({ error: 'x'.repeat(10_000) }, 400), `${'x'.repeat(199)}…`],
  [json({ error: { text: 'x' } }, 400), 'status 400'],
  [json(null, 422), 'status 422'],
  [html(400), 'status 400'],
])(
  'addSession shows the cleaned text of a refusal and never HTML [O8, R9]',
  async (response, reason) => {
    const { server, prepare, addSession } = setup()
    const session = await prepare(evm)
    server.set('/verify', () => response)
    await expect(addSession(session)).rejects.toMatchObject({
      code: 'siwx/server-refused',
      message: `The server refused the sign-in: ${reason}`,
      cause: { message: reason },
    })
  },
)

test.each([
  ['HTML', () => html(200), 'endpoint/unreadable'],
  ['text', () => new Response('ok'), 'endpoint/unreadable'],
  ['10 MB', () => new Response(`"${'x'.repeat(10_000_000)}"`), 'endpoint/unreadable'],
  ['a list', () => json([]), 'endpoint/unreadable'],
  ['another shape', () => json({ user: { id: 1 } }), 'endpoint/unreadable'],
  [
    'an invalid time',
    () => json({ address: 'x', chainId: 'a:b', message: 7 }),
    'endpoint/unreadable',
  ],
  ['500', () => html(500), 'siwx/unreachable'],
  ['403', () => json({ error: 'Origin' }, 403), 'siwx/server-refused'],
  ['a redirect', () => Response.redirect('https://evil.example/session'), 'siwx/server-refused'],
  ['no connection', offline, 'siwx/unreachable'],
  ['404, of a wrong route', () => html(404), 'siwx/server-refused'],
] as const)('getSessions rejects for %s [SG9]', async (_, fault, code) => {
  const { server, sessionsOf } = setup()
  server.set('/session', fault)
  await expect(sessionsOf(evm)).rejects.toMatchObject({ code })
})

test.each([
  ['401', () => json({ error: 'No session' }, 401)],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
])('getSessions finds no session for %s', async (_, fault) => {
  const { server, sessionsOf } = setup()
  server.set('/session', fault)
  await expect(sessionsOf(evm)).resolves.toEqual([])
})

test.each([undefined, '', 'with space', 'line\nbreak', 7])(
  'addSession rejects the token %j of a server',
  async (token) => {
    const { tab, server, prepare, addSession } = setup('bearer')
    const session = await prepare(evm)
    const { address, chainId } = evm
    server.set('/verify', () => json({ address, chainId, token }))
    await expect(addSession(session)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
    expect(storedIn(tab)).not.toHaveProperty([tokenKey])
  },
)

test('a server that cannot verify names the cause for the developer [SG5]', async () => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  const answer = { error: 'Signing in is not possible.', code: 'adapter/library-missing' }
  server.set('/verify', () => json(answer, 503))
  await expect(addSession(session)).rejects.toMatchObject({
    code: 'siwx/unreachable',
    cause: { message: expect.stringMatching(/503 adapter\/library-missing Signing in is not/) },
  })
})

test('addSession resolves with the session of the answer, also with its end [SG7]', async () => {
  const { prepare, addSession } = setup()
  await expect(addSession(await prepare(evm))).resolves.toMatchObject({
    data: { accountAddress: evm.address, expirationTime: '2026-03-02T10:00:00.000Z' },
  })
})

test.each([
  ['has already ended', '2026-03-01T10:00:00.000Z', {}, 'siwx/expired'],
  [
    'has ended by the clock of the server',
    '2026-03-01T10:01:00.000Z',
    { date: 'Sun, 01 Mar 2026 10:01:00 GMT' },
    'siwx/expired',
  ],
  ['ends at an invalid time', 'soon', {}, 'endpoint/unreadable'],
  ['ends at a number', 7, {}, 'endpoint/unreadable'],
])(
  'a session that %s does not sign in, and is signed out [SG7]',
  async (_, expirationTime, headers, code) => {
    const { server, prepare, addSession, sessionsOf } = setup()
    const session = await prepare(evm)
    server.set('/verify', async (_request, next) => {
      const answer = await (await next()).json()
      return new Response(JSON.stringify({ ...answer, expirationTime }), { headers })
    })
    await expect(addSession(session)).rejects.toMatchObject({ code })
    await expect(sessionsOf(evm)).resolves.toEqual([])
    expect(server.sessionCount()).toBe(0)
  },
)
