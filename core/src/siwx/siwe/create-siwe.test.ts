import { expect, test } from 'vitest'
import { formatMessage } from '../siwe-config.ts'
import { siweSessions } from '../siwe-sessions.ts'
import { createTab, evm, origin, polygon, solana } from '../testing/host.fixture.ts'
import { input, setup } from './siwe.fixture.ts'
import type { SIWEMethods } from './siwe.types.ts'

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

test('revokeSession of an account of another namespace, and of another address, keeps the session of Ethereum [SG2]', async () => {
  const { signIn, revokeSession, sessions } = setup()
  await signIn()
  await revokeSession(solana.chainId, solana.address)
  await revokeSession(evm.chainId, origin)
  await expect(sessions()).resolves.toHaveLength(1)
  await revokeSession(evm.chainId, evm.address)
  await expect(sessions()).resolves.toEqual([])
})
