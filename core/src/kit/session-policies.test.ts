import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { address, otherAddress, secondNetwork, settle } from './kit.fixture.ts'
import { createSessionKit } from './session.fixture.ts'

const signIn = { phase: 'open', view: 'SIWXSignMessage', toast: null, shaking: false }

test('two accounts have sessions of their own [R18]', async () => {
  const env = createSessionKit()
  await env.signIn()
  env.kit.account.select('eip155', otherAddress)
  await settle()
  expect([env.status(), env.modal()]).toEqual(['signedOut', signIn])
  await env.act('sign')
  await env.elapse(timeouts.modalClose)
  env.kit.account.select('eip155', address)
  await settle()
  expect(env.kit.session.get()).toMatchObject({ status: 'signedIn', account: { address } })
  expect([env.siwx.sessions.length, env.modal().phase]).toEqual([2, 'closed'])
})

test('each namespace signs in when it becomes active', async () => {
  const env = createSessionKit()
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  await env.connectSolana()
  expect(env.modal()).toEqual(signIn)
  expect(env.view()).toMatchObject({ account: { namespace: 'solana' } })
  await env.act('sign')
  expect(env.kit.session.get()).toMatchObject({
    status: 'signedIn',
    account: { namespace: 'solana' },
  })
  const done = env.kit.disconnect('eip155')
  await settle()
  await env.disconnectWallets()
  await done
  expect(env.status()).toBe('signedIn')
  expect(env.siwx.sessions.map(({ data }) => data.chainId)).toEqual(['solana:1'])
})

test('a session that expires is asked for again where it is required', async () => {
  const env = createSessionKit()
  env.siwx.tamper = { expirationTime: new Date(600_000).toISOString() }
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  expect(env.status()).toBe('signedIn')
  await env.elapse(600_000)
  expect([env.status(), env.modal().view]).toEqual(['signedOut', 'SIWXSignMessage'])
})

test('a session ends at the time that the server has answered [SG7]', async () => {
  const env = createSessionKit()
  env.siwx.kept = { expirationTime: new Date(600_000).toISOString() }
  await env.signIn()
  expect(env.kit.session.get().session?.data.expirationTime).toBe(env.siwx.kept.expirationTime)
  await env.elapse(600_000)
  expect([env.status(), env.modal().view]).toEqual(['signedOut', 'SIWXSignMessage'])
})

test('a session that expires while the device sleeps ends when the page is shown again [L8]', async () => {
  const env = createSessionKit()
  env.siwx.tamper = { expirationTime: new Date(600_000).toISOString() }
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  env.clock.jump(500_000)
  env.platform.controls.emitVisible()
  await settle()
  expect(env.status()).toBe('signedIn')
  env.clock.jump(700_000)
  env.platform.controls.emitVisible()
  await settle()
  expect([env.status(), env.modal().view]).toEqual(['signedOut', 'SIWXSignMessage'])
})

test('a session that expires is not asked for where it is optional', async () => {
  const env = createSessionKit({ policies: { getRequired: () => false } })
  env.siwx.tamper = { expirationTime: new Date(600_000).toISOString() }
  await env.signIn()
  await env.elapse(600_000)
  expect([env.status(), env.modal().phase]).toEqual(['signedOut', 'closed'])
})

test('another tab that signs out or in changes the session of this tab', async () => {
  const env = createSessionKit()
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  const { sessions } = env.siwx
  env.siwx.sessions = []
  env.siwx.changed()
  await settle()
  expect([env.status(), env.modal()]).toEqual(['signedOut', signIn])
  env.siwx.sessions = sessions
  env.siwx.changed()
  await settle()
  expect(env.status()).toBe('signedIn')
  expect(env.modal().phase).toBe('closing')
})

test('the interval of the extension reads the session again, without a change in between', async () => {
  const env = createSessionKit({ policies: { sessionRefetchInterval: 60_000 } })
  await env.signIn()
  const statuses: string[] = []
  env.kit.watch(
    ({ session }) => session.status,
    (status) => statuses.push(status),
  )
  for (let turn = 0; turn < 3; turn += 1) await env.elapse(60_000)
  expect([statuses, env.count('getSessions')]).toEqual([['signedIn'], 4])
})

