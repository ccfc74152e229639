import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { fromWallet } from '../errors/rpc-codes.ts'
import { signInFlow } from '../flows/index.ts'
import { address, createTestKit, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import { createSessionKit, holdSignatures } from './session.fixture.ts'

/** A kit whose connected visitor need not sign in. Its modal is closed. */
async function connectedKit(policies = {}) {
  const env = createSessionKit({ policies: { getRequired: () => false, ...policies } })
  await env.connect()
  env.kit.close()
  await env.elapse(timeouts.modalClose)
  return env
}

test('signIn throws the errors of its preconditions in order', async () => {
  await expect(createTestKit().kit.session.signIn()).rejects.toThrow('SIWX is not enabled')
  const env = createSessionKit()
  await expect(env.kit.session.signIn()).rejects.toThrow('No ActiveCaipAddress found')
  await env.connect([address], 'eip155:99' as typeof firstNetwork)
  await expect(env.kit.session.signIn()).rejects.toThrow('No ActiveCaipNetwork or client found')
})

test('signIn throws without the client of the connected wallet', async () => {
  const env = createSessionKit()
  await env.connect()
  env.adapter.removeProviders()
  await expect(env.kit.session.signIn()).rejects.toThrow('No ConnectionController client found')
})

test('signIn signs without opening the modal, and resolves once the kit is signed in', async () => {
  const env = await connectedKit()
  const session = await env.kit.session.signIn()
  expect(session.signature).toMatch(/^signed:/)
  expect(env.kit.session.get()).toMatchObject({ status: 'signedIn', session })
  expect(env.modal().phase).toBe('closed')
  expect(env.siwx.calls).toEqual(['getSessions', 'createMessage', 'createMessage', 'addSession'])
})

test('signIn resolves with the session that there is, without a request', async () => {
  const env = await connectedKit()
  const session = await env.kit.session.signIn()
  expect(await env.kit.session.signIn()).toEqual(session)
  expect(env.count('addSession')).toBe(1)
})

test.each(['found', 'missing'] as const)(
  'signIn during a check whose session is %s resolves [SG11]',
  async (result) => {
    const env = await connectedKit()
    const session = await env.kit.session.signIn()
    const reads: (() => void)[] = []
    env.siwx.answer = () =>
      new Promise((resolve) => {
        reads.push(() => resolve(result === 'found' ? [session] : []))
      })
    const checked = env.kit.session.check()
    await settle()
    const signedIn = env.kit.session.signIn()
    await settle()
    for (const answer of reads) answer()
    expect(await checked).toMatchObject({
      status: result === 'found' ? 'signedIn' : 'signedOut',
    })
    await expect(signedIn).resolves.toMatchObject({ signature: expect.any(String) })
    expect(env.count('addSession')).toBe(result === 'found' ? 1 : 2)
  },
)

test('signIn resolves with a session that was unknown and is found [SG6]', async () => {
  const env = await connectedKit()
  const session = await env.kit.session.signIn()
  env.siwx.faults.getSessions = new Error('502')
  await env.kit.account.select('eip155', otherAddress)
  await settle()
  await env.kit.account.select('eip155', address)
  await settle()
  expect(env.status()).toBe('unknown')
  delete env.siwx.faults.getSessions
  expect(await env.kit.session.signIn()).toEqual(session)
})

test('signIn during a check rejects with siwx/outdated if another account becomes active [J3]', async () => {
  const env = await connectedKit()
  await env.kit.session.signIn()
  env.siwx.answer = () => new Promise(() => {})
  void env.kit.session.check()
  await settle()
  const rejected = expect(env.kit.session.signIn()).rejects.toMatchObject({ code: 'siwx/outdated' })
  await settle()
  env.siwx.answer = null
  env.kit.account.select('eip155', otherAddress)
  await settle()
  await rejected
})

test('calls of signIn that overlap request one signature', async () => {
  const env = await connectedKit()
  const requests = holdSignatures(env)
  const both = Promise.all([env.kit.session.signIn(), env.kit.session.signIn()])
  await settle()
  expect(requests.length).toBe(1)
  requests[0]?.resolve('0xs')
  const [first, second] = await both
  expect(first).toBe(second)
})

test('signIn continues an open SIWXSignMessage with one message and one request', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.connect()
  const signedIn = env.kit.session.signIn()
  await settle()
  expect([env.view().step, requests.length, env.count('createMessage')]).toEqual(['signing', 1, 1])
  requests[0]?.resolve('0xs')
  expect(await signedIn).toMatchObject({ signature: '0xs' })
  expect([env.status(), env.count('addSession')]).toEqual(['signedIn', 1])
})

