import { expect, test } from 'vitest'
import { hostedSessions } from '../hosted-sessions.ts'
import type { SiwxHost } from '../siwx.ts'
import {
  createTab,
  evm,
  polygon,
  sign,
  signerOf,
  solana,
  storedIn,
  type Tab,
} from '../testing/host.fixture.ts'
import type { Signer } from '../testing/signers.fixture.ts'
import type { HostedOptions } from './hosted.types.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const authKey = '@latchkit/default/siwx_auth_token'
const nonceKey = '@latchkit/default/siwx_nonce_token'
const noted = '@latchkit/default/siwx_sign_out'

/** Null: the response of the service. */
type Respond = (request: Request) => Response | Promise<Response> | null
type Call = { url: URL; method: string; headers: Headers; body: unknown }

/** The hosted service as a function. `set` replaces the response of a key. */
function createService() {
  const calls: Call[] = []
  const faults = new Map<string, Respond>()
  let session: { token: string; address: string; caip2Network: string } | null = null
  let metadata: unknown = null
  let tokens = 0
  const isSignedIn = ({ headers }: Request) =>
    session !== null && headers.get('authorization') === `Bearer ${session.token}`
  const routes: Readonly<Record<string, (request: Request, body: unknown) => Response>> = {
    'GET nonce': () =>
      json({ nonce: `hosted${String(calls.length).padStart(4, '0')}`, token: 'nonce-jwt' }),
    'POST authenticate'(request, body) {
      if (request.headers.get('x-nonce-jwt') !== 'Bearer nonce-jwt') return json({}, 401)
      const { data } = Object(body)
      tokens += 1
      const token = `auth-jwt-${tokens}`
      session = { token, address: data.accountAddress, caip2Network: data.chainId }
      return json({ token })
    },
    'GET me'(request) {
      if (!isSignedIn(request)) return json({ error: 'Unauthorized' }, 401)
      const { token: _, ...account } = Object(session)
      const isFull = new URL(request.url).searchParams.get('includeAppKitAccount') === 'true'
      return json({ ...account, ...(isFull && { appKitAccount: { metadata } }) })
    },
    'PUT account-metadata'(request, body) {
      if (!isSignedIn(request)) return json({ error: 'Unauthorized' }, 401)
      metadata = Object(body).metadata
      return new Response(null, { status: 204 })
    },
    'POST sign-out'(request) {
      if (isSignedIn(request)) session = null
      return json({})
    },
  }
  return {
    calls,
    keys: () => calls.map(({ method, url }) => `${method} ${url.pathname}`),
    set: (key: string, fault: Respond | null) =>
      void (fault === null ? faults.delete(key) : faults.set(key, fault)),
    isOpen: () => session !== null,
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const key = url.pathname.replace('/auth/v1/', '')
      const text = await request.clone().text()
      const { method, headers } = request
      const body: unknown = text === '' ? null : JSON.parse(text)
      calls.push({ url, method, headers, body })
      return (
        (await faults.get(key)?.(request)) ??
        routes[`${method} ${key}`]?.(request, body) ??
        json({}, 404)
      )
    },
  }
}

function open(tab: Tab, options: HostedOptions = {}, host: Partial<SiwxHost> = {}) {
  const entry = hostedSessions(options)
  const siwx = entry.create({ ...tab.host, ...host })
  const prepare = async ({ chainId, address: accountAddress, ...signer }: Signer) =>
    sign(
      { chainId, address: accountAddress, ...signer },
      await siwx.createMessage({ chainId, accountAddress }),
    )
  return {
    ...siwx,
    entry,
    prepare,
    signIn: async (signer: Signer) => siwx.addSession(await prepare(signer)),
    sessionsOf: ({ chainId, address }: Signer) => siwx.getSessions(chainId, address),
  }
}
function setup(options: HostedOptions = {}, host: Partial<SiwxHost> = {}) {
  const service = createService()
  const tab = createTab({ fetch: service.fetch })
  return { service, tab, ...open(tab, options, host) }
}

