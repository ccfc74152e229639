import { expect, test } from 'vitest'
import type { SignInData, SignInSession } from '../../domain/sign-in/session.ts'
import { localSessions } from '../local-sessions.ts'
import type { SessionOptions } from '../session-options.ts'
import {
  createTab,
  evm,
  origin,
  polygon,
  sign,
  signerOf,
  solana,
  storedIn,
  type Tab,
} from '../testing/host.fixture.ts'
import { type Signer, signIn } from '../testing/signers.fixture.ts'

const key = '@latchkit/default/siwx'
const hour = 3_600_000

function open(tab: Tab, options: SessionOptions = {}) {
  const siwx = localSessions(options).create(tab.host)
  return {
    ...siwx,
    /** Creates, signs and stores a session. */
    async signIn(signer: Signer): Promise<SignInSession> {
      const { chainId, address: accountAddress } = signer
      const session = await sign(signer, await siwx.createMessage({ chainId, accountAddress }))
      await siwx.addSession(session)
      return session
    },
    sessionsOf: ({ chainId, address }: Pick<Signer, 'chainId' | 'address'>) =>
      siwx.getSessions(chainId, address),
  }
}
const setup = (options: SessionOptions = {}) => {
  const tab = createTab()
  return { tab, ...open(tab, options) }
}
const rewrite = (tab: Tab, change: (sessions: unknown[]) => unknown) =>
  tab.platform.storage?.set(key, JSON.stringify(change(JSON.parse(storedIn(tab)[key] ?? '[]'))))

test('createMessage takes domain and URI from the page, without the query and hash of its URL [J1, R17]', async () => {
  const { createMessage } = setup()
  const message = await createMessage({ chainId: evm.chainId, accountAddress: evm.address })
  expect(message).toMatchObject({
    domain: 'app.example.com',
    uri: 'https://app.example.com/shop/',
    version: '1',
    nonce: expect.stringMatching(/^[a-zA-Z0-9]{17,}$/),
    issuedAt: '2026-03-01T10:00:00.000Z',
  })
  expect(message.toString().split('\n').slice(0, 2)).toEqual([
    'app.example.com wants you to sign in with your Ethereum account:',
    evm.address,
  ])
})

test('createMessage contains the options of the page and an address with its checksum', async () => {
  const { createMessage } = setup({
    statement: 'Sign in to the shop.',
    resources: ['https://app.example.com/terms'],
    expiration: hour,
    requestId: 'r-1',
  })
  const message = await createMessage({
    chainId: evm.chainId,
    accountAddress: evm.address.toLowerCase(),
    notBefore: '2026-03-01T11:00:00Z',
  })
  expect(message).toMatchObject({
    accountAddress: evm.address,
    statement: 'Sign in to the shop.',
    resources: ['https://app.example.com/terms'],
    notBefore: '2026-03-01T11:00:00.000Z',
    expirationTime: '2026-03-01T12:00:00.000Z',
    requestId: 'r-1',
  })
})

test.each([
  [{}, 'Polygon', 'eip155:137'],
  [{ clearChainIdNamespace: true }, 'Polygon', '137'],
])('createMessage with `message: plain` names the network %j', async (options, name, chainId) => {
  const { createMessage } = setup({ message: 'plain', ...options })
  const message = await createMessage({ chainId: polygon, accountAddress: evm.address })
  const lines = message.toString().split('\n')
  expect(lines[0]).toBe(`app.example.com wants you to sign in with your ${name} account:`)
  expect(lines).toContain(`Chain ID: ${chainId}`)
})

test('createMessage without an address has fields but no text', async () => {
  const { createMessage } = setup()
  const message = await createMessage({ chainId: evm.chainId, accountAddress: '' })
  expect([message.toString(), message.domain]).toEqual(['', 'app.example.com'])
})

test('createMessage creates another nonce each time', async () => {
  const { createMessage } = setup()
  const input = { chainId: evm.chainId, accountAddress: evm.address }
  const nonces = await Promise.all([1, 2, 3].map(async () => (await createMessage(input)).nonce))
  expect(new Set(nonces).size).toBe(3)
})