test('signIn requests the signature again that an open SIWXSignMessage reports as declined', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.connect()
  const declined = env.kit.session.signIn()
  const rejected = expect(declined).rejects.toMatchObject({ code: 'siwx/declined' })
  await settle()
  requests[0]?.reject(fromWallet({ code: 4001 }))
  await rejected
  expect(env.view().step).toBe('declined')
  const again = env.kit.session.signIn()
  await settle()
  requests[1]?.resolve('0xs')
  await expect(again).resolves.toMatchObject({ signature: '0xs' })
  expect(env.count('createMessage')).toBe(1)
})

test.each(['cancel', 'close', 'stop'] as const)(
  'signIn beside SIWXSignMessage rejects after %s',
  async (end) => {
    const env = createSessionKit()
    holdSignatures(env)
    await env.connect()
    const code = end === 'stop' ? 'kit/stopped' : 'kit/aborted'
    const rejected = expect(env.kit.session.signIn()).rejects.toMatchObject({ code })
    await settle()
    if (end === 'cancel') await env.act('cancel')
    else env.kit[end]()
    await settle()
    await rejected
  },
)

test('signIn rejects with siwx/declined, and can be called again', async () => {
  const env = await connectedKit()
  const requests = holdSignatures(env)
  const declined = env.kit.session.signIn()
  const rejected = expect(declined).rejects.toMatchObject({ code: 'siwx/declined' })
  await settle()
  requests[0]?.reject(fromWallet({ code: 4001 }))
  await rejected
  const again = env.kit.session.signIn()
  await settle()
  requests[1]?.resolve('0xs')
  await expect(again).resolves.toMatchObject({ signature: '0xs' })
})

test('signIn rejects with the error of the extension as its cause', async () => {
  const env = await connectedKit()
  env.siwx.faults.addSession = new Error('nonce expired')
  await expect(env.kit.session.signIn()).rejects.toMatchObject({
    code: 'kit/unknown',
    cause: { message: 'nonce expired' },
  })
  expect(env.status()).toBe('signedOut')
})

test('signIn rejects with the details of a refused message in its text [EM8]', async () => {
  const env = createSessionKit({
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
  })
  await env.connect()
  await expect(env.kit.session.signIn()).rejects.toMatchObject({
    code: 'siwx/domain-mismatch',
    message: expect.stringMatching(/^The sign-in message is for \S+ instead of \S+$/),
  })
})

