import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { checkExtension } from '../check-extension.ts'
import { createSIWEConfig, formatMessage } from '../siwe-config.ts'
import { siweSessions } from '../siwe-sessions.ts'
import { createTab, evm, origin, polygon, sign, solana } from '../testing/host.fixture.ts'
import type { SIWEMethods, SIWEOptions, SIWESession } from './siwe.types.ts'

const input = { chainId: evm.chainId, accountAddress: evm.address }

/** A page with a server in memory. `change` replaces options and methods. */
function setup(
  change: Partial<SIWEMethods & SIWEOptions> = {},
  active: CaipNetworkId = evm.chainId,
) {
  const calls: string[] = []
  let session: SIWESession | null = null
  const config = createSIWEConfig({
    async getNonce(address) {
      calls.push(`nonce ${address}`)
      return 'server0001'
    },
    getMessageParams: async () => ({
      domain: 'app.example.com',
      uri: origin,
      chains: [1],
      statement: 'Sign in to the shop.',
    }),
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    async verifyMessage({ message }) {
      calls.push('verify')
      session = { address: evm.address, chainId: Number(/Chain ID: (\d+)/.exec(message)?.[1]) }
      return true
    },
    async getSession() {
      calls.push('session')
      return session
    },
    async signOut() {
      calls.push('signOut')
      session = null
      return true
    },
    onSignIn: (signedIn) => void calls.push(`in ${signedIn?.address}:${signedIn?.chainId}`),
    onSignOut: () => void calls.push('out'),
    ...change,
  })
  const { host, platform, storage } = createTab({ activeNetwork: active })
  const siwx = siweSessions(config).create(host)
  return {
    ...siwx,
    calls,
    platform,
    storage,
    /** As the kit uses it. */
    checked: checkExtension(siwx, host),
    setSession: (given: SIWESession | null) => {
      session = given
    },
    signIn: async () => siwx.addSession(await sign(evm, await siwx.createMessage(input))),
    sessions: () => siwx.getSessions(evm.chainId, evm.address),
  }
}

test('createMessage writes an EIP-4361 message of this page with the nonce of the server', async () => {
  const { createMessage, calls } = setup()
  const message = await createMessage(input)
  expect(message).toMatchObject({
    domain: 'app.example.com',
    uri: origin,
    accountAddress: evm.address,
    chainId: evm.chainId,
    nonce: 'server0001',
    statement: 'Sign in to the shop.',
    issuedAt: '2026-03-01T10:00:00.000Z',
    version: '1',
  })
  expect(message.toString()).toContain('sign in with your Ethereum account:')
  expect(calls).toEqual([`nonce ${evm.address}`])
})

test('createMessage of the page receives the fields of the reference', async () => {
  let received: unknown = null
  const { createMessage } = setup({
    createMessage(args) {
      received = args
      return 'text'
    },
  })
  await createMessage({ ...input, chainId: polygon })
  expect(received).toEqual({
    domain: 'app.example.com',
    uri: origin,
    chains: [1],
    statement: 'Sign in to the shop.',
    chainId: 137,
    address: `did:pkh:eip155:137:${evm.address}`,
    nonce: 'server0001',
    version: '1',
    iat: '2026-03-01T10:00:00.000Z',
  })
  await createMessage({ chainId: solana.chainId, accountAddress: solana.address })
  expect(received).toMatchObject({
    chainId: 1,
    address: `did:pkh:${solana.chainId}:${solana.address}`,
  })
})

test('createMessage without an address has fields but no text', async () => {
  const { createMessage } = setup()
  const message = await createMessage({ ...input, accountAddress: '' })
  expect([message.toString(), message.nonce, message.statement]).toEqual([
    '',
    'server0001',
    'Sign in to the shop.',
  ])
})

test('createMessage takes the fields from the text that the page wrote', async () => {
  const issued = '2026-03-01T10:00:01.000Z'
  const { createMessage } = setup({
    createMessage: ({ address, ...args }) => formatMessage({ ...args, iat: issued }, address),
  })
  await expect(createMessage(input)).resolves.toMatchObject({ issuedAt: issued })
})

test.each([
  [{ getMessageParams: async () => null }, 'siwe/params-missing', 'Failed to get message params!'],
  [
    { getMessageParams: async () => undefined },
    'siwe/params-missing',
    'Failed to get message params!',
  ],
  [
    { getNonce: async () => '' },
    'siwe/nonce-missing',
    'siweControllerClient:getNonce - nonce is undefined',
  ],
  [
    { getNonce: () => Promise.reject(new TypeError('Failed to fetch')) },
    'siwx/unreachable',
    "Couldn't reach the sign-in service",
  ],
] satisfies [Partial<SIWEMethods>, string, string][])(
  'createMessage rejects %#',
  async (change, code, message) => {
    await expect(setup(change).createMessage(input)).rejects.toMatchObject({ code, message })
  },
)

