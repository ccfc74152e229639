import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { settle } from './kit.fixture.ts'
import { createSessionKit } from './session.fixture.ts'

const atOnce = {
  'while it subscribes': (listener: () => void) => listener(),
  'just after it subscribes': (listener: () => void) => queueMicrotask(listener),
}

test.each(Object.keys(atOnce) as (keyof typeof atOnce)[])(
  'an extension that reports a change %s has its sessions read a few times, not without end [SG11]',
  async (moment) => {
    const env = createSessionKit({
      policies: {
        subscribe(listener) {
          atOnce[moment](listener)
          return () => {}
        },
      },
    })
    await env.connect()
    expect([env.status(), env.modal().view]).toEqual(['signedOut', 'SIWXSignMessage'])
    await env.act('sign')
    expect(env.status()).toBe('signedIn')
    await settle()
    expect(env.count('getSessions')).toBeLessThan(8)
  },
)

test('a session counts again after a check that the server did not answer [SG6]', async () => {
  const env = createSessionKit()
  await env.signIn()
  await env.elapse(timeouts.modalClose)
  env.siwx.faults.getSessions = new Error('502')
  const checked = env.kit.session.check()
  await settle()
  expect(await checked).toMatchObject({ status: 'signedIn', session: env.siwx.sessions[0] })
  expect(env.modal().phase).toBe('closed')
  delete env.siwx.faults.getSessions
  env.siwx.sessions = []
  expect(await env.kit.session.check()).toMatchObject({ status: 'signedOut', session: null })
})

test.each([
  ['read as ended', null, 'signedOut'],
  ['not readable', new KitError(catalogue, 'siwx/unreachable'), 'unknown'],
] as const)(
  'a session that is found while it is stored does not count once the extension refuses it, %s [SG2]',
  async (_, fault, status) => {
    let refuse = () => {}
    const env = createSessionKit({
      policies: {
        addSession: (session) => {
          env.siwx.sessions.push(session as SignInSession)
          return new Promise((_, reject) => {
            refuse = () => {
              env.siwx.sessions = []
              reject(new KitError(catalogue, 'siwx/cookie-missing'))
            }
          })
        },
      },
    })
    await env.signIn()
    env.siwx.changed()
    await settle()
    expect([env.status(), env.view().step]).toEqual(['signedIn', 'storing'])
    if (fault !== null) env.siwx.faults.getSessions = fault
    refuse()
    await settle()
    expect([env.status(), env.view().step]).toEqual([status, 'failed'])
    expect(env.modal().phase).toBe('open')
  },
)

test('check ends while a server hangs, also with a short interval [SG11]', async () => {
  const env = createSessionKit({ policies: { sessionRefetchInterval: 5_000 } })
  await env.signIn()
  env.siwx.answer = () => new Promise(() => {})
  const checked = env.kit.session.check()
  await settle()
  const before = env.count('getSessions')
  for (const _ of [1, 2, 3, 4]) await env.elapse(timeouts.sessionTimeout / 4)
  expect(env.status()).toBe('signedIn')
  expect(await checked).toMatchObject({ status: 'signedIn' })
  // The interval that follows the check may have started one.
  expect(env.count('getSessions') - before).toBeLessThan(2)
})

test('an extension that reports a change with each read is read a few times [SG11]', async () => {
  const env = createSessionKit()
  await env.signIn()
  const stored = env.siwx.sessions
  env.siwx.answer = async () => {
    // A test that fails must end.
    if (env.count('getSessions') < 50) env.siwx.changed()
    return stored
  }
  expect(await env.kit.session.check()).toMatchObject({ status: 'signedIn' })
  env.siwx.changed()
  await settle()
  expect(env.count('getSessions')).toBeLessThan(12)
})