test('signIn rejects with siwx/outdated if another account becomes active [J3]', async () => {
  const env = await connectedKit()
  const requests = holdSignatures(env)
  const rejected = expect(env.kit.session.signIn()).rejects.toMatchObject({ code: 'siwx/outdated' })
  await settle()
  env.kit.account.select('eip155', otherAddress)
  await settle()
  await rejected
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('signIn rejects with kit/stopped when the kit is stopped', async () => {
  const env = await connectedKit()
  holdSignatures(env)
  const rejected = expect(env.kit.session.signIn()).rejects.toMatchObject({ code: 'kit/stopped' })
  await settle()
  env.kit.stop()
  await rejected
})

test('signOut keeps the wallet, opens nothing and ends the sessions', async () => {
  const env = await connectedKit({ getRequired: () => true })
  await env.kit.session.signIn()
  await env.elapse(timeouts.modalClose)
  await env.kit.session.signOut()
  expect(env.kit.session.get()).toMatchObject({ status: 'signedOut', problem: null })
  expect([env.siwx.sessions, env.kit.account.get().status]).toEqual([[], 'connected'])
  expect(env.modal().phase).toBe('closed')
})

test('signOut rejects if the extension fails, and the kit is signed out all the same [J8]', async () => {
  const env = await connectedKit()
  await env.kit.session.signIn()
  env.siwx.faults.setSessions = new Error('offline')
  await expect(env.kit.session.signOut()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect(env.kit.session.get()).toMatchObject({
    status: 'signedOut',
    session: null,
    problem: 'siwx/sign-out-failed',
  })
})

test('signOut rejects with kit/stopped when the kit is stopped before the sessions have ended', async () => {
  const env = await connectedKit()
  await env.kit.session.signIn()
  const rejected = expect(env.kit.session.signOut()).rejects.toMatchObject({ code: 'kit/stopped' })
  env.kit.stop()
  await rejected
  expect(env.siwx.sessions).toHaveLength(1)
})

test('signOut discards a signature that is pending, and signIn rejects with siwx/outdated', async () => {
  const env = await connectedKit()
  const requests = holdSignatures(env)
  const rejected = expect(env.kit.session.signIn()).rejects.toMatchObject({ code: 'siwx/outdated' })
  await settle()
  await env.kit.session.signOut()
  await rejected
  requests[0]?.resolve('0xs')
  await settle()
  expect([env.status(), env.count('addSession')]).toEqual(['signedOut', 0])
})

test('signOut closes SIWXSignMessage, and a later signature does not sign in', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.signIn()
  await env.kit.session.signOut()
  requests[0]?.resolve('0xs')
  await env.elapse(timeouts.modalClose)
  expect([env.status(), env.modal().phase, env.siwx.sessions]).toEqual(['signedOut', 'closed', []])
})

test('signOut rejects without the option, and works before a wallet is connected', async () => {
  await expect(createTestKit().kit.session.signOut()).rejects.toMatchObject({
    code: 'siwx/not-enabled',
  })
  const env = createSessionKit()
  await env.kit.session.signOut()
  expect([env.status(), env.siwx.calls]).toEqual(['inactive', ['setSessions']])
})

test('get and siwx answer before the engine is loaded, and without the option', () => {
  const env = createSessionKit()
  expect(env.kit.session.get()).toMatchObject({ status: 'inactive', session: null })
  expect(env.kit.session.siwx()).toHaveProperty('createMessage')
  const plain = createTestKit().kit
  expect(plain.session.get()).toEqual({
    status: 'disabled',
    required: false,
    account: null,
    session: null,
    problem: null,
  })
  expect(plain.session.siwx()).toBeNull()
})

test('kit.run(signInFlow) signs in on a page without the modal', async () => {
  const env = await connectedKit()
  const flow = await env.kit.run(signInFlow)
  await settle()
  const view = flow.view()
  if (view.step === 'reviewing') view.sign()
  await settle()
  expect(flow.outcome()).toMatchObject({ status: 'done', output: { type: 'signedIn' } })
  expect([env.status(), env.modal().phase]).toEqual(['signedIn', 'closed'])
})

test('cancel of a flow outside the modal disconnects where sign-in is required', async () => {
  const env = await connectedKit({ getRequired: () => true })
  const flow = await env.kit.run(signInFlow)
  await settle()
  const view = flow.view()
  if ('cancel' in view) view.cancel()
  await settle()
  await env.disconnectWallets()
  expect([env.status(), env.modal().phase]).toEqual(['inactive', 'closed'])
})

test('a kit without the option runs no machine of the sign-in', async () => {
  const env = createTestKit()
  const machines = new Set<string>()
  env.kit.devtools.inspect((event) => {
    const { id } = Object(Object(event).actorRef)
    if (typeof id === 'string') machines.add(id)
  })
  await env.kit.open({ view: 'SIWXSignMessage' })
  env.adapter.calls.connect.at(-1)?.resolve({
    namespace: 'eip155',
    connectorId: 'fox',
    address,
    accounts: [],
    caipNetworkId: firstNetwork,
  })
  await settle()
  expect(env.kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect([...machines].filter((id) => /session|signIn/.test(id))).toEqual([])
})