test('the policies of siweConfig sign out with another account and another network', async () => {
  const env = createSessionKit({
    policies: { signOutOnAccountChange: true, signOutOnNetworkChange: true },
  })
  await env.signIn()
  env.kit.account.select('eip155', otherAddress)
  await settle()
  expect([env.status(), env.siwx.sessions, env.count('setSessions')]).toEqual(['signedOut', [], 1])
  await env.act('sign')
  env.adapter.emit({ type: 'chain.changed', caipNetworkId: secondNetwork })
  await settle()
  expect([env.status(), env.siwx.sessions, env.count('setSessions')]).toEqual(['signedOut', [], 2])
})

test('a sign-out that fails at disconnect removes the session here and is retried [J8]', async () => {
  const env = createSessionKit()
  await env.signIn()
  env.siwx.faults.setSessions = new Error('offline')
  const done = env.kit.disconnect()
  await settle()
  await env.disconnectWallets()
  await done
  expect([env.status(), env.siwx.sessions.length]).toEqual(['inactive', 1])
  env.siwx.faults = {}
  await env.connect()
  expect([env.status(), env.siwx.sessions.length]).toEqual(['signedOut', 0])
})

test('a session that is read slowly causes one nonce: the open view goes on', async () => {
  const env = createSessionKit()
  let answer = (_: readonly []): void => {}
  env.siwx.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await env.connect()
  expect([env.status(), env.modal(), env.view().step]).toEqual(['checking', signIn, 'preparing'])
  const { key } = env.kit.state.getSnapshot().router.entry
  answer([])
  await settle()
  expect([env.view().step, env.count('createMessage')]).toEqual(['reviewing', 1])
  expect(env.kit.state.getSnapshot().router.entry.key).toBe(key)
})

test('a session that expires after months is not ended early by the timers of browsers', async () => {
  const days = (count: number) => count * 86_400_000
  const env = createSessionKit()
  env.siwx.tamper = { expirationTime: new Date(days(60)).toISOString() }
  await env.signIn()
  await env.elapse(days(25))
  await env.elapse(days(34))
  expect([env.status(), env.count('getSessions')]).toEqual(['signedIn', 1])
  await env.elapse(days(1))
  expect(env.status()).toBe('signedOut')
})

test('revoking the session of a disconnected namespace may fail: the failure is logged', async () => {
  const env = createSessionKit()
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  await env.connectSolana()
  await env.act('sign')
  env.siwx.faults.revokeSession = new Error('offline')
  const done = env.kit.disconnect('eip155')
  await settle()
  await env.disconnectWallets()
  await done
  expect(env.status()).toBe('signedIn')
  expect(env.platform.controls.logged).toContainEqual(
    expect.objectContaining({ message: 'Signing out an account failed' }),
  )
})

test('a message without lifetime is created again after 10 s, not in a loop [J6]', async () => {
  const env = createSessionKit({ policies: { messageLifetime: 0 } })
  await env.connect()
  expect(env.count('createMessage')).toBe(1)
  await env.elapse(9_000)
  expect(env.count('createMessage')).toBe(1)
  await env.elapse(1_000)
  expect(env.count('createMessage')).toBe(2)
})

/** A kit whose sign-out at the disconnect has failed. */
async function failedSignOut(policies: Parameters<typeof createSessionKit>[0] = {}) {
  const env = createSessionKit(policies)
  await env.signIn()
  env.siwx.faults.setSessions = new Error('offline')
  const done = env.kit.disconnect()
  await settle()
  await env.disconnectWallets()
  await done
  await settle()
  return env
}

test('a sign-out that fails at disconnect is shown in a toast, and in the state [SG8]', async () => {
  const env = await failedSignOut()
  expect(env.modal()).toMatchObject({ toast: 'siwx/sign-out-failed' })
  expect(env.kit.session.get()).toMatchObject({
    status: 'inactive',
    problem: 'siwx/sign-out-failed',
  })
})

test('a sign-out that failed is repeated after growing pauses, at most 8 times [SG8]', async () => {
  const env = await failedSignOut()
  for (let turn = 0; turn < 12; turn += 1) {
    const pause = timeouts.signOutRetry * 2 ** turn
    await env.elapse(pause - 1)
    expect(env.count('setSessions')).toBe(Math.min(1 + turn, 9))
    await env.elapse(1)
  }
  expect([env.count('setSessions'), env.clock.pending()]).toEqual([9, 0])
})

