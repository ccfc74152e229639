import { expect, test } from 'vitest'
import { createTab, evm, solana, storedIn } from '../testing/host.fixture.ts'
import {
  html,
  json,
  noted,
  offline,
  openServer,
  setup,
  transports,
} from './sign-in-server.fixture.ts'

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
    await expect(openServer(reloaded, { token: transport }).sessionsOf(evm)).resolves.toEqual([])
    expect([server.sessionCount(), noted in storedIn(reloaded)]).toEqual([0, false])
  },
)

test.each([
  ['OK', 200],
  ['', 200],
  ['', 204],
  ['"ok"', 200],
  ['{', 201],
])('a sign-out answered by %j with status %d has succeeded [SG14]', async (body, status) => {
  const { tab, server, signIn, setSessions } = setup()
  await signIn(evm)
  server.set('/sign-out', async (_, next) => {
    await next()
    return new Response(status === 204 ? null : body, { status })
  })
  await setSessions([])
  expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([0, false])
})

test('a sign-out answered by a page in HTML has failed, because no endpoint sent it [SG14]', async () => {
  const { tab, server, signIn, setSessions } = setup()
  await signIn(evm)
  server.set('/sign-out', () => html(200))
  await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect(storedIn(tab)).toHaveProperty([noted])
})

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

