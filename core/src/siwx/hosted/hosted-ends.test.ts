import { expect, test } from 'vitest'
import { createTab, evm, solana, storedIn } from '../testing/host.fixture.ts'
import { json, offline, open, setup } from './hosted.fixture.ts'

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

test.each(['revokeNamespace', 'revokeSession'] as const)(
  '%s repeats a sign-out that failed [SG1, SG8]',
  async (way) => {
    const { service, signIn, setSessions, revokeNamespace, revokeSession } = setup()
    const revoke = () =>
      way === 'revokeSession'
        ? revokeSession(evm.chainId, evm.address)
        : revokeNamespace?.('eip155')
    await signIn(evm)
    service.set('sign-out', offline)
    await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
    await expect(revoke()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
    service.set('sign-out', null)
    await revoke()
    expect(service.isOpen()).toBe(false)
  },
)

test('revokeSession ends no session whose account it cannot read [SG2]', async () => {
  const { service, signIn, revokeSession, sessionsOf } = setup()
  await signIn(evm)
  service.set('me', offline)
  await expect(revokeSession(solana.chainId, solana.address)).rejects.toMatchObject({
    code: 'siwx/unreachable',
  })
  service.set('me', null)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
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

const calledWith = (service: ReturnType<typeof setup>['service']) =>
  service.calls
    .filter(({ url }) => url.pathname.endsWith('/sign-out'))
    .map(({ headers }) => headers.get('authorization'))

test('a session that the service has not confirmed is not stored [SG2]', async () => {
  const { service, tab, prepare, addSession, setSessions } = setup()
  const session = await prepare(evm)
  service.set('me', () => json({}, 500))
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/unreachable' })
  expect(Object.keys(storedIn(tab))).toEqual([])
  await setSessions([])
  expect([service.isOpen(), Object.keys(storedIn(tab))]).toEqual([false, []])
})

test('a session ends if the visitor gives up while its account cannot be read [SG2]', async () => {
  const { service, tab, prepare, addSession } = setup()
  const session = await prepare(evm)
  const given = new AbortController()
  service.set('me', () => {
    given.abort()
    return json({}, 500)
  })
  await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([service.isOpen(), Object.keys(storedIn(tab))]).toEqual([false, []])
})

test.each(['revokeNamespace', 'revokeSession', 'another signature'] as const)(
  'a session that is not confirmed ends by %s [SG1, SG2]',
  async (way) => {
    const { service, prepare, addSession, revokeNamespace, revokeSession } = setup()
    const session = await prepare(evm)
    service.set('me', () => json({}, 500))
    await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/unreachable' })
    service.set('me', null)
    if (way === 'revokeNamespace') {
      await revokeNamespace?.('solana')
      expect(calledWith(service)).toEqual([])
      await revokeNamespace?.('eip155')
    } else if (way === 'revokeSession') await revokeSession(evm.chainId, evm.address)
    else await addSession(await prepare(solana))
    await expect.poll(() => calledWith(service)).toEqual(['Bearer auth-jwt-1'])
  },
)

test.each(['revokeNamespace', 'revokeSession'] as const)(
  '%s leaves the session of a sign-in that ends meanwhile [SG1]',
  async (way) => {
    const { service, tab, signIn, revokeNamespace, revokeSession, sessionsOf } = setup()
    const second = open(createTab({ beside: tab }))
    await signIn(evm)
    const session = await second.prepare(solana)
    const answer = json({ address: evm.address, caip2Network: evm.chainId })
    service.set('me', async () => {
      service.set('me', null)
      await second.addSession(session)
      return answer
    })
    if (way === 'revokeNamespace') await revokeNamespace?.('eip155')
    else await revokeSession(evm.chainId, evm.address)
    await expect(sessionsOf(solana)).resolves.toHaveLength(1)
  },
)

test('a sign-in for which the service returns the same token stays open [SG1]', async () => {
  const { service, signIn, sessionsOf } = setup()
  await signIn(evm)
  service.set('authenticate', () => json({ token: 'auth-jwt-1' }))
  await signIn(evm)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  expect(calledWith(service)).toEqual([])
})

test('a token that the service does not know any more is removed [SG1]', async () => {
  const { service, tab, signIn, sessionsOf } = setup()
  await signIn(evm)
  service.set('me', () => json({}, 401))
  await expect(sessionsOf(evm)).resolves.toEqual([])
  expect(Object.keys(storedIn(tab))).toEqual([])
})
