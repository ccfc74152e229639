import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import type { ApprovalSource, RequestOutcome } from '../domain/request/unsafe-request.ts'
import { address, connection, firstNetwork, settle, storedConnection } from './kit.fixture.ts'
import { createSessionKit, holdSignatures, type SessionKit } from './session.fixture.ts'

/** A kit whose wallet `fox` is an in-page wallet: the modal approves its requests. */
function inPageKit() {
  let listener: Parameters<ApprovalSource['subscribe']>[0] | null = null
  const approved: string[] = []
  const approvals: ApprovalSource = {
    connectorId: 'fox',
    subscribe(given) {
      listener = given
      return () => {
        listener = null
      }
    },
    approve: (id) => void approved.push(id),
    reject: (id) => listener?.settled(id, 'cancel'),
  }
  const env = createSessionKit({ approvals })
  const requests = holdSignatures(env)
  return {
    env,
    requests,
    async ask(id: string) {
      listener?.received({
        id,
        namespace: 'eip155',
        caipNetworkId: firstNetwork,
        address,
        method: 'personal_sign',
        params: ['0x48690a', address],
      })
      await settle()
    },
    async settleRequest(id: string, outcome: RequestOutcome) {
      listener?.settled(id, outcome)
      await settle()
    },
  }
}

test('an in-page wallet approves the signature in the modal, and the modal closes', async () => {
  const { env, requests, ask, settleRequest } = inPageKit()
  await env.signIn()
  await ask('one')
  expect(env.modal().view).toBe('ApproveTransaction')
  env.kit.modal.requestClose()
  await settle()
  expect(env.modal().shaking).toBe(true)
  await settleRequest('one', 'success')
  expect(env.modal().view).toBe('SIWXSignMessage')
  requests[0]?.resolve('0xs')
  await settle()
  expect([env.status(), env.modal().phase]).toEqual(['signedIn', 'closing'])
})

test('an in-page wallet that declines goes back to the sign-in with its toast', async () => {
  const { env, requests, ask, settleRequest } = inPageKit()
  await env.signIn()
  await ask('one')
  await settleRequest('one', 'cancel')
  requests[0]?.reject({ code: 4001 })
  await settle()
  expect(env.modal()).toMatchObject({ phase: 'open', view: 'SIWXSignMessage' })
  expect(env.view().step).toBe('failed')
  expect(env.kit.state.getSnapshot().router.transactions).toBe(0)
})

test('another request of the in-page wallet goes back to the required sign-in', async () => {
  const { env, ask, settleRequest } = inPageKit()
  await env.connect()
  await ask('one')
  expect(env.modal().view).toBe('ApproveTransaction')
  await settleRequest('one', 'success')
  expect(env.modal()).toMatchObject({ phase: 'open', view: 'SIWXSignMessage' })
})

/** Steps of a sign-in before the page is reloaded. */
const steps: Record<string, (env: SessionKit) => Promise<unknown>> = {
  checking: async (env) => {
    env.siwx.answer = () => new Promise(() => {})
    await env.connect()
  },
  reviewing: (env) => env.connect(),
  signing: async (env) => {
    holdSignatures(env)
    await env.signIn()
  },
  failed: async (env) => {
    env.siwx.faults.addSession = new Error('offline')
    await env.signIn()
  },
  signedIn: async (env) => {
    await env.signIn()
  },
}

test.each(Object.keys(steps))('a reload in the step %s starts over from storage', async (step) => {
  const before = createSessionKit()
  await steps[step]?.(before)
  before.kit.stop()
  const after = createSessionKit({ stored: storedConnection('fox') })
  after.siwx.sessions.push(...before.siwx.sessions)
  await settle()
  after.adapter.calls.resume.at(-1)?.resolve(connection('fox'))
  await settle()
  expect(after.status()).toBe(step === 'signedIn' ? 'signedIn' : 'signedOut')
  expect(after.modal().phase).toBe(step === 'signedIn' ? 'closed' : 'open')
  expect(after.count('getSessions')).toBe(1)
})

test('a stopped kit aborts the sign-in and leaves no timer or listener', async () => {
  const env = createSessionKit({ policies: { sessionRefetchInterval: 60_000 } })
  await env.signIn()
  env.kit.stop()
  env.siwx.changed()
  await env.elapse(600_000)
  expect(env.count('getSessions')).toBe(1)
})

test('a wallet that was granted while Connect was open closes it, and sign-in follows', async () => {
  const env = createSessionKit({ stored: storedConnection('fox') })
  await env.kit.open({ view: 'Connect' })
  await settle()
  env.adapter.calls.resume.at(-1)?.resolve(connection('fox'))
  await settle()
  expect(env.modal()).toMatchObject({ phase: 'open', view: 'SIWXSignMessage' })
})

test('a slow server shows the sign-in as preparing, and closes it once a session is found', async () => {
  const first = createSessionKit()
  await first.connect()
  await first.act('sign')
  const env = createSessionKit()
  let answer = (_: typeof env.siwx.sessions) => {}
  env.siwx.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await env.connect()
  expect([env.status(), env.modal().view, env.view().step]).toEqual([
    'checking',
    'SIWXSignMessage',
    'preparing',
  ])
  answer(first.siwx.sessions)
  await settle()
  await env.elapse(timeouts.modalClose)
  expect([env.status(), env.modal().phase]).toEqual(['signedIn', 'closed'])
  expect(env.count('createMessage')).toBe(0)
})

test('a server that never answers keeps the wallet, and the visitor can check again [SG6]', async () => {
  const env = createSessionKit()
  env.siwx.answer = () => new Promise(() => {})
  await env.connect()
  await env.elapse(timeouts.sessionTimeout)
  expect(env.status()).toBe('unknown')
  expect(env.modal()).toMatchObject({ view: 'SIWXSignMessage', toast: null })
  expect(env.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out' })
  expect(env.kit.account.get().status).toBe('connected')
  env.siwx.answer = null
  await env.act('retry')
  expect([env.status(), env.view().step]).toEqual(['signedOut', 'reviewing'])
})

test('two kits of one page sign in on their own', async () => {
  const [one, two] = [createSessionKit({ id: 'one' }), createSessionKit({ id: 'two' })]
  await one.connect()
  await two.connect()
  await one.act('sign')
  expect([one.status(), two.status()]).toEqual(['signedIn', 'signedOut'])
})