test.each(transports)(
  'revokeSession rejects until a sign-out that failed is repeated [SG2, SG8] (%s)',
  async (transport) => {
    const { server, signIn, revokeSession } = setup(transport)
    await signIn(evm)
    server.set('/sign-out', offline)
    const revoke = () => revokeSession(evm.chainId, evm.address)
    for (const _ of [1, 2])
      await expect(revoke()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
    server.set('/sign-out', null)
    await revoke()
    expect(server.sessionCount()).toBe(0)
  },
)

test('revokeSession signs out only the account of the session', async () => {
  const { server, signIn, revokeSession } = setup()
  await signIn(evm)
  await revokeSession(solana.chainId, solana.address)
  expect(server.sessionCount()).toBe(1)
  await revokeSession(evm.chainId, evm.address.toLowerCase())
  expect(server.sessionCount()).toBe(0)
})

test('revokeSession leaves the session of a sign-in that another tab sends meanwhile [SG2]', async () => {
  const { tab, server, signIn, revokeSession } = setup()
  const second = openServer(createTab({ beside: tab }))
  await signIn(evm)
  const session = await second.prepare(solana)
  let added: Promise<unknown> = Promise.resolve()
  server.set('/session', (_, next) => {
    server.set('/session', null)
    added = second.addSession(session)
    return next()
  })
  await revokeSession(evm.chainId, evm.address)
  await added
  await expect(second.sessionsOf(solana)).resolves.toHaveLength(1)
})

test('another tab learns of signing in and out', async () => {
  const { tab, signIn, setSessions } = setup()
  const second = createTab()
  const { subscribe } = openServer(second)
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

test.each(transports)(
  'a tab sees that another tab signed in, and repeats its sign-out that failed [J8] (%s)',
  async (transport) => {
    const { tab, server, signIn, setSessions } = setup(transport)
    const second = openServer(createTab({ beside: tab }), { token: transport })
    await signIn(evm)
    await expect(second.sessionsOf(evm)).resolves.toHaveLength(1)
    server.set('/sign-out', offline)
    await expect(setSessions([])).rejects.toThrow()
    await expect(second.sessionsOf(evm)).resolves.toEqual([])
    server.set('/sign-out', null)
    await expect(second.sessionsOf(evm)).resolves.toEqual([])
    expect(server.sessionCount()).toBe(0)
  },
)

test('a sign-in of one tab waits for the sign-out of another, so that its cookie stays', async () => {
  const { tab, server, signIn, setSessions } = setup()
  const second = openServer(createTab({ beside: tab }))
  await signIn(evm)
  const session = await second.prepare(solana)
  let release = () => {}
  server.set('/sign-out', async (_, next) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return next()
  })
  const ended = setSessions([])
  await expect.poll(() => server.calls()).toContain('POST /sign-out')
  const added = second.addSession(session)
  release()
  await Promise.all([ended, added])
  await expect(second.sessionsOf(solana)).resolves.toHaveLength(1)
})

test.each(transports)(
  'a session that opens after the visitor gave up ends, and no tab counts it [SG2] (%s)',
  async (transport) => {
    const { tab, server, prepare, addSession, sessionsOf, token } = setup(transport)
    const session = await prepare(evm)
    const given = new AbortController()
    server.set('/verify', async (_, next) => {
      const response = await next()
      given.abort()
      return response
    })
    const seen: number[] = []
    server.set('/sign-out', async (_, next) => {
      seen.push(server.sessionCount())
      return next()
    })
    await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
    await expect(sessionsOf(evm)).resolves.toEqual([])
    expect([seen, server.sessionCount(), await token()]).toEqual([[1], 0, null])
    expect(storedIn(tab)).not.toHaveProperty([noted])
  },
)

test.each(transports)(
  'a session that opens late and cannot be ended stays noted [SG2, SG8] (%s)',
  async (transport) => {
    const { tab, server, prepare, addSession, setSessions } = setup(transport)
    const session = await prepare(evm)
    const given = new AbortController()
    server.set('/verify', async (_, next) => {
      const response = await next()
      given.abort()
      return response
    })
    server.set('/sign-out', offline)
    await expect(addSession(session, given.signal)).rejects.toMatchObject({
      code: 'siwx/sign-out-failed',
    })
    expect(storedIn(tab)).toHaveProperty([noted])
    server.set('/sign-out', null)
    await setSessions([])
    expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([0, false])
  },
)

test('a signature that waited for another tab is not sent after the visitor gave up [SG2]', async () => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  const signal = AbortSignal.abort()
  await expect(addSession(session, signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(server.calls()).not.toContain('POST /verify')
})

test('revokeNamespace ends the session of any account of the namespace [SG1]', async () => {
  const { server, signIn, revokeNamespace } = setup()
  await signIn(evm)
  await revokeNamespace?.('solana')
  expect(server.sessionCount()).toBe(1)
  await revokeNamespace?.('eip155')
  expect(server.sessionCount()).toBe(0)
})

test('revokeSession and revokeNamespace reject if an answer does not say whose session is open [SG1, SG2]', async () => {
  const { server, signIn, revokeSession, revokeNamespace } = setup()
  await signIn(evm)
  server.set('/session', async () => json({ user: 'ada' }))
  const unreadable = { code: 'endpoint/unreadable' }
  await expect(revokeSession(evm.chainId, evm.address)).rejects.toMatchObject(unreadable)
  await expect(revokeNamespace?.('eip155')).rejects.toMatchObject(unreadable)
})

test('revokeNamespace rejects while the session cannot be read or a sign-out is noted [SG1, SG8]', async () => {
  const { server, signIn, setSessions, revokeNamespace } = setup()
  await signIn(evm)
  server.set('/session', offline)
  await expect(revokeNamespace?.('eip155')).rejects.toMatchObject({ code: 'siwx/unreachable' })
  server.set('/sign-out', offline)
  await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  await expect(revokeNamespace?.('eip155')).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
})

test('a token that another sign-in replaces is signed out [SG1]', async () => {
  const { server, signIn } = setup('bearer')
  await signIn(evm)
  await signIn(solana)
  await expect.poll(server.sessionCount).toBe(1)
})

test('each token whose sign-out failed is kept until it has ended [SG8]', async () => {
  const { server, signIn, setSessions, sessionsOf } = setup('bearer')
  server.set('/sign-out', offline)
  for (const signer of [evm, solana]) {
    await signIn(signer)
    await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  }
  expect(server.sessionCount()).toBe(2)
  server.set('/sign-out', null)
  await sessionsOf(evm)
  expect(server.sessionCount()).toBe(0)
})
