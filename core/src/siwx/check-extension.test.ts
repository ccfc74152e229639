import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { data, fields, own, setup } from './own-sessions.fixture.ts'
import { evm, polygon, solana } from './testing/host.fixture.ts'

const sessionsOf = (sessions: unknown) => {
  const { siwx } = setup({ sessions })
  return siwx.getSessions(evm.chainId, evm.address)
}

test('checkExtension fills in the defaults of the reference, and reads policies again at each use', () => {
  const { page, siwx } = setup()
  const policies = () => [
    siwx.required(),
    siwx.policies().signOutOnDisconnect,
    siwx.policies().signOutOnAccountChange,
    siwx.policies().signOutOnNetworkChange,
    siwx.sessionRefetchInterval,
    siwx.messageLifetime,
  ]
  expect(policies()).toEqual([true, true, false, false, 0, 300_000])
  Object.assign(page, {
    getRequired: () => false,
    signOutOnDisconnect: false,
    signOutOnAccountChange: true,
    signOutOnNetworkChange: true,
    sessionRefetchInterval: 1_000,
    messageLifetime: 60_000,
  })
  expect(policies()).toEqual([false, false, true, true, 1_000, 60_000])
  Object.assign(page, { sessionRefetchInterval: Number.NaN, messageLifetime: -1 })
  expect(policies().slice(4)).toEqual([0, 300_000])
})

test('checkExtension calls the methods of the page with the page as `this`', async () => {
  const { page, siwx } = setup()
  await siwx.addSession({ data: { ...fields, chainId: evm.chainId }, message: '', signature: '' })
  await siwx.revokeSession(evm.chainId, evm.address)
  await siwx.setSessions([])
  expect([page.revoked, page.set, siwx.extension]).toEqual([0, [], page])
  expect(siwx.subscribe(() => {})()).toBeUndefined()
})

test('createMessage returns the fields and the text of the page', async () => {
  const { siwx } = setup()
  const message = await siwx.createMessage({ accountAddress: evm.address, chainId: evm.chainId })
  expect({ ...message, text: message.toString(), toString: null }).toEqual({
    ...fields,
    text: 'text',
    toString: null,
  })
})

const throwing = {
  get domain() {
    throw new Error('of the page')
  },
}
test.each([
  ['null', null],
  ['a text', 'message'],
  ['no text', { ...fields }],
  ['a text that is no text', { ...fields, toString: () => 7 }],
  ['a text of 1 MB', { ...fields, toString: () => 'x'.repeat(1_000_000) }],
  ['a chain id that is not CAIP-2', { ...fields, chainId: '1', toString: () => '' }],
  ['a getter that throws', { ...fields, ...Object.create(throwing), chainId: null }],
  ['a toString that throws', { ...fields, toString: () => throwing.domain }],
  ['a list as statement', { ...fields, statement: [], toString: () => '' }],
])('createMessage rejects %s', async (_, message) => {
  await expect(
    setup({ message }).siwx.createMessage({ accountAddress: evm.address, chainId: evm.chainId }),
  ).rejects.toMatchObject({ code: 'siwx/message-invalid' })
})

test('getSessions accepts sessions that name only the account', async () => {
  await expect(sessionsOf([{ data }])).resolves.toEqual([
    {
      data: { ...data, domain: '', uri: '', version: '', nonce: '' },
      message: '',
      signature: '',
    },
  ])
})

test.each([
  ['nothing', undefined],
  ['an object', { 0: { data } }],
  ['no data', [{}, null, 7]],
  ['another account', [{ data: { ...data, accountAddress: solana.address } }]],
  ['another network', [{ data: { ...data, chainId: polygon } }]],
  ['a name instead of an address', [{ data: { ...data, accountAddress: 'vitalik.eth' } }]],
  ['an expired session', [{ data: { ...data, expirationTime: '2026-03-01T10:00:00.000Z' } }]],
  ['an invalid time', [{ data: { ...data, expirationTime: 'soon' } }]],
  ['a wrong cacao', [{ data, cacao: { h: 1 } }]],
  [
    'a getter that throws',
    [
      {
        get data() {
          throw new Error('of the page')
        },
      },
    ],
  ],
])('getSessions drops %s [J5, R18]', async (_, sessions) => {
  await expect(sessionsOf(sessions)).resolves.toEqual([])
})

test('getSessions accepts a session whose time has another format of ISO 8601', async () => {
  await expect(
    sessionsOf([{ data: { ...data, expirationTime: '2026-03-01T11:01+01:00' } }]),
  ).resolves.toHaveLength(1)
})

test('methods of the page may be synchronous, return nothing and throw', async () => {
  const { page, siwx } = setup()
  const session = { data: { ...fields, chainId: evm.chainId }, message: '', signature: '' }
  const calls = () => [
    siwx.addSession(session),
    siwx.setSessions([]),
    siwx.revokeSession(evm.chainId, evm.address),
  ]
  const nothing = (() => undefined) as never
  Object.assign(page, { addSession: nothing, setSessions: nothing, revokeSession: nothing })
  await expect(Promise.all(calls())).resolves.toBeDefined()
  const boom = () => {
    throw new Error('of the page')
  }
  Object.assign(page, { addSession: boom, setSessions: boom, revokeSession: boom })
  for (const call of calls()) await expect(call).rejects.toThrow('of the page')
})