test('addSession calls onSignIn after the server verified the message', async () => {
  const { signIn, calls, sessions } = setup()
  await signIn()
  expect(calls.slice(1)).toEqual(['verify', 'session', `in ${evm.address}:1`])
  await expect(sessions()).resolves.toMatchObject([
    { data: { accountAddress: evm.address, chainId: evm.chainId } },
  ])
})

test.each([
  ['false', async () => false, 'siwe/not-verified'],
  ['undefined', async () => undefined as never, 'siwe/not-verified'],
  ['an error [J4]', () => Promise.reject(new Error('503')), 'siwx/unreachable'],
])('addSession rejects if verifyMessage results in %s', async (_, verifyMessage, code) => {
  const { signIn, calls } = setup({ verifyMessage })
  await expect(signIn()).rejects.toMatchObject({ code })
  expect(calls.some((call) => call.startsWith('in '))).toBe(false)
})

test('addSession rejects with the text of the reference', async () => {
  const { signIn } = setup({ verifyMessage: async () => false })
  await expect(signIn()).rejects.toThrow('Failed to verify message')
})

test('accounts of other namespaces count as signed in without a request', async () => {
  const { getSessions, addSession, calls } = setup()
  await expect(getSessions(solana.chainId, solana.address)).resolves.toMatchObject([
    { data: { accountAddress: solana.address, chainId: solana.chainId } },
  ])
  const data = { chainId: solana.chainId, accountAddress: solana.address }
  const fields = { domain: '', uri: '', version: '', nonce: '' }
  await addSession({ data: { ...data, ...fields }, message: '', signature: '' })
  expect(calls).toEqual([])
})

test.each([
  ['the account', {}, evm.address.toLowerCase(), 1, 1],
  ['another account', {}, solana.address, 1, 0],
  ['another account that stays signed in', { signOutOnAccountChange: false }, '0x1', 1, 0],
  ['another network', {}, evm.address, 137, 0],
  [
    'another network, if networks do not matter',
    { signOutOnNetworkChange: false },
    evm.address,
    137,
    1,
  ],
])(
  'getSessions compares the session with %s [J5, R18]',
  async (_, options, address, chainId, count) => {
    const { setSession, checked } = setup(options)
    setSession({ address, chainId })
    await expect(checked.getSessions(evm.chainId, evm.address)).resolves.toHaveLength(count)
    expect(checked.hasOthers('eip155')).toBe(count === 0)
  },
)

test.each([
  [null],
  [undefined],
  [{}],
  [{ address: 7, chainId: 1 }],
  [{ address: evm.address }],
  ['x'],
])('getSessions finds no session in %j', async (session) => {
  const { sessions } = setup({ getSession: async () => session as never })
  await expect(sessions()).resolves.toEqual([])
})

test('getSessions rejects if the server cannot be reached', async () => {
  const { sessions } = setup({ getSession: () => Promise.reject(new TypeError('offline')) })
  await expect(sessions()).rejects.toMatchObject({ code: 'siwx/unreachable' })
})

test('setSessions([]) signs out and calls onSignOut', async () => {
  const { signIn, setSessions, calls, sessions } = setup()
  await signIn()
  await setSessions([])
  expect(calls.slice(-2)).toEqual(['signOut', 'out'])
  await expect(sessions()).resolves.toEqual([])
})

test.each([
  ['false', async () => false],
  ['an error', () => Promise.reject(new Error('503'))],
])('setSessions([]) fails if signOut results in %s [J8]', async (_, signOut) => {
  const { setSessions, calls } = setup({ signOut })
  await expect(setSessions([])).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect(calls).not.toContain('out')
})

test('a session that the server still reports after a network change is signed out once more', async () => {
  const kept = { address: evm.address, chainId: 1 }
  const { setSession, setSessions, getSessions, sessions, calls } = setup(
    { signOut: async () => calls.push('signOut') > 0 },
    polygon,
  )
  setSession(kept)
  await sessions()
  await setSessions([])
  await expect(getSessions(polygon, evm.address)).resolves.toEqual([])
  expect(calls.filter((call) => call === 'signOut')).toHaveLength(2)
  await getSessions(polygon, evm.address)
  expect(calls.filter((call) => call === 'signOut')).toHaveLength(2)
})

test('a session that is reported again after a sign-out on the same network counts', async () => {
  const { setSession, setSessions, sessions, calls } = setup()
  setSession({ address: evm.address, chainId: 1 })
  await sessions()
  await setSessions([])
  setSession({ address: evm.address, chainId: 1 })
  await expect(sessions()).resolves.toHaveLength(1)
  expect(calls.filter((call) => call === 'signOut')).toHaveLength(1)
})

test('a listener that throws changes neither the sign-in nor the sign-out', async () => {
  const broken = () => {
    throw new Error('broken listener')
  }
  const siwe = setup({ onSignIn: broken, onSignOut: broken })
  await siwe.signIn()
  expect(await siwe.sessions()).toHaveLength(1)
  await siwe.setSessions([])
  expect(await siwe.sessions()).toEqual([])
})