test.each(['online', 'visible'] as const)(
  'a sign-out that failed is repeated when the page is %s, until it succeeds [SG8]',
  async (change) => {
    const env = await failedSignOut()
    const again = () =>
      change === 'online'
        ? env.platform.controls.emit('online')
        : env.platform.controls.emitVisible()
    again()
    await settle()
    expect(env.count('setSessions')).toBe(2)
    env.siwx.faults = {}
    again()
    await settle()
    expect([env.siwx.sessions, env.kit.session.get().problem]).toEqual([[], null])
    again()
    await env.elapse(3_600_000)
    expect(env.count('setSessions')).toBe(3)
  },
)

test('a sign-out that failed is repeated after a reload, before a wallet connects [SG8]', async () => {
  const before = await failedSignOut()
  before.kit.stop()
  const after = createSessionKit({
    stored: Object.fromEntries(before.platform.controls.storage?.values ?? []),
  })
  after.siwx.sessions.push(...before.siwx.sessions)
  await after.kit.ready()
  await settle()
  expect([after.siwx.calls, after.siwx.sessions]).toEqual([['setSessions'], []])
  expect(after.modal().phase).toBe('closed')
})

test('a stopped kit repeats no sign-out [SG8]', async () => {
  const env = await failedSignOut()
  env.kit.stop()
  env.platform.controls.emit('online')
  await env.elapse(3_600_000)
  expect([env.count('setSessions'), env.clock.pending()]).toEqual([1, 0])
})

test('a sign-out that fails again starts the pause again [SG8]', async () => {
  const env = await failedSignOut()
  await env.elapse(timeouts.signOutRetry - 1)
  await expect(env.kit.session.signOut()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  await env.elapse(timeouts.signOutRetry - 1)
  expect(env.count('setSessions')).toBe(2)
  await env.elapse(1)
  expect(env.count('setSessions')).toBe(3)
})

test('a sign-out is repeated 8 times, however often the page is shown meanwhile [SG8]', async () => {
  let calls = 0
  let fail = () => {}
  const setSessions = () => {
    calls += 1
    return calls === 1
      ? Promise.reject(new Error('offline'))
      : new Promise<void>((_, reject) => {
          fail = () => reject(new Error('offline'))
        })
  }
  const env = await failedSignOut({ policies: { setSessions } })
  for (let turn = 1; turn <= 8; turn += 1) {
    for (let times = 0; times < 3; times += 1) env.platform.controls.emitVisible()
    await settle()
    expect(calls).toBe(1 + turn)
    fail()
    await settle()
  }
  await env.elapse(3_600_000)
  expect([calls, env.clock.pending()]).toEqual([9, 0])
})

test('a sign-out that fails while another one is repeated with success is repeated, too [SG8]', async () => {
  const answers: { resolve(): void; reject(error: Error): void }[] = []
  const revokeNamespace = () =>
    new Promise<void>((resolve, reject) => {
      answers.push({ resolve, reject })
    })
  const env = createSessionKit({ policies: { revokeNamespace, getRequired: () => false } })
  await env.connect()
  await env.kit.session.signIn()
  await env.connectSolana()
  await env.kit.session.signIn()
  const disconnect = async (namespace: 'eip155' | 'solana') => {
    const done = env.kit.disconnect(namespace)
    await settle()
    await env.disconnectWallets()
    await done
    await settle()
  }
  await disconnect('eip155')
  answers[0]?.reject(new Error('offline'))
  await settle()
  await env.elapse(timeouts.signOutRetry)
  expect(answers).toHaveLength(2)
  env.siwx.faults.setSessions = new Error('offline')
  await disconnect('solana')
  // The pause after this failure ends while the first sign-out is still being repeated.
  await env.elapse(timeouts.signOutRetry)
  answers[1]?.resolve()
  await settle()
  expect(env.kit.session.get().problem).toBe('siwx/sign-out-failed')
  await env.elapse(2 * timeouts.signOutRetry)
  expect(answers).toHaveLength(3)
  answers[2]?.resolve()
  await settle()
  expect([env.kit.session.get().problem, env.clock.pending()]).toEqual([null, 0])
})