test.each(['eip155', 'solana', 'polkadot, sr25519', 'cosmos'])(
  'localSessions stores a session of %s and verifies it again when it is read',
  async (kind) => {
    const signer = signerOf(kind)
    const { tab, sessionsOf, ...siwx } = setup()
    const session = await siwx.signIn(signer)
    const verified = tab.verified()
    await expect(sessionsOf(signer)).resolves.toEqual([session])
    expect(tab.verified()).toBe(verified + 1)
  },
)

test('a stored session is valid after a reload', async () => {
  const { tab, signIn: add } = setup()
  await add(evm)
  const reloaded = open(createTab({ stored: storedIn(tab), clock: tab.clock }))
  await expect(reloaded.sessionsOf(evm)).resolves.toHaveLength(1)
})

test('getSessions ignores the case of an EVM address, and no other difference [R18]', async () => {
  const { getSessions, signIn: add } = setup()
  await add(evm)
  await add(solana)
  await expect(getSessions(evm.chainId, evm.address.toLowerCase())).resolves.toHaveLength(1)
  await expect(getSessions(polygon, evm.address)).resolves.toEqual([])
  await expect(getSessions(solana.chainId, solana.address.toLowerCase())).resolves.toEqual([])
})

test('addSession rejects a session with a wrong signature', async () => {
  const { createMessage, addSession, sessionsOf } = setup()
  const input = { chainId: solana.chainId, accountAddress: solana.address }
  const session = await sign(solana, await createMessage(input))
  const other = await sign(solana, await createMessage(input))
  await expect(addSession({ ...session, signature: other.signature })).rejects.toMatchObject({
    code: 'siwx/not-verified',
    message: 'The signature is not valid',
  })
  await expect(sessionsOf(solana)).resolves.toEqual([])
})

const foreign = (change: Partial<SignInData>) => async (message: SignInData) =>
  signIn(evm, { ...message, ...change })
test.each([
  ['of another page [J1]', { domain: 'evil.example' }, 'siwx/domain-mismatch'],
  ['with the URI of another page [J1]', { uri: 'https://evil.example/' }, 'siwx/domain-mismatch'],
  ['with a short nonce [J2]', { nonce: 'a1b2c3d4e5f6g7h8' }, 'siwx/nonce-invalid'],
  ['that has expired', { expirationTime: '2026-03-01T09:59:59.000Z' }, 'siwx/expired'],
  ['that was issued in the future [J6]', { issuedAt: '2026-03-01T10:10:00Z' }, 'siwx/clock-wrong'],
  ['that starts later', { notBefore: '2026-03-01T10:10:00Z' }, 'siwx/not-yet-valid'],
])('addSession rejects a session %s', async (_, change, code) => {
  const { createMessage, addSession } = setup()
  const { toString: _text, ...message } = await createMessage({
    chainId: evm.chainId,
    accountAddress: evm.address,
  })
  const session = await foreign(change)(message)
  await expect(addSession(session)).rejects.toMatchObject({ code })
})

