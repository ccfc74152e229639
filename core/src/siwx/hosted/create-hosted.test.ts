import { expect, test } from 'vitest'
import { hostedSessions } from '../hosted-sessions.ts'
import { createTab, evm, polygon, signerOf, solana, storedIn } from '../testing/host.fixture.ts'
import { authKey, json, nonceKey, noted, offline, open, setup } from './hosted.fixture.ts'
import type { HostedOptions } from './hosted.types.ts'

test('a visitor signs in, stays signed in after a reload, and signs out', async () => {
  const { service, tab, signIn, sessionsOf } = setup()
  await signIn(evm)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  const reloaded = open(createTab({ fetch: service.fetch, stored: storedIn(tab) }))
  await expect(reloaded.getSessions(evm.chainId, evm.address.toLowerCase())).resolves.toMatchObject(
    [{ data: { accountAddress: evm.address, chainId: evm.chainId } }],
  )
  await expect(reloaded.getSessions(polygon, evm.address)).resolves.toMatchObject([
    { data: { chainId: evm.chainId } },
  ])
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

test('a sign-in that is given up before the signature leaves nothing stored [SG2]', async () => {
  const { tab, prepare } = setup({}, {})
  tab.platform.controls.storage?.set(nonceKey, 'of an earlier version')
  await prepare(evm)
  expect(storedIn(tab)).toEqual({})
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
  await revokeSession(evm.chainId, evm.address)
  expect(service.isOpen()).toBe(false)
})