test('a visitor signs in, stays signed in after a reload, and signs out', async () => {
  const { service, tab, signIn, sessionsOf } = setup()
  await signIn(evm)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  const reloaded = open(createTab({ fetch: service.fetch, stored: storedIn(tab) }))
  await expect(reloaded.getSessions(evm.chainId, evm.address.toLowerCase())).resolves.toMatchObject(
    [{ data: { accountAddress: evm.address, chainId: evm.chainId } }],
  )
  await expect(reloaded.getSessions(polygon, evm.address)).resolves.toEqual([])
  await reloaded.setSessions([])
  await expect(reloaded.sessionsOf(evm)).resolves.toEqual([])
  expect(service.isOpen()).toBe(false)
})

test('each call names the project, and has the tokens of the protocol', async () => {
  const { service, tab, prepare, addSession, sessionsOf } = setup(
    {},
    {
      wallet: () => ({
        id: 'io.fox',
        name: 'Fox',
        icon: 'https://fox.example/i.png',
        type: 'ANNOUNCED',
      }),
    },
  )
  const session = await prepare(evm)
  expect(storedIn(tab)[nonceKey]).toContain('nonce-jwt')
  await addSession(session)
  await sessionsOf(evm)
  const base = 'https://directory.example/auth/v1'
  const query = '?projectId=p&st=appkit&sv=html-eip155-1.7.7'
  expect(service.calls.map(({ method, url }) => `${method} ${url.href}`)).toEqual([
    `GET ${base}/nonce${query}`,
    `POST ${base}/authenticate${query}`,
    `GET ${base}/me${query}`,
    `GET ${base}/me${query}`,
  ])
  expect(service.calls[1]?.headers.get('x-nonce-jwt')).toBe('Bearer nonce-jwt')
  expect(service.calls[1]?.body).toEqual({
    data: session.data,
    message: session.message,
    signature: session.signature,
    clientId: null,
    walletInfo: { type: 'extension', name: 'Fox', icon: 'https://fox.example/i.png' },
  })
  expect(service.calls[2]?.headers.get('authorization')).toBe('Bearer auth-jwt-1')
  expect(Object.keys(storedIn(tab))).toEqual([authKey])
})

test('a session of cosmos is sent with the public key [SG12]', async () => {
  const { service, prepare, addSession } = setup()
  await addSession(await prepare(signerOf('cosmos')))
  const key = { type: 'tendermint/PubKeySecp256k1', value: expect.stringMatching(/^[\w+/]{44}$/) }
  expect(service.calls[1]?.body).toMatchObject({ pub_key: key })
})

test.each([
  ['EXTERNAL', 'extension'],
  ['INJECTED', 'extension'],
  ['WALLET_CONNECT', 'walletconnect'],
  ['MULTI_CHAIN', 'unknown'],
] as const)('a wallet of type %s is recorded as %s', async (type, expected) => {
  const { service, signIn } = setup(
    {},
    { wallet: () => ({ id: 'w', name: 'W', icon: null, type }) },
  )
  await signIn(evm)
  expect(service.calls[1]?.body).toMatchObject({ walletInfo: { type: expected, name: 'W' } })
})

test('the message is the plain text with a CAIP-2 id, or a standard one', async () => {
  const input = { chainId: evm.chainId, accountAddress: evm.address }
  const lines = async (options: HostedOptions) =>
    (await setup(options).createMessage(input)).toString().split('\n')
  await expect(lines({})).resolves.toContain('Chain ID: eip155:1')
  await expect(lines({ message: 'standard' })).resolves.toContain('Chain ID: 1')
})

test('getSessions sends no request without a token', async () => {
  const { service, sessionsOf } = setup()
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect(service.calls).toEqual([])
})

test.each([
  ['500', () => json({}, 500)],
  ['404', () => json({}, 404)],
  ['HTML', () => new Response('<h1>')],
  ['no connection', offline],
  ['another shape', () => json({ address: 1 })],
])('getSessions rejects for %s, and keeps the session and the token [SG9]', async (_, fault) => {
  const { entry, service, tab, signIn, sessionsOf } = setup()
  const seen: unknown[] = []
  await signIn(evm)
  entry.on('sessionChanged', (session) => seen.push(session))
  service.set('me', fault)
  await expect(sessionsOf(evm)).rejects.toThrow()
  expect(storedIn(tab)).toHaveProperty([authKey])
  service.set('me', null)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  expect(seen).toEqual([])
  service.set('me', () => json({}, 401))
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect(seen).toEqual([undefined])
})

