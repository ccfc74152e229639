import { expect, test } from 'vitest'
import {
  createTab,
  evm,
  polygon,
  sign,
  signerOf,
  solana,
  storedIn,
  type Tab,
} from '../host.fixture.ts'
import { type ServerOptions, serverSessions } from '../server-sessions.ts'
import type { Signer } from '../signers.fixture.ts'
import { createSignInServer, html, type SignInServer } from './sign-in-server.fixture.ts'

const input = ({ chainId, address: accountAddress }: Signer) => ({ chainId, accountAddress })
const url = '/api/sign-in'
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const noted = '@latchkit/default/siwx_sign_out'
const tokenKey = '@latchkit/default/siwx_auth_token'

function open(tab: Tab, options: Partial<ServerOptions> = {}) {
  const entry = serverSessions({ url, ...options })
  const siwx = entry.create(tab.host)
  return {
    ...siwx,
    token: entry.token,
    prepare: async (signer: Signer) => sign(signer, await siwx.createMessage(input(signer))),
    async signIn(signer: Signer) {
      await siwx.addSession(await sign(signer, await siwx.createMessage(input(signer))))
    },
    sessionsOf: ({ chainId, address }: Signer) => siwx.getSessions(chainId, address),
  }
}
type Transport = 'cookie' | 'bearer'
function setup(transport: Transport = 'cookie', options: Partial<ServerOptions> = {}) {
  let server: SignInServer | null = null
  const tab = createTab({ fetch: (request, init) => (server ?? created).fetch(request, init) })
  const created = createSignInServer(transport, tab.host.verify)
  server = created
  return { tab, server: created, ...open(tab, { token: transport, ...options }) }
}
const transports = ['cookie', 'bearer'] as const

test.each(transports)(
  'a visitor signs in, stays signed in and signs out (%s)',
  async (transport) => {
    const { server, sessionsOf, signIn, setSessions } = setup(transport)
    await signIn(evm)
    await expect(sessionsOf(evm)).resolves.toMatchObject([
      {
        data: {
          accountAddress: evm.address,
          chainId: evm.chainId,
          domain: 'app.example.com',
          nonce: 'server0001',
          expirationTime: '2026-03-02T10:00:00.000Z',
        },
        message: expect.stringContaining('wants you to sign in'),
        signature: expect.stringMatching(/^0x/),
      },
    ])
    await setSessions([])
    await expect(sessionsOf(evm)).resolves.toEqual([])
    expect(server.sessionCount()).toBe(0)
  },
)

test.each(['solana', 'polkadot, sr25519', 'cosmos', 'bip122, BIP-322 of p2wpkh'])(
  'an account of %s signs in',
  async (kind) => {
    const { signIn, sessionsOf } = setup()
    await signIn(signerOf(kind))
    await expect(sessionsOf(signerOf(kind))).resolves.toHaveLength(1)
  },
)

test('each call has the header that protects from other sites, and sends cookies', async () => {
  const { server, signIn } = setup()
  server.set('/verify', (request, next) => {
    expect(request.credentials).toBe('include')
    return next()
  })
  await signIn(evm)
  const { headers, body } = server.lastCall()
  expect([headers.get('x-latchkit-siwx'), headers.get('content-type')]).toEqual([
    '1',
    'application/json',
  ])
  expect(headers.get('authorization')).toBeNull()
  expect(body).toMatchObject({ message: expect.any(String), signature: expect.any(String) })
})

test('with bearer tokens no cookie is sent, and the token is sent only to its own server', async () => {
  const { tab, server, signIn, sessionsOf, token } = setup('bearer')
  server.set('/session', (request, next) => {
    expect(request.credentials).toBe('omit')
    return next()
  })
  await expect(token()).resolves.toBeNull()
  await signIn(evm)
  await sessionsOf(evm)
  expect(server.lastCall().headers.get('authorization')).toBe('Bearer token-server0001')
  await expect(token()).resolves.toBe('token-server0001')
  const other = open(tab, { token: 'bearer', url: '/api/other' })
  await expect(other.token()).resolves.toBeNull()
  await other.getSessions(evm.chainId, evm.address)
  expect(server.calls()).toHaveLength(3)
})