test('addSession rejects a nonce that was used, also after signing out [J2, R17]', async () => {
  const { createMessage, addSession, setSessions, revokeSession, ...siwx } = setup()
  const session = await siwx.signIn(evm)
  const other = await signIn(evm, { ...session.data, chainId: polygon })
  await expect(addSession(other)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
  await setSessions([])
  await expect(addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

test('addSession accepts the same session twice', async () => {
  const { addSession, sessionsOf, ...siwx } = setup()
  const session = await siwx.signIn(evm)
  await addSession(session)
  await expect(sessionsOf(evm)).resolves.toEqual([session])
})

test('setSessions replaces all sessions, and accepts one nonce for several networks', async () => {
  const { createMessage, setSessions, getSessions, sessionsOf, ...siwx } = setup()
  await siwx.signIn(solana)
  const message = await createMessage({ chainId: evm.chainId, accountAddress: evm.address })
  const { toString: _, ...data } = message
  await setSessions([await signIn(evm, data), await signIn(evm, { ...data, chainId: polygon })])
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  await expect(getSessions(polygon, evm.address)).resolves.toHaveLength(1)
  await expect(sessionsOf(solana)).resolves.toEqual([])
})

test('setSessions stores no session if one is invalid', async () => {
  const { createMessage, setSessions, sessionsOf, ...siwx } = setup()
  const kept = await siwx.signIn(solana)
  const session = await sign(
    evm,
    await createMessage({ chainId: evm.chainId, accountAddress: evm.address }),
  )
  const wrong = { ...session, message: `${session.message} ` }
  await expect(setSessions([session, wrong])).rejects.toMatchObject({
    code: 'siwx/message-invalid',
  })
  await expect(sessionsOf(evm)).resolves.toEqual([])
  await expect(sessionsOf(solana)).resolves.toEqual([kept])
})

test('setSessions([]) signs out', async () => {
  const { tab, setSessions, ...siwx } = setup()
  await siwx.signIn(evm)
  await setSessions([])
  expect(storedIn(tab)).not.toHaveProperty([key])
})

test('revokeSession deletes exactly the session of the network and account', async () => {
  const { createMessage, revokeSession, setSessions, getSessions, sessionsOf, ...siwx } = setup()
  await siwx.signIn(evm)
  await siwx.signIn({ ...evm, chainId: polygon })
  await siwx.signIn(solana)
  await revokeSession(polygon, evm.address.toLowerCase())
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
  await expect(getSessions(polygon, evm.address)).resolves.toEqual([])
  await expect(sessionsOf(solana)).resolves.toHaveLength(1)
})

test('getSessions deletes a session that expired', async () => {
  const { tab, sessionsOf, ...siwx } = setup({ expiration: hour })
  await siwx.signIn(evm)
  tab.clock.advance(hour)
  await expect(sessionsOf(solana)).resolves.toEqual([])
  expect(storedIn(tab)).not.toHaveProperty([key])
})

test.each([
  ['account', { accountAddress: `0x${'22'.repeat(20)}` }],
  ['network', { chainId: polygon }],
  ['expiry', { expirationTime: '2099-01-01T00:00:00.000Z' }],
  ['domain', { domain: 'evil.example' }],
])('getSessions deletes a stored session with another %s [R17]', async (_, change) => {
  const { tab, getSessions, ...siwx } = setup({ expiration: hour })
  const { data } = await siwx.signIn(evm)
  rewrite(tab, (sessions) =>
    sessions.map((session) => ({ ...Object(session), data: { ...data, ...change } })),
  )
  const { chainId, accountAddress } = { ...data, ...change }
  await expect(getSessions(chainId, accountAddress)).resolves.toEqual([])
  expect(storedIn(tab)).not.toHaveProperty([key])
})

test.each([
  ['text', '<h1>'],
  ['an object', '{"0":1}'],
  ['numbers', '[1,null,"x",[]]'],
  ['a prototype', '[{"__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1}}}]'],
  ['deep lists', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ['wrong types', '[{"data":{"chainId":7,"accountAddress":{}},"message":1,"signature":[]}]'],
])('getSessions drops %s from storage [E3, E4, R23]', async (_, content) => {
  const tab = createTab({ stored: { [key]: content } })
  await expect(open(tab).sessionsOf(evm)).resolves.toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('getSessions rejects and keeps the session if verifying it is impossible', async () => {
  const { tab, sessionsOf, ...siwx } = setup()
  await siwx.signIn(evm)
  const offline = open({
    ...tab,
    host: { ...tab.host, verify: () => Promise.reject(new TypeError('offline')) },
  })
  await expect(offline.sessionsOf(evm)).rejects.toThrow('offline')
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
})

test('two tabs have the same sessions', async () => {
  const { tab, sessionsOf, setSessions, ...siwx } = setup()
  const second = open(createTab({ beside: tab }))
  const session = await siwx.signIn(evm)
  await second.signIn(solana)
  await expect(second.sessionsOf(evm)).resolves.toEqual([session])
  await expect(sessionsOf(solana)).resolves.toHaveLength(1)
  await second.setSessions([])
  await expect(sessionsOf(evm)).resolves.toEqual([])
  await expect(second.addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

test('subscribe reports sessions that another tab stored or removed', async () => {
  const { tab, subscribe } = setup()
  let changes = 0
  const stop = subscribe?.(() => {
    changes += 1
  })
  for (const changed of [key, '@latchkit/default/connections', '@latchkit/other/siwx', null])
    tab.platform.controls.emitStorageChange(changed)
  expect(changes).toBe(2)
  stop?.()
  expect(tab.platform.controls.listenerCount()).toBe(0)
})

test('localSessions works in memory if storage is blocked [E1]', async () => {
  const { tab, sessionsOf, ...siwx } = setup()
  if (tab.platform.controls.storage) tab.platform.controls.storage.fault = 'blocked'
  await siwx.signIn(evm)
  await expect(sessionsOf(evm)).resolves.toHaveLength(1)
})

test('localSessions creates no message on a page without an origin', async () => {
  const tab = createTab()
  tab.platform.page.facts = () => ({ title: '', description: '', icon: '', url: '', origin: '' })
  const { createMessage } = open(tab)
  await expect(
    createMessage({ chainId: evm.chainId, accountAddress: evm.address }),
  ).rejects.toMatchObject({ code: 'siwx/message-invalid' })
})

test.each([
  [{ statment: 'x' }, 'config/option-unknown', 'Unknown option "siwx.statment"'],
  [{ domain: 'evil.example' }, 'config/option-unknown', 'Unknown option "siwx.domain"'],
  [{ uri: origin }, 'config/option-unknown', 'Unknown option "siwx.uri"'],
  [
    { statement: 'Sign in\nURI: https://evil.example' },
    'config/option-invalid',
    'Option "siwx.statement" must be one line of ASCII letters, digits, spaces and -._~:/?#[]@!$&\'()*+,;= (message: "plain" allows others)',
  ],
  [
    { resources: ['https://a.example\n- https://evil.example'] },
    'config/option-invalid',
    'Option "siwx.resources" must be a list of URIs (RFC 3986)',
  ],
  [
    { expiration: 0 },
    'config/option-invalid',
    'Option "siwx.expiration" must be a whole number of ms above 0, up to 3155760000000',
  ],
  [
    { message: 'eip' },
    'config/option-invalid',
    'Option "siwx.message" must be "standard" or "plain"',
  ],
  [
    { clearChainIdNamespace: true },
    'config/option-invalid',
    'Option "siwx.clearChainIdNamespace" must be false without `message: "plain"`',
  ],
  [{ required: 'no' }, 'config/option-invalid', 'Option "siwx.required" must be true or false'],
])('localSessions rejects the options %j [J1, J7]', (options, code, message) => {
  expect(() => localSessions(options as never)).toThrow(expect.objectContaining({ code, message }))
})

test('localSessions has the policies of its options', () => {
  const policyOf = (options: SessionOptions) => {
    const { getRequired, signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange } =
      localSessions(options).create(createTab().host)
    return [getRequired?.(), signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange]
  }
  expect(policyOf({})).toEqual([true, true, false, false])
  expect(
    policyOf({
      required: false,
      signOutOnDisconnect: false,
      signOutOnAccountChange: true,
      signOutOnNetworkChange: true,
    }),
  ).toEqual([false, false, true, true])
})

test('a session that is verified after the visitor gave up is not stored [SG2]', async () => {
  const { tab, addSession, setSessions, createMessage } = setup()
  const { chainId, address: accountAddress } = evm
  const session = await sign(evm, await createMessage({ chainId, accountAddress }))
  const signal = AbortSignal.abort()
  await expect(addSession(session, signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  await expect(setSessions([session], signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(storedIn(tab)).toEqual({})
})

test('revokeNamespace removes the sessions of all its accounts [SG1]', async () => {
  const { signIn: signInHere, sessionsOf, revokeNamespace } = setup()
  await signInHere(evm)
  await signInHere(solana)
  await revokeNamespace?.('eip155')
  expect([(await sessionsOf(evm)).length, (await sessionsOf(solana)).length]).toEqual([0, 1])
})

test('getSessions finds no session that was removed while it was verified [SG11]', async () => {
  const { signIn: signInHere, sessionsOf, setSessions } = setup()
  await signInHere(evm)
  const read = sessionsOf(evm)
  await setSessions([])
  await expect(read).resolves.toEqual([])
})
