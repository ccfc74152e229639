import { expect, test } from 'vitest'
import { createTab, evm, polygon, signerOf, solana, storedIn } from '../testing/host.fixture.ts'
import { cosmosPublicKey } from '../testing/signers.fixture.ts'
import {
  json,
  openServer,
  type SignInServer,
  setup,
  tokenKey,
  transports,
} from './sign-in-server.fixture.ts'

/** The bodies of the calls of a path from now on. */
function bodiesOf(server: SignInServer, path: string): readonly unknown[] {
  const bodies: unknown[] = []
  server.set(path, async (request, next) => {
    bodies.push(await request.clone().json())
    return next()
  })
  return bodies
}

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

test.each(['cosmos', 'cosmos, Ethereum-style key'])(
  'a session of %s is sent with the public key, with which ADR-36 verifiers accept it [SG12]',
  async (kind) => {
    const { server, signIn } = setup()
    const bodies = bodiesOf(server, '/verify')
    await signIn(signerOf(kind))
    expect(bodies).toEqual([
      expect.objectContaining({
        pub_key: { type: 'tendermint/PubKeySecp256k1', value: cosmosPublicKey },
      }),
    ])
  },
)

test('a session of another namespace is sent without a public key [SG12]', async () => {
  const { server, signIn } = setup()
  const bodies = bodiesOf(server, '/verify')
  for (const signer of [evm, solana]) await signIn(signer)
  expect(bodies).toHaveLength(2)
  for (const body of bodies) expect(body).not.toHaveProperty('pub_key')
})

test('each call has the header that protects from other sites, and sends cookies', async () => {
  const { server, signIn } = setup()
  server.set('/verify', (request, next) => {
    expect(request.credentials).toBe('include')
    return next()
  })
  await signIn(evm)
  const { headers, body } = server.lastCall('/verify')
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
  const other = openServer(tab, { token: 'bearer', url: '/api/other' })
  await expect(other.token()).resolves.toBeNull()
  await other.getSessions(evm.chainId, evm.address)
  expect(server.calls()).toHaveLength(3)
})

test.each(['in', 'out'] as const)(
  'getSessions reads again if another tab signs %s before the answer arrives [SG11]',
  async (change) => {
    const { server, tab, signIn, setSessions, prepare, addSession } = setup()
    const second = openServer(createTab({ beside: tab }))
    if (change === 'out') await signIn(evm)
    const session = change === 'in' ? await prepare(evm) : null
    let respond = () => {}
    server.set('/session', async (_, next) => {
      const response = await next()
      await new Promise<void>((resolve) => {
        respond = resolve
      })
      return response
    })
    const read = second.sessionsOf(evm)
    await expect.poll(() => server.calls()).toContain('GET /session')
    server.set('/session', null)
    if (session === null) await setSessions([])
    else await addSession(session)
    respond()
    await expect(read).resolves.toHaveLength(change === 'in' ? 1 : 0)
    expect(tab.clock.pending()).toBe(0)
  },
)

test('the session of another account or network is named, and is not that of the account [SG1]', async () => {
  const { signIn, sessionsOf, getSessions } = setup()
  await signIn(evm)
  for (const named of [await sessionsOf(solana), await getSessions(polygon, evm.address)])
    expect(named).toMatchObject([{ data: { accountAddress: evm.address, chainId: evm.chainId } }])
  await expect(getSessions(evm.chainId, evm.address.toLowerCase())).resolves.toHaveLength(1)
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

test('an answer of a wrong route keeps the token and the session [SG9]', async () => {
  const { tab, server, signIn, sessionsOf } = setup('bearer')
  await signIn(evm)
  server.set('/session', () => json({}, 404))
  await expect(sessionsOf(evm)).rejects.toMatchObject({ code: 'siwx/server-refused' })
  expect(storedIn(tab)).toHaveProperty([tokenKey])
})

test('setSessions keeps the session of the active network', async () => {
  const { tab, server, prepare } = setup()
  const { setSessions } = openServer({
    ...tab,
    host: { ...tab.host, activeNetwork: () => polygon },
  })
  await setSessions([await prepare(evm), await prepare({ ...evm, chainId: polygon })])
  expect(server.lastCall('/verify').body).toMatchObject({ data: { chainId: polygon } })
  expect(server.sessionCount()).toBe(1)
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