test('addSession rejects a session that the service opened for another account [J5]', async () => {
  const { service, tab, prepare, addSession } = setup()
  const session = await prepare(evm)
  service.set('me', () => json({ address: solana.address, caip2Network: solana.chainId }))
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/other-account' })
  expect([service.isOpen(), Object.keys(storedIn(tab))]).toEqual([false, []])
})

test.each([
  ['authenticate', offline],
  ['authenticate', () => json({}, 503)],
  ['me', offline],
])('addSession can be repeated with the same signature when %s failed [J4]', async (key, fault) => {
  const { service, prepare, addSession, sessionsOf } = setup()
  const session = await prepare(evm)
  service.set(key, fault)
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/unreachable' })
  service.set(key, null)
  await addSession(session)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  expect(service.keys().filter((each) => each === 'GET /auth/v1/nonce')).toHaveLength(1)
})

test.each([
  ['a text', () => new Response('Nonce expired', { status: 400 }), 'status 400'],
  ['HTML', () => new Response('<h1>Error</h1>', { status: 400 }), 'status 400'],
  ['JSON', () => json({ error: 'Nonce expired' }, 400), 'Nonce expired'],
])(
  'addSession shows the reason of a refusal as %s, and never HTML [O8]',
  async (_, fault, reason) => {
    const { service, prepare, addSession } = setup()
    const session = await prepare(evm)
    service.set('authenticate', fault)
    await expect(addSession(session)).rejects.toMatchObject({
      code: 'siwx/server-refused',
      details: { reason },
    })
  },
)