test('the paths of the endpoints are options', async () => {
  const paths = { nonce: '/n', verify: '/v', session: '/s', signOut: '/o' }
  const { server, createMessage, sessionsOf, setSessions } = setup('cookie', { paths })
  server.set('/n', () => json({ nonce: 'abcdefgh' }))
  await createMessage(input(evm))
  await sessionsOf(evm)
  await setSessions([])
  expect(server.calls()).toEqual(['GET /n', 'GET /s', 'POST /o'])
})

test('concurrent calls of getSessions share one request', async () => {
  const { server, signIn, sessionsOf } = setup()
  await signIn(evm)
  const results = await Promise.all([sessionsOf(evm), sessionsOf(evm), sessionsOf(solana)])
  expect(results.map(({ length }) => length)).toEqual([1, 1, 0])
  expect(server.calls().filter((call) => call === 'GET /session')).toHaveLength(1)
})

test('getSessions does not share a request that was sent before a sign-in', async () => {
  const { server, signIn, sessionsOf, tab } = setup()
  let respond = () => {}
  server.set('/session', async (_, next) => {
    const response = await next()
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    return response
  })
  const before = sessionsOf(evm)
  await expect.poll(() => server.calls()).toContain('GET /session')
  server.set('/session', null)
  await signIn(evm)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  respond()
  await expect(before).resolves.toEqual([])
  expect(tab.clock.pending?.() ?? 0).toBe(0)
})

test('the session of another account or network is not that of the account', async () => {
  const { signIn, sessionsOf, getSessions } = setup()
  await signIn(evm)
  await expect(sessionsOf(solana)).resolves.toEqual([])
  await expect(getSessions(polygon, evm.address)).resolves.toEqual([])
  await expect(getSessions(evm.chainId, evm.address.toLowerCase())).resolves.toHaveLength(1)
})

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

test('a wrong session that cannot be signed out stays noted, and counts for no account [J5, J8]', async () => {
  const { tab, server, prepare, addSession, sessionsOf } = setup()
  const session = await prepare(evm)
  server.set('/verify', async (_, next) => {
    await next()
    return json({ address: solana.address, chainId: solana.chainId })
  })
  server.set('/sign-out', offline)
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/other-account' })
  expect(storedIn(tab)).toHaveProperty([noted])
  await expect(sessionsOf(evm)).resolves.toEqual([])
  server.set('/sign-out', null)
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect(server.sessionCount()).toBe(0)
})

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
] as const)('getSessions rejects for %s', async (_, fault, code) => {
  const { server, sessionsOf } = setup()
  server.set('/session', fault)
  await expect(sessionsOf(evm)).rejects.toMatchObject({ code })
})

test.each([
  ['401', () => json({ error: 'No session' }, 401)],
  ['404', () => html(404)],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
])('getSessions finds no session for %s', async (_, fault) => {
  const { server, sessionsOf } = setup()
  server.set('/session', fault)
  await expect(sessionsOf(evm)).resolves.toEqual([])
})