test('getRequired and subscribe of the page may throw: sign-in stays required', () => {
  const boom = () => {
    throw new Error('of the page')
  }
  const { siwx } = setup({ getRequired: boom, subscribe: boom })
  expect(siwx.required()).toBe(true)
  expect(() => siwx.subscribe(() => {})()).not.toThrow()
  const { siwx: other } = setup({ subscribe: () => 'not a function' as never })
  expect(() => other.subscribe(() => {})()).not.toThrow()
  const { siwx: third } = setup({ subscribe: () => boom })
  expect(() => third.subscribe(() => {})()).not.toThrow()
})

test('an extension that ignores the signal is asked to revoke what has opened late [SG2]', async () => {
  const { page, siwx } = setup()
  const revoked: unknown[] = []
  Object.assign(page, { revokeSession: async (...given: unknown[]) => void revoked.push(given) })
  const signal = AbortSignal.abort()
  await expect(siwx.addSession(own, signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  await expect(siwx.setSessions([own], signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(revoked).toEqual([
    [evm.chainId, evm.address],
    [evm.chainId, evm.address],
  ])
})

test('a session that opens after the kit has stopped stays for the next one [SG2]', async () => {
  const { page, siwx } = setup()
  const revoked: unknown[] = []
  Object.assign(page, { revokeSession: async (...given: unknown[]) => void revoked.push(given) })
  const signal = new AbortController()
  const added = siwx.addSession(own, signal.signal)
  siwx.stop()
  signal.abort()
  await added
  expect(revoked).toEqual([])
})

test('the namespaces of open sessions are stored without an account until they have ended [SG1]', async () => {
  const { page, siwx, open } = setup()
  expect(open()).toBeNull()
  await siwx.getSessions(evm.chainId, evm.address)
  expect([open(), siwx.openNamespaces()]).toEqual([null, []])
  await siwx.addSession(own)
  expect([open(), siwx.openNamespaces()]).toEqual([{ eip155: 'open' }, ['eip155']])
  Object.assign(page, { setSessions: async () => Promise.reject(new Error('offline')) })
  await expect(siwx.setSessions([])).rejects.toThrow('offline')
  expect(open()).toEqual({ eip155: 'ending' })
  Object.assign(page, { setSessions: async () => {} })
  await siwx.setSessions([])
  expect(open()).toBeNull()
})

test('an account whose session is found, is being read or cannot be read may have one [SG1]', async () => {
  const found = setup({ sessions: [{ data }] })
  await found.siwx.getSessions(evm.chainId, evm.address)
  expect(found.open()).toEqual({ eip155: 'open' })
  const failing = setup({ getSessions: () => Promise.reject(new Error('offline')) })
  const read = failing.siwx.getSessions(evm.chainId, evm.address)
  expect(failing.open()).toEqual({ eip155: 'open' })
  await expect(read).rejects.toThrow('offline')
  expect(failing.open()).toEqual({ eip155: 'open' })
})

test.each(['addSession', 'setSessions'] as const)(
  'a read that was asked before %s opened a session does not forget it [SG1]',
  async (method) => {
    let answer = (_: readonly unknown[]) => {}
    const { siwx, open } = setup({
      getSessions: () =>
        new Promise((resolve) => {
          answer = resolve as typeof answer
        }),
    })
    const read = siwx.getSessions(evm.chainId, evm.address)
    if (method === 'addSession') await siwx.addSession(own)
    else await siwx.setSessions([own])
    answer([])
    await expect(read).resolves.toEqual([])
    expect(open()).toEqual({ eip155: 'open' })
  },
)

test('a read that was asked before a sign-in starts does not forget it while it is in flight [SG2]', async () => {
  let answer = (_: readonly unknown[]) => {}
  const { siwx, open } = setup({
    getSessions: () =>
      new Promise((resolve) => {
        answer = resolve as typeof answer
      }),
    addSession: () => new Promise(() => {}),
  })
  const read = siwx.getSessions(evm.chainId, evm.address)
  void siwx.addSession(own)
  answer([])
  await read
  expect(open()).toEqual({ eip155: 'open' })
})

test('a read keeps what later calls found out: a session, or a sign-out that failed [SG1, SG8]', async () => {
  const answers: ((sessions: readonly unknown[]) => void)[] = []
  const late: Parameters<typeof setup>[0] = {
    getSessions: () => new Promise((resolve) => answers.push(resolve as (typeof answers)[0])),
    setSessions: () => Promise.reject(new Error('offline')),
  }
  const { siwx, open } = setup(late)
  const reads = [0, 1].map(() => siwx.getSessions(evm.chainId, evm.address))
  answers[0]?.([])
  answers[1]?.([{ data }])
  await Promise.all(reads)
  expect(open()).toEqual({ eip155: 'open' })
  const other = setup(late)
  const read = other.siwx.getSessions(evm.chainId, evm.address)
  await expect(other.siwx.setSessions([])).rejects.toThrow('offline')
  answers[2]?.([])
  await read
  expect(other.open()).toEqual({ eip155: 'ending' })
})

test('revokeNamespaces asks an extension without `revokeNamespace` for each known account [SG1]', async () => {
  const { page, siwx, open } = setup()
  const calls: unknown[] = []
  Object.assign(page, {
    revokeSession: async (...given: unknown[]) => void calls.push(given),
    setSessions: async (given: unknown) => void calls.push(given),
  })
  await siwx.addSession(own)
  const account = { namespace: 'eip155', caipNetworkId: evm.chainId, address: evm.address }
  await siwx.revokeNamespaces({ namespaces: ['eip155'], accounts: [account] })
  await siwx.revokeNamespaces({ namespaces: ['solana'], accounts: [account] })
  expect([calls, open()]).toEqual([[[evm.chainId, evm.address], []], null])
  Object.assign(page, { revokeNamespace: async (given: unknown) => void calls.push(given) })
  await siwx.revokeNamespaces({ namespaces: ['eip155'], accounts: [account] })
  expect(calls.at(-1)).toBe('eip155')
})

test('setSessions([]) rejects if the extension does not settle within 10 s', async () => {
  const { siwx, clock } = setup({ setSessions: () => new Promise(() => {}) })
  const rejected = expect(siwx.setSessions([])).rejects.toMatchObject({ code: 'kit/timed-out' })
  clock.advance(10_000)
  await rejected
})

test('a sign-out that fails is reported once, and repeated by namespace [SG8]', async () => {
  const { page, siwx, open } = setup({ sessions: [{ data }] })
  const fail = async () => Promise.reject(new Error('offline'))
  let reports = 0
  siwx.onSignOutFailed(() => {
    reports += 1
  })
  await siwx.addSession(own)
  Object.assign(page, { setSessions: fail, revokeSession: fail })
  const account = { namespace: 'eip155', caipNetworkId: evm.chainId, address: evm.address }
  await expect(
    siwx.revokeNamespaces({ namespaces: ['eip155'], accounts: [account] }),
  ).rejects.toThrow('offline')
  expect([reports, siwx.openNamespaces('ending'), siwx.openNamespaces('open')]).toEqual([
    1,
    ['eip155'],
    [],
  ])
  // A session that the visitor has ended does not count.
  await expect(siwx.getSessions(evm.chainId, evm.address)).resolves.toEqual([])
  await expect(siwx.repeatSignOut()).rejects.toThrow('offline')
  const revoked: unknown[] = []
  Object.assign(page, { revokeSession: async (...given: unknown[]) => void revoked.push(given) })
  await Promise.all([siwx.repeatSignOut(), siwx.repeatSignOut()])
  expect([revoked, reports, open()]).toEqual([[[evm.chainId, evm.address]], 1, null])
  await expect(siwx.getSessions(evm.chainId, evm.address)).resolves.toHaveLength(1)
})

test('a repeat does not end the session of a sign-in that has started meanwhile [SG8]', async () => {
  const { page, siwx } = setup()
  const calls: unknown[] = []
  await siwx.addSession(own)
  Object.assign(page, { setSessions: async () => Promise.reject(new Error('offline')) })
  await expect(siwx.setSessions([])).rejects.toThrow('offline')
  Object.assign(page, { setSessions: async (given: unknown) => void calls.push(given) })
  await siwx.addSession(own)
  await siwx.repeatSignOut()
  expect([calls, siwx.openNamespaces('open')]).toEqual([[], ['eip155']])
})

test.each(['siwx/sign-out-failed', 'an error of the page'])(
  'a session that opened late and could not be ended is reported [SG2, SG8] (%s)',
  async (kind) => {
    const { page, siwx } = setup()
    let reports = 0
    siwx.onSignOutFailed(() => {
      reports += 1
    })
    const fail = async () => Promise.reject(new KitError(catalogue, 'siwx/sign-out-failed'))
    Object.assign(page, kind === 'siwx/sign-out-failed' ? { addSession: fail } : {})
    Object.assign(page, { revokeSession: fail })
    await expect(siwx.addSession(own, AbortSignal.abort())).rejects.toMatchObject({
      code: 'siwx/sign-out-failed',
    })
    expect([reports, siwx.openNamespaces('ending')]).toEqual([1, ['eip155']])
  },
)

test.each([
  ['nothing', undefined, undefined],
  ['a session without a time', { data }, undefined],
  [
    'a session of another account',
    { data: { ...data, accountAddress: solana.address } },
    undefined,
  ],
  [
    'the session as it is kept',
    { data: { ...data, expirationTime: '2026-03-01T11:00:00.000Z' } },
    '2026-03-01T11:00:00.000Z',
  ],
])('addSession takes only the end from %s [SG7]', async (_, answer, expirationTime) => {
  const { page, siwx } = setup()
  Object.assign(page, { addSession: async () => answer })
  const added = await siwx.addSession(own)
  expect(added).toEqual(
    expirationTime === undefined ? own : { ...own, data: { ...own.data, expirationTime } },
  )
})