test.each([
  [{ nonce: 'short' }],
  [{ nonce: 'abcdefgh' }],
  [{ nonce: 'abcdefgh', token: 'with space' }],
  [{ nonce: 'not-alphanumeric', token: 't' }],
  [null],
])('createMessage rejects the answer %j [J2, R17]', async (answer) => {
  const { service, createMessage } = setup()
  service.set('nonce', () => json(answer))
  await expect(
    createMessage({ chainId: evm.chainId, accountAddress: evm.address }),
  ).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

test('addSession rejects a session without a nonce of the service', async () => {
  const { prepare, addSession } = setup()
  const session = await prepare(evm)
  await addSession(session)
  await expect(addSession({ ...session, signature: '0x' })).rejects.toMatchObject({
    code: 'siwx/nonce-invalid',
  })
})

test('a sign-out that fails clears both tokens and is repeated [J8]', async () => {
  const { service, tab, signIn, createMessage, setSessions, sessionsOf } = setup()
  await signIn(evm)
  await createMessage({ chainId: evm.chainId, accountAddress: evm.address })
  service.set('sign-out', offline)
  await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect(Object.keys(storedIn(tab))).toEqual([noted])
  await expect(sessionsOf(evm)).resolves.toEqual([])
  service.set('sign-out', null)
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect([service.isOpen(), Object.keys(storedIn(tab))]).toEqual([false, []])
})

test('getSessionAccount and setSessionAccountMetadata need a session', async () => {
  const { entry, signIn, service } = setup()
  for (const call of [hostedSessions(), entry]) {
    await expect(call.getSessionAccount()).rejects.toMatchObject({
      code: 'siwx/not-authenticated',
      message: 'Not authenticated',
    })
    await expect(call.setSessionAccountMetadata({})).rejects.toMatchObject({
      code: 'siwx/not-authenticated',
    })
  }
  await signIn(evm)
  await entry.setSessionAccountMetadata({ theme: 'dark' })
  await expect(entry.getSessionAccount()).resolves.toEqual({
    address: evm.address,
    caip2Network: evm.chainId,
    appKitAccount: { metadata: { theme: 'dark' } },
  })
  service.set('me', () => json({}, 401))
  await expect(entry.getSessionAccount()).rejects.toMatchObject({ code: 'siwx/not-authenticated' })
})

test('sessionChanged reports each new session once, and undefined after signing out', async () => {
  const { entry, prepare, addSession, sessionsOf, setSessions, tab } = setup()
  const seen: unknown[] = []
  entry.on('sessionChanged', () => {
    throw new Error('of the page')
  })
  const stop = entry.on('sessionChanged', (session) => seen.push(session))
  const session = await prepare(evm)
  await addSession(session)
  await sessionsOf(evm)
  await setSessions([])
  stop()
  await addSession(await prepare(evm))
  expect(seen).toEqual([session, undefined])
  expect(tab.platform.controls.logged).toHaveLength(3)
})

test('setSessions keeps the session of the active network, else the first', async () => {
  const { service, prepare, setSessions } = setup({}, { activeNetwork: () => polygon })
  await setSessions([await prepare(evm), await prepare({ ...evm, chainId: polygon })])
  expect(service.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    data: { chainId: polygon },
  })
})

test('subscribe reports a token that another tab stored', () => {
  const { tab, subscribe } = setup()
  let changes = 0
  subscribe?.(() => {
    changes += 1
  })
  for (const key of [authKey, nonceKey, null]) tab.platform.controls.emitStorageChange(key)
  expect(changes).toBe(2)
})

test('a token of another service is never sent', async () => {
  const { tab, service } = setup()
  tab.storage.set('siwx_auth_token', JSON.stringify({ url: 'https://other.example', token: 'x' }))
  await expect(open(tab).sessionsOf(evm)).resolves.toEqual([])
  expect(service.calls).toEqual([])
})

test('hostedSessions rejects options that the service does not support', () => {
  expect(() => hostedSessions({ clearChainIdNamespace: true } as never)).toThrow(
    expect.objectContaining({ code: 'config/option-invalid' }),
  )
})

test('revokeSession signs out only the account of the session', async () => {
  const { service, signIn, revokeSession, sessionsOf } = setup()
  await signIn(evm)
  await revokeSession(solana.chainId, solana.address)
  expect([service.isOpen(), (await sessionsOf(evm)).length]).toEqual([true, 1])
  service.set('me', offline)
  await revokeSession(evm.chainId, evm.address)
  expect(service.isOpen()).toBe(false)
})

test.each(['authenticate', 'me'] as const)(
  'a session that opens after the visitor gave up ends, also while %s is answered [SG2]',
  async (key) => {
    const { service, tab, prepare, addSession } = setup()
    const session = await prepare(evm)
    const given = new AbortController()
    service.set(key, () => {
      given.abort()
      return null
    })
    await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
    expect([service.isOpen(), Object.keys(storedIn(tab))]).toEqual([false, []])
  },
)

test('revokeNamespace ends the session of any account of the namespace [SG1]', async () => {
  const { service, signIn, revokeNamespace } = setup()
  await signIn(evm)
  await revokeNamespace?.('solana')
  expect(service.isOpen()).toBe(true)
  service.set('me', offline)
  await expect(revokeNamespace?.('eip155')).rejects.toMatchObject({ code: 'siwx/unreachable' })
  service.set('me', null)
  await revokeNamespace?.('eip155')
  expect(service.isOpen()).toBe(false)
})

test('revokeNamespace repeats a sign-out that failed [SG1, SG8]', async () => {
  const { service, signIn, setSessions, revokeNamespace } = setup()
  await signIn(evm)
  service.set('sign-out', offline)
  await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  await expect(revokeNamespace?.('eip155')).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  service.set('sign-out', null)
  await revokeNamespace?.('eip155')
  expect(service.isOpen()).toBe(false)
})

test('the token of an account is signed out once another account has signed in [SG1]', async () => {
  const { service, signIn } = setup()
  await signIn(evm)
  await signIn(solana)
  await expect.poll(() => service.keys().filter((key) => key.endsWith('/sign-out')).length).toBe(1)
  const call = service.calls.find(({ url }) => url.pathname.endsWith('/sign-out'))
  expect(call?.headers.get('authorization')).toBe('Bearer auth-jwt-1')
})

test('getSessions reads again if another tab signs out before the answer arrives [SG11]', async () => {
  const { service, tab, signIn, sessionsOf } = setup()
  const second = open(createTab({ beside: tab }))
  await signIn(evm)
  let respond = () => {}
  service.set('me', () => {
    const answer = json({ address: evm.address, caip2Network: evm.chainId })
    return new Promise((resolve) => {
      respond = () => resolve(answer)
    })
  })
  const read = sessionsOf(evm)
  await expect.poll(() => service.keys().filter((key) => key.endsWith('/me')).length).toBe(2)
  await second.setSessions([])
  respond()
  await expect(read).resolves.toEqual([])
})