test('a server that ends a session leaves no token behind', async () => {
  const { tab, server, signIn, sessionsOf } = setup('bearer')
  await signIn(evm)
  server.set('/session', () => json({}, 401))
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect(storedIn(tab)).not.toHaveProperty([tokenKey])
  await sessionsOf(evm)
  expect(server.calls().filter((call) => call === 'GET /session')).toHaveLength(1)
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

test.each(transports)(
  'a sign-out that fails is noted and repeated before the next session is read [J8] (%s)',
  async (transport) => {
    const { tab, server, signIn, setSessions, sessionsOf } = setup(transport)
    await signIn(evm)
    server.set('/sign-out', offline)
    await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
    await expect(sessionsOf(evm)).resolves.toEqual([])
    expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([1, true])
    const reloaded = createTab({
      stored: storedIn(tab),
      fetch: server.fetch,
      clock: tab.clock,
    })
    server.set('/sign-out', null)
    await expect(open(reloaded, { token: transport }).sessionsOf(evm)).resolves.toEqual([])
    expect([server.sessionCount(), noted in storedIn(reloaded)]).toEqual([0, false])
  },
)

test('setSessions([]) fails after 3 s without a response, and stays noted [J8]', async () => {
  const { tab, server, signIn, setSessions } = setup()
  await signIn(evm)
  server.set('/sign-out', () => new Promise(() => {}))
  const ended = expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  await expect.poll(() => server.calls()).toContain('POST /sign-out')
  expect(storedIn(tab)).toHaveProperty([noted])
  tab.clock.advance(3_000)
  await ended
})

test('signing in again ends the note of a sign-out that failed [J8]', async () => {
  const { tab, server, signIn, setSessions, sessionsOf } = setup()
  await signIn(evm)
  server.set('/sign-out', offline)
  await expect(setSessions([])).rejects.toThrow()
  await signIn(evm)
  expect(storedIn(tab)).not.toHaveProperty([noted])
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
})

test('signing out without a session succeeds', async () => {
  const { server, setSessions } = setup('bearer')
  await setSessions([])
  expect(server.calls()).toEqual([])
})

test('setSessions keeps the session of the active network', async () => {
  const { tab, server, prepare } = setup()
  const { setSessions } = open({ ...tab, host: { ...tab.host, activeNetwork: () => polygon } })
  await setSessions([await prepare(evm), await prepare({ ...evm, chainId: polygon })])
  expect(server.lastCall().body).toMatchObject({ data: { chainId: polygon } })
  expect(server.sessionCount()).toBe(1)
})

test('revokeSession signs out only the account of the session', async () => {
  const { server, signIn, revokeSession } = setup()
  await signIn(evm)
  await revokeSession(solana.chainId, solana.address)
  expect(server.sessionCount()).toBe(1)
  await revokeSession(evm.chainId, evm.address.toLowerCase())
  expect(server.sessionCount()).toBe(0)
})

test('another tab learns of signing in and out', async () => {
  const { tab, signIn, setSessions } = setup()
  const second = createTab()
  const { subscribe } = open(second)
  let changes = 0
  subscribe?.(() => {
    changes += 1
  })
  const values = new Set<string | undefined>()
  const spread = () => {
    values.add(storedIn(tab)['@latchkit/default/siwx_changed'])
    second.platform.controls.emitStorageChange('@latchkit/default/siwx_changed')
  }
  await signIn(evm)
  spread()
  await setSessions([])
  spread()
  expect([changes, values.size]).toEqual([2, 2])
})

test('recordings of requests contain no signature and no token [O4]', async () => {
  const { tab, prepare, addSession } = setup('bearer')
  const traced: unknown[] = []
  tab.platform.trace = ({ response, ...request }) => {
    traced.push(request)
    response.then(
      (value) => traced.push(value),
      () => {},
    )
  }
  const session = await prepare(evm)
  await addSession(session)
  const text = JSON.stringify(traced)
  expect(traced.length).toBeGreaterThan(2)
  expect(text).not.toContain(session.signature)
  expect(text).not.toContain('token-')
})

test.each([
  ['http://api.example/sign-in', 'https://app.example.com'],
  ['https://user:secret@api.example', null],
  ['//evil.example', null],
  ['/api?x=1', null],
  ['ftp://api.example', null],
  ['api', null],
  [undefined, null],
])('serverSessions rejects the URL %j', async (given, page) => {
  const error = { code: 'config/option-invalid' }
  if (page === null)
    expect(() => serverSessions({ url: given as never })).toThrow(expect.objectContaining(error))
  else
    await expect(
      serverSessions({ url: given as never })
        .create(createTab().host)
        .createMessage(input(evm)),
    ).rejects.toMatchObject(error)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000/api', 'https://api.example'])(
  'serverSessions sends requests to %s',
  async (given) => {
    const urls: string[] = []
    const tab = createTab({
      fetch: async (request) => {
        urls.push(new Request(request).url)
        return json({ nonce: 'Abcdef12' })
      },
    })
    await serverSessions({ url: given }).create(tab.host).createMessage(input(evm))
    expect(urls).toEqual([`${given}/nonce`])
  },
)

test.each([
  { token: 'jwt' },
  { paths: { nonce: 'nonce' } },
  { paths: { login: '/login' } },
  { sessionRefetchInterval: -1 },
])('serverSessions rejects the options %j', (options) => {
  expect(() => serverSessions({ url, ...options } as never)).toThrow(
    expect.objectContaining({ code: 'config/option-invalid' }),
  )
})