test('options and methods may be in one object or in two', async () => {
  const methods: SIWEMethods = {
    getNonce: async () => 'server0001',
    createMessage: () => '',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
  }
  const options = {
    required: false,
    sessionRefetchIntervalMs: 1_000,
    nonceRefetchIntervalMs: 2_000,
  }
  for (const config of [
    { ...options, ...methods },
    { options, methods },
  ]) {
    const siwx = siweSessions(config).create(createTab().host)
    expect([siwx.getRequired?.(), siwx.sessionRefetchInterval, siwx.messageLifetime]).toEqual([
      false,
      1_000,
      2_000,
    ])
  }
})

test('siweSessions has the defaults of the reference', () => {
  const { getRequired, ...siwx } = setup()
  expect([
    getRequired?.(),
    siwx.signOutOnDisconnect,
    siwx.signOutOnAccountChange,
    siwx.signOutOnNetworkChange,
    siwx.sessionRefetchInterval,
    siwx.messageLifetime,
  ]).toEqual([true, true, true, true, 300_000, 300_000])
})

test.each([
  [{ required: 'yes' }, 'siweConfig.required'],
  [{ nonceRefetchIntervalMs: -1 }, 'siweConfig.nonceRefetchIntervalMs'],
  [{ sessionRefetchIntervalMs: 'x' }, 'siweConfig.sessionRefetchIntervalMs'],
])('siweSessions rejects the options %j', (options, name) => {
  expect(() => setup(options as never)).toThrow(
    expect.objectContaining({
      code: 'config/option-invalid',
      details: expect.objectContaining({ name }),
    }),
  )
})

test('revokeSession of an account of another namespace keeps the session of Ethereum', async () => {
  const { signIn, revokeSession, sessions } = setup()
  await signIn()
  await revokeSession(solana.chainId, solana.address)
  await expect(sessions()).resolves.toHaveLength(1)
  await revokeSession(evm.chainId, evm.address)
  await expect(sessions()).resolves.toEqual([])
})

test('a session that opens after the visitor gave up is signed out [SG2]', async () => {
  const { addSession, createMessage, calls } = setup()
  const session = await sign(evm, await createMessage(input))
  const signal = AbortSignal.abort()
  await expect(addSession(session, signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(calls.slice(1)).toEqual(['verify', 'signOut', 'out'])
})

test('revokeNamespace signs out the Ethereum account only [SG1]', async () => {
  const { signIn, revokeNamespace, calls } = setup()
  await signIn()
  await revokeNamespace?.('solana')
  expect(calls).not.toContain('signOut')
  await revokeNamespace?.('eip155')
  expect(calls).toContain('signOut')
})

test('signing in and out is noted for other tabs, which follow it [SG11]', async () => {
  const { checked, createMessage, storage, platform } = setup()
  const noted = () => storage.get('siwx_changed')
  let changes = 0
  const stop = checked.subscribe(() => {
    changes += 1
  })
  await checked.addSession(await sign(evm, await createMessage(input)))
  const atSignIn = noted()
  // Another tab that reads then must find no sign-out to repeat.
  const { set } = storage
  const openAtChange: unknown[] = []
  storage.set = (key, value) => {
    if (key === 'siwx_changed') openAtChange.push(storage.get('siwx_open'))
    set(key, value)
  }
  await checked.setSessions([])
  expect(openAtChange).toEqual([null])
  expect([atSignIn, noted()]).not.toContain(null)
  expect(noted()).not.toBe(atSignIn)
  const { emitStorageChange } = platform.controls
  emitStorageChange('@latchkit/default/siwx_open')
  expect(changes).toBe(0)
  for (const key of ['@latchkit/default/siwx_changed', null]) emitStorageChange(key)
  stop()
  emitStorageChange(null)
  expect(changes).toBe(2)
})

test.each([
  ['no session', null],
  ['the session of another account', { address: origin, chainId: 1 }],
])(
  'signing in fails with the cause if the server then reports %s: the cookie is missing [SG10]',
  async (_, reported) => {
    const { signIn, calls } = setup({ getSession: async () => reported })
    await expect(signIn()).rejects.toMatchObject({ code: 'siwx/cookie-missing' })
    expect(calls.slice(1)).toEqual(['verify', 'signOut'])
  },
)

test('the cookie of a page is confirmed once, by a read that succeeds [SG10]', async () => {
  let isOffline = true
  let reads = 0
  const getSession = async () => {
    reads += 1
    if (isOffline) throw new TypeError('Failed to fetch')
    return { address: evm.address.toLowerCase(), chainId: 1 }
  }
  const { signIn } = setup({ getSession })
  await signIn()
  isOffline = false
  for (const _ of [1, 2]) await signIn()
  expect(reads).toBe(2)
})

test('a sign-in that the visitor gives up while the cookie is confirmed is signed out [SG2]', async () => {
  const given = new AbortController()
  const { addSession, createMessage, calls } = setup({
    async getSession() {
      given.abort()
      return { address: evm.address, chainId: 1 }
    },
  })
  const session = await sign(evm, await createMessage(input))
  await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(calls.slice(1)).toEqual(['verify', 'signOut', 'out'])
})
