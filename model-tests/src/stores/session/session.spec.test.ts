import { describe, expect, test } from 'vitest'
import type { Namespace } from '../../../../core/src/domain/caip/namespace.ts'
import { limits, timeouts } from '../../../../core/src/domain/constants.ts'
import type { SignInAccount, SignInPolicies } from '../../../../core/src/domain/sign-in/session.ts'
import { sessionReactions } from '../../../../core/src/stores/session/session.reactions.ts'
import { selectSession } from '../../../../core/src/stores/session/session.store.ts'
import type {
  OutdatedReason,
  SessionEvent,
} from '../../../../core/src/stores/session/session.types.ts'
import { foxSession, foxSignIn } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  answer,
  earlierInput,
  later,
  onBob,
  onSepolia,
  onSolana,
  policies,
  sessionInputs,
  strictPolicies,
  unreachable,
} from './session.cases.ts'
import { sessionModel } from './session.model.ts'

const set = (account: SignInAccount | null, connected: readonly Namespace[] = ['eip155']) =>
  ({ type: 'account.set', account, connected }) as const
const outdated = (reason: OutdatedReason): SessionEvent => ({ type: 'session.outdated', reason })
const found = { type: 'session.found', account: foxSignIn, session: foxSession }
const missing = { type: 'session.missing', account: foxSignIn, required: true, quiet: false }
const revokeOf = (account: SignInAccount) => ({
  type: 'revoke.namespaces',
  namespaces: [account.namespace],
  accounts: [account],
})
const otherSession = { ...foxSession, signature: '0xe' }

async function start(input = sessionInputs.required) {
  const run = scenario(sessionModel, input)
  const read = (session: typeof foxSession | null, given: SignInPolicies = policies) =>
    run.answer('readSession', { session, policies: given, others: false })
  /** The wallet has not signed while it connected, so that the session is read. */
  const answerNone = async () => {
    if (run.statePath() === 'checking.takingAnswer')
      await run.answer('takeAnswer', { answer: null })
  }
  const then =
    <Args extends readonly unknown[]>(step: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await step(...args)
      await answerNone()
    }
  return {
    ...run,
    read,
    send: then(run.send),
    sendBack: then(run.sendBack),
    answer: then(run.answer),
    state: () => selectSession(run.snapshot()),
    /** Sends an event after which a remote wallet has an answer. */
    async sendSigned(event: Parameters<typeof run.send>[0]) {
      await run.send(event)
      await run.answer('takeAnswer', { answer })
    },
  }
}
/** The account of Fox is active, and its session is being read. */
async function startChecking() {
  const run = await start()
  await run.send(set(foxSignIn))
  return run
}
async function startSignedIn(given: SignInPolicies = policies) {
  const run = await startChecking()
  await run.read(foxSession, given)
  return run
}
async function startSignedOut(given: SignInPolicies = policies) {
  const run = await startChecking()
  await run.read(null, given)
  return run
}
async function startUnknown() {
  const run = await startChecking()
  await run.fail('readSession', unreachable)
  return run
}
/** The sessions are being ended after a failed request, and Fox is active again. */
async function startSignOutDue() {
  const run = await startSignedIn()
  await run.send(set(null, []))
  await run.fail('signOut', unreachable)
  await run.send(set(foxSignIn))
  return run
}

describe('reading the session of an account', () => {
  test('session is inactive without an account, and requests nothing', async () => {
    const run = await start()
    expect(run.state()).toEqual({
      status: 'inactive',
      required: true,
      account: null,
      session: null,
      problem: null,
    })
    expect(run.emitted()).toEqual([{ type: 'session.inactive' }])
    expect(run.inputsOf('readSession')).toEqual([])
  })

  test('session reads the stored session of the account and is signed in with it', async () => {
    const run = await startChecking()
    expect(run.state()).toMatchObject({ status: 'checking', account: foxSignIn, session: null })
    expect(run.inputsOf('readSession')).toEqual([foxSignIn])
    await run.read(foxSession)
    expect(run.state()).toEqual({
      status: 'signedIn',
      required: true,
      account: foxSignIn,
      session: foxSession,
      problem: null,
    })
    expect(run.emitted().at(-1)).toEqual(found)
    expect(run.inputsOf('watchSession').at(-1)).toEqual({ session: foxSession })
  })

  test('session asks for a sign-in if the account has no session', async () => {
    const run = await startSignedOut()
    expect(run.state()).toEqual({
      status: 'signedOut',
      required: true,
      account: foxSignIn,
      session: null,
      problem: null,
    })
    expect(run.emitted().at(-1)).toEqual(missing)
    expect(run.inputsOf('watchSession').at(-1)).toEqual({ session: null })
  })

  const unknown = {
    type: 'session.unknown',
    account: foxSignIn,
    code: 'siwx/unreachable',
    repeated: false,
  }

  test('a session that cannot be read is unknown: the wallet stays connected [SG6]', async () => {
    const run = await startChecking()
    await run.fail('readSession', unreachable)
    expect(run.state()).toEqual({
      status: 'unknown',
      required: true,
      account: foxSignIn,
      session: null,
      problem: 'siwx/unreachable',
    })
    expect(run.emitted().at(-1)).toEqual(unknown)
    expect(run.snapshot().context.owners).toEqual([foxSignIn])
  })

  test('a session that is not read in time is unknown, and its late answer does not count [SG6]', async () => {
    const run = await startChecking()
    await run.elapse(timeouts.sessionTimeout - 1)
    expect(run.state().status).toBe('checking')
    await run.elapse(1)
    expect(run.state()).toMatchObject({ status: 'unknown', problem: 'kit/timed-out' })
    expect(run.emitted().at(-1)).toEqual({ ...unknown, code: 'kit/timed-out' })
    await run.answerLate({ session: foxSession, policies, others: false })
    expect(run.state().status).toBe('unknown')
  })

  test('an unknown session is read again with a growing pause [SG6]', async () => {
    const run = await startChecking()
    await run.fail('readSession', unreachable)
    let reads = 0
    for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      await run.elapse(pause - 1)
      expect(run.inputsOf('refreshSession').length).toBe(reads)
      await run.elapse(1)
      reads += 1
      expect(run.inputsOf('refreshSession').length).toBe(reads)
      expect(run.state().status).toBe('unknown')
      await run.fail('refreshSession', unreachable)
    }
    expect(run.emitted().at(-1)).toEqual({ ...unknown, repeated: true })
    await run.send(set(onBob))
    await run.fail('readSession', unreachable)
    await run.elapse(2_000)
    expect(run.statePath()).toBe('unknown.refreshing.reading')
  })

  test('the problem of an unknown session is that of the last read [SG6]', async () => {
    const run = await startChecking()
    await run.fail('readSession', unreachable)
    await run.elapse(timeouts.sessionRetry)
    await run.elapse(timeouts.sessionTimeout)
    expect(run.state()).toMatchObject({ status: 'unknown', problem: 'kit/timed-out' })
    expect(run.emitted().at(-1)).toEqual({ ...unknown, code: 'kit/timed-out', repeated: true })
    await run.elapse(2 * timeouts.sessionRetry)
    await run.fail('refreshSession', unreachable)
    expect(run.state().problem).toBe('siwx/unreachable')
  })

  test.each([
    ['found', foxSession],
    ['missing', null],
  ] as const)('an unknown session is %s once it is read [SG6]', async (_, session) => {
    const run = await startChecking()
    await run.fail('readSession', unreachable)
    await run.sendBack({ type: 'session.outdated', reason: 'reachable' })
    await run.answer('refreshSession', {
      session,
      policies: { ...policies, required: false },
      others: false,
    })
    expect(run.state()).toMatchObject({
      status: session ? 'signedIn' : 'signedOut',
      required: false,
      problem: null,
    })
    expect(run.snapshot().context.problem).toBeNull()
    expect(run.emitted().at(-1)).toEqual(session ? found : { ...missing, required: false })
    await run.send(set(null, []))
    expect(run.state().status).toBe(session ? 'signingOut' : 'inactive')
  })

  test('a change by another tab restarts a read, whose late answer does not count [SG11]', async () => {
    const run = await startChecking()
    expect(run.inputsOf('watchSession')).toEqual([{ session: null }])
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    expect(run.inputsOf('readSession')).toEqual([foxSignIn, foxSignIn])
    expect(run.inputsOf('takeAnswer')).toEqual([foxSignIn])
    await run.read(null)
    await run.answerLate({ session: foxSession, policies, others: false })
    expect(run.state().status).toBe('signedOut')
  })

  test('check restarts a read that is older [SG11]', async () => {
    const run = await startChecking()
    await run.send({ type: 'check' })
    expect(run.inputsOf('readSession')).toEqual([foxSignIn, foxSignIn])
    expect(run.inputsOf('takeAnswer')).toEqual([foxSignIn])
  })

  test('a change by another tab does not lose the answer of a remote wallet [SG11]', async () => {
    const run = scenario(sessionModel, sessionInputs.required)
    await run.send(set(foxSignIn))
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    await run.send({ type: 'check' })
    await run.answer('takeAnswer', { answer })
    expect(run.statePath()).toBe('authenticating')
    expect(run.inputsOf('takeAnswer')).toEqual([foxSignIn])
  })

  test('an answer of a remote wallet that cannot be read is none', async () => {
    const run = scenario(sessionModel, sessionInputs.required)
    await run.send(set(foxSignIn))
    await run.fail('takeAnswer', unreachable)
    expect(run.statePath()).toBe('checking.reading')
  })

  test('a read that starts again keeps its subscription and its deadline [SG11]', async () => {
    const run = await startChecking()
    await run.elapse(timeouts.sessionTimeout - 1)
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    expect(run.inputsOf('watchSession')).toEqual([{ session: null }])
    await run.elapse(1)
    expect(run.state()).toMatchObject({ status: 'unknown', problem: 'kit/timed-out' })
  })

  test.each([true, false])(
    'check reads a session that counts, and asks only where `required` is %s [SG11]',
    async (required) => {
      const run = await startSignedIn({ ...policies, required })
      await run.send({ type: 'check' })
      expect(run.state()).toMatchObject({ status: 'checking', session: null })
      const optional = { ...policies, required: !required }
      await run.read(null, optional)
      expect(run.state().status).toBe('signedOut')
      expect(run.emitted().at(-1)).toEqual({ ...missing, required: !required, quiet: required })
      await run.send(set(null, []))
      expect(run.state().status).toBe('inactive')
    },
  )

  test('check finds the session that the server has now, and watches it [SG11]', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'check' })
    await run.read(otherSession)
    expect(run.state()).toMatchObject({ status: 'signedIn', session: otherSession })
    expect(run.emitted().at(-1)).toEqual({ ...found, session: otherSession })
    expect(run.inputsOf('watchSession').at(-1)).toEqual({ session: otherSession })
  })

  test.each(['fails', 'takes too long'] as const)(
    'a session counts again after a check that %s [SG6]',
    async (fault) => {
      const run = await startSignedIn()
      await run.send({ type: 'check' })
      const before = run.emitted().length
      if (fault === 'fails') await run.fail('readSession', unreachable)
      else await run.elapse(timeouts.sessionTimeout)
      expect(run.state()).toMatchObject({ status: 'signedIn', session: foxSession, problem: null })
      expect(run.statePath()).toBe('signedIn.idle')
      expect(run.emitted().slice(before)).toEqual([found])
    },
  )

  test.each([
    ['a change by another tab', { type: 'session.outdated', reason: 'changed' }],
    ['another check', { type: 'check' }],
  ] as const)('%s restarts the read of a check [SG11]', async (_, event) => {
    const run = await startSignedIn()
    await run.send({ type: 'check' })
    await run.send(event)
    expect(run.inputsOf('readSession')).toEqual([foxSignIn, foxSignIn, foxSignIn])
    expect(run.statePath()).toBe('signedIn.rechecking.reading')
  })

  test.each(['interval', 'changed'] as const)(
    'a check ends in time, however often the session is outdated by %s meanwhile [SG11]',
    async (reason) => {
      const run = await startSignedIn()
      await run.send({ type: 'check' })
      for (const _ of [1, 2, 3]) {
        await run.elapse((timeouts.sessionTimeout - 3) / 3)
        await run.sendBack({ type: 'session.outdated', reason })
      }
      await run.elapse(2)
      expect(run.state().status).toBe('checking')
      await run.elapse(1)
      expect(run.state()).toMatchObject({ status: 'signedIn', session: foxSession })
    },
  )

  test.each([
    ['checking.reading', 'readSession', startChecking],
    ['signedIn.rechecking.reading', 'readSession', startSignedIn, { type: 'check' }],
    ['signedIn.refreshing.reading', 'refreshSession', startSignedIn],
    ['signedOut.refreshing.reading', 'refreshSession', startSignedOut],
    ['unknown.refreshing.reading', 'refreshSession', startUnknown],
  ] as const)(
    '%s is not restarted by the interval, and at most 3 times by changes [SG11]',
    async (path, src, begin, event: SessionEvent = outdated('changed')) => {
      const run = await begin()
      const reads = () => run.inputsOf(src).length
      const reading = async () => {
        if (path !== 'checking.reading') await run.sendBack(event)
        expect(run.statePath()).toBe(path)
        const before = reads()
        await run.sendBack(outdated('interval'))
        expect(reads() - before).toBe(0)
        for (const _ of [1, 2, 3, 4, 5]) await run.sendBack(outdated('changed'))
        expect([run.statePath(), reads() - before]).toEqual([path, limits.sessionRereads])
      }
      await reading()
      if (path === 'checking.reading') {
        await run.send(set(onBob))
        return reading()
      }
      if (src === 'readSession') await run.fail(src, unreachable)
      else await run.elapse(timeouts.sessionTimeout)
      await reading()
    },
  )

  test.each([
    ['signedIn', startSignedIn],
    ['signedOut', startSignedOut],
    ['unknown', startUnknown],
  ] as const)(
    'a read that starts again keeps its deadline while the visitor is %s [SG11]',
    async (status, begin) => {
      const run = await begin()
      await run.sendBack(outdated('changed'))
      await run.elapse(timeouts.sessionTimeout - 1)
      await run.sendBack(outdated('changed'))
      expect(run.statePath()).toBe(`${status}.refreshing.reading`)
      await run.elapse(1)
      expect(run.statePath()).toBe(`${status}.idle`)
    },
  )

  test('another check keeps the deadline of the first [SG11]', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'check' })
    await run.elapse(timeouts.sessionTimeout - 1)
    await run.send({ type: 'check' })
    await run.elapse(1)
    expect(run.statePath()).toBe('signedIn.idle')
  })

  test.each([true, false])(
    'a refused session counts only once it is read, and asks only where `required` is %s [SG2]',
    async (required) => {
      const given = { ...policies, required }
      const run = await startSignedIn(given)
      await run.send({ type: 'session.refused' })
      expect(run.statePath()).toBe('checking.reading')
      expect(run.snapshot().context.session).toBeNull()
      await run.read(null, given)
      expect(run.emitted().at(-1)).toEqual({ ...missing, required, quiet: !required })
      const unreadable = await startSignedIn(given)
      await unreadable.send({ type: 'session.refused' })
      await unreadable.fail('readSession', unreachable)
      expect(unreadable.state().status).toBe('unknown')
    },
  )

  test.each([
    ['its check', { type: 'check' }],
    ['a read', outdated('changed')],
  ] as const)('a session that expires during %s does not count again [SG6]', async (_, event) => {
    const optional = { ...policies, required: false }
    const run = await startSignedIn(optional)
    await run.sendBack(event)
    await run.sendBack({ type: 'session.outdated', reason: 'expired' })
    expect(run.snapshot().context.session).toBeNull()
    await run.read(null, optional)
    expect(run.emitted().at(-1)).toEqual({ ...missing, required: false, quiet: true })
  })

  test('check of a visitor who is signed out asks for nothing [SG11]', async () => {
    const run = await startSignedOut()
    await run.send({ type: 'check' })
    expect(run.state().status).toBe('checking')
    await run.read(null)
    expect(run.emitted().at(-1)).toEqual({ ...missing, quiet: true })
  })

  test('check reads an unknown session at once [SG6]', async () => {
    const failed = await startChecking()
    await failed.fail('readSession', unreachable)
    await failed.send({ type: 'check' })
    expect(failed.state()).toMatchObject({ status: 'checking', problem: null })
    await failed.read(null)
    expect(failed.state()).toMatchObject({ status: 'signedOut', problem: null })
    expect(failed.emitted().at(-1)).toEqual(missing)
  })

  test('session drops the answer for an account that is no longer active [J3]', async () => {
    const run = await startChecking()
    await run.send(set(onBob))
    expect(run.inputsOf('readSession')).toEqual([foxSignIn, onBob])
    await run.answerLate({ session: foxSession, policies, others: false })
    expect(run.state()).toMatchObject({ status: 'checking', account: onBob, session: null })
  })

  test('session reads once while only other wallets connect and disconnect', async () => {
    const run = await startChecking()
    await run.send(set(foxSignIn, ['eip155', 'solana']))
    await run.read(foxSession)
    await run.send(set(foxSignIn, ['eip155']))
    expect(run.inputsOf('readSession').length).toBe(1)
    expect(run.state().status).toBe('signedIn')
  })

  test('session reads again for another wallet with the same account', async () => {
    const run = await startSignedIn()
    await run.send(set({ ...foxSignIn, connectorId: 'io.owl' }))
    expect(run.state().status).toBe('checking')
  })

  test('session becomes inactive without an account, and reads again for the same one', async () => {
    const run = await startSignedIn()
    await run.send(set(null))
    expect(run.state()).toMatchObject({ status: 'inactive', account: null, session: null })
    expect(run.emitted().at(-1)).toEqual({ type: 'session.inactive' })
    await run.send(set(foxSignIn))
    expect(run.state()).toMatchObject({ status: 'checking', session: null })
  })
})

describe('a session that the visitor has just signed', () => {
  test.each(['checking', 'signedOut', 'unknown'] as const)(
    'session.set signs in while the status is %s',
    async (status) => {
      const run = await startChecking()
      if (status === 'signedOut') await run.read(null)
      if (status === 'unknown') await run.fail('readSession', unreachable)
      await run.send({ type: 'session.set', account: foxSignIn, session: foxSession })
      expect(run.state()).toMatchObject({ status: 'signedIn', session: foxSession, problem: null })
      expect(run.emitted().at(-1)).toEqual(found)
    },
  )

  test('session.set of another account is ignored [J3]', async () => {
    const run = await startSignedOut()
    await run.send({ type: 'session.set', account: onBob, session: foxSession })
    expect(run.state().status).toBe('signedOut')
    const inactive = await start()
    await inactive.send({ type: 'session.set', account: foxSignIn, session: foxSession })
    expect(inactive.state().status).toBe('inactive')
  })

  test('session.set clears the problem of a failed read', async () => {
    const run = await startChecking()
    await run.fail('readSession', unreachable)
    await run.send({ type: 'session.set', account: foxSignIn, session: foxSession })
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    await run.answer('refreshSession', { session: null, policies, others: false })
    expect(run.state()).toMatchObject({ status: 'signedOut', problem: null })
  })

  test('session.set replaces the session and watches the new one', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'session.set', account: foxSignIn, session: otherSession })
    expect(run.state().session).toBe(otherSession)
    expect(run.inputsOf('watchSession').slice(1)).toEqual([
      { session: foxSession },
      { session: otherSession },
    ])
  })

  test('a signed session ends when the wallet is disconnected, like one that was read', async () => {
    const run = await startSignedOut()
    await run.send({ type: 'session.set', account: foxSignIn, session: foxSession })
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
  })
})

describe('a remote wallet that signs while it connects', () => {
  async function startAuthenticating() {
    const run = await start()
    await run.sendSigned(set(foxSignIn))
    return run
  }

  test('session verifies what the wallet signed, then reads the stored session', async () => {
    const run = await startAuthenticating()
    expect(run.state()).toMatchObject({ status: 'authenticating', account: foxSignIn })
    expect(run.inputsOf('authenticate')).toEqual([answer])
    expect(messagesOf(sessionReactions, run.emitted().slice(-1))).toEqual([
      { to: 'toast', type: 'show', variant: 'loading', code: 'siwx/authenticating', message: null },
    ])
    await run.answer('authenticate', undefined)
    expect(run.state().status).toBe('checking')
    expect(messagesOf(sessionReactions, run.emitted().slice(-1))).toEqual([
      { to: 'toast', type: 'hide', code: 'siwx/authenticating', transfer: null },
    ])
    await run.read(foxSession)
    expect(run.state().status).toBe('signedIn')
  })

  test('check reads the session after a wrong cacao', async () => {
    const run = await startAuthenticating()
    await run.fail('authenticate', unreachable)
    await run.send({ type: 'check' })
    await run.read(null)
    expect(run.state()).toMatchObject({ status: 'signedOut', problem: null })
    expect(run.emitted().at(-1)).toEqual(missing)
  })

  test('check after a wrong cacao asks to sign in, also where an earlier check did not', async () => {
    const run = await startSignedOut()
    await run.sendSigned({ type: 'check' })
    await run.fail('authenticate', unreachable)
    await run.send({ type: 'check' })
    await run.read(null)
    expect(run.emitted().at(-1)).toEqual(missing)
  })

  test('session fails for a wrong cacao, and hides the toast first', async () => {
    const run = await startAuthenticating()
    await run.fail('authenticate', unreachable)
    expect(run.state()).toMatchObject({ status: 'failed', problem: 'siwx/unreachable' })
    expect(run.emitted().slice(-2)).toEqual([
      { type: 'authentication.ended' },
      { type: 'session.failed', account: foxSignIn, code: 'siwx/unreachable' },
    ])
    expect(run.snapshot().context.answer).toBeNull()
  })

  test('session fails if the signatures are not verified in time', async () => {
    const run = await startAuthenticating()
    await run.elapse(timeouts.signInTimeout - 1)
    expect(run.state().status).toBe('authenticating')
    await run.elapse(1)
    expect(run.state()).toMatchObject({ status: 'failed', problem: 'kit/timed-out' })
    expect(run.emitted().at(-1)).toMatchObject({ type: 'session.failed', code: 'kit/timed-out' })
  })

  test('another account ends the verification and hides the toast [J3]', async () => {
    const run = await startAuthenticating()
    await run.send(set(onBob))
    await run.answerLate(undefined)
    expect(run.state()).toMatchObject({ status: 'checking', account: onBob })
    expect(run.emitted().at(-1)).toEqual({ type: 'authentication.ended' })
    expect(run.snapshot().context.answer).toBeNull()
  })
})

describe('a session that may be outdated', () => {
  test('an expired session is read again, and the visitor is asked where sign-in is required', async () => {
    const run = await startSignedIn()
    await run.sendBack({ type: 'session.outdated', reason: 'expired' })
    expect(run.state()).toMatchObject({ status: 'checking', session: null })
    expect(run.snapshot().context.session).toBeNull()
    await run.read(null)
    expect(run.emitted().at(-1)).toEqual(missing)
  })

  test('check asks to sign in, also where an expired session did not', async () => {
    const run = await startSignedIn({ ...policies, required: false })
    await run.sendBack({ type: 'session.outdated', reason: 'expired' })
    await run.fail('readSession', unreachable)
    await run.send({ type: 'check' })
    await run.read(null)
    expect(run.emitted().at(-1)).toEqual(missing)
  })

  test('a visitor who need not sign in is not asked again when the session expires', async () => {
    const optional = { ...policies, required: false }
    const run = await startSignedIn(optional)
    await run.sendBack({ type: 'session.outdated', reason: 'expired' })
    await run.read(null, optional)
    expect(run.emitted().at(-1)).toEqual({ ...missing, required: false, quiet: true })
    await run.send(set(onBob))
    await run.read(null, optional)
    expect(run.emitted().at(-1)).toEqual({
      ...missing,
      account: onBob,
      required: false,
      quiet: false,
    })
  })

  test.each(['changed', 'interval'] as const)(
    'a session with the reason %s counts while it is read again',
    async (reason) => {
      const laterSession = { ...foxSession, data: { ...foxSession.data, expirationTime: later } }
      const run = await startSignedIn()
      await run.sendBack({ type: 'session.outdated', reason })
      expect(run.state()).toMatchObject({ status: 'signedIn', session: foxSession })
      expect(run.inputsOf('refreshSession')).toEqual([foxSignIn])
      await run.answer('refreshSession', { session: laterSession, policies, others: false })
      expect(run.state()).toMatchObject({ status: 'signedIn', session: laterSession })
      expect(run.statePath()).toBe('signedIn.idle')
      expect(run.inputsOf('watchSession').at(-1)).toEqual({ session: laterSession })
    },
  )

  test('a session that ends as before keeps its subscription, which may report at once [SG11]', async () => {
    const run = await startSignedIn()
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    const required = { ...policies, required: false }
    await run.answer('refreshSession', { session: otherSession, policies: required, others: false })
    expect(run.state()).toMatchObject({ session: otherSession, required: false })
    expect(run.statePath()).toBe('signedIn.idle')
    expect(run.inputsOf('watchSession')).toEqual([{ session: null }, { session: foxSession }])
  })

  test.each([true, false])(
    'a session that another tab ended is missing, with `required` %s [J8]',
    async (required) => {
      const run = await startSignedIn()
      await run.sendBack({ type: 'session.outdated', reason: 'changed' })
      await run.answer('refreshSession', {
        session: null,
        policies: { ...policies, required },
        others: false,
      })
      expect(run.state()).toMatchObject({ status: 'signedOut', required })
      expect(run.emitted().at(-1)).toEqual({ ...missing, required, quiet: !required })
      await run.send(set(null, []))
      expect(run.state().status).toBe('inactive')
    },
  )

  test('a session survives a read that fails or takes too long', async () => {
    const run = await startSignedIn()
    await run.sendBack({ type: 'session.outdated', reason: 'interval' })
    await run.fail('refreshSession', unreachable)
    expect([run.statePath(), run.state().session]).toEqual(['signedIn.idle', foxSession])
    await run.sendBack({ type: 'session.outdated', reason: 'interval' })
    await run.elapse(timeouts.sessionTimeout - 1)
    expect(run.statePath()).toBe('signedIn.refreshing.reading')
    await run.elapse(1)
    expect([run.statePath(), run.state().session]).toEqual(['signedIn.idle', foxSession])
  })

  test('session finds a session that another tab created', async () => {
    const run = await startSignedOut()
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    expect(run.state().status).toBe('signedOut')
    expect(run.inputsOf('refreshSession')).toEqual([foxSignIn])
    await run.answer('refreshSession', { session: foxSession, policies, others: false })
    expect(run.state()).toMatchObject({ status: 'signedIn', session: foxSession })
    expect(run.emitted().at(-1)).toEqual(found)
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
  })

  test('session stays signed out, and asks no second time, if another tab did not sign in', async () => {
    const run = await startSignedOut()
    const count = run.emitted().length
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    await run.answer('refreshSession', { session: null, policies, others: false })
    expect(run.statePath()).toBe('signedOut.idle')
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    await run.fail('refreshSession', unreachable)
    expect(run.statePath()).toBe('signedOut.idle')
    await run.sendBack({ type: 'session.outdated', reason: 'changed' })
    await run.elapse(timeouts.sessionTimeout)
    expect(run.statePath()).toBe('signedOut.idle')
    expect(run.emitted().length).toBe(count)
  })
})

describe('the policies of the extension', () => {
  test.each([
    ['another address', onBob, policies, 'checking'],
    ['another address', onBob, strictPolicies, 'signingOut'],
    ['another address', onBob, { ...policies, signOutOnNetworkChange: true }, 'checking'],
    ['another address', onBob, { ...policies, signOutOnAccountChange: true }, 'signingOut'],
    ['another network', onSepolia, policies, 'checking'],
    ['another network', onSepolia, strictPolicies, 'signingOut'],
    ['another network', onSepolia, { ...policies, signOutOnAccountChange: true }, 'checking'],
    ['another network', onSepolia, { ...policies, signOutOnNetworkChange: true }, 'signingOut'],
    ['another namespace', onSolana, strictPolicies, 'checking'],
  ] as const)(
    'a visitor with %s has the status of the policies (%#)',
    async (_, account, given, status) => {
      const run = await startSignedIn(given)
      await run.send(set(account, ['eip155', 'solana']))
      expect(run.state()).toMatchObject({ status, account, session: null })
      expect(run.inputsOf('signOut').length).toBe(status === 'signingOut' ? 1 : 0)
    },
  )

  test('the letters of an EVM address may change their case without a sign-out', async () => {
    const run = await startSignedIn(strictPolicies)
    const address = foxSignIn.address.toLowerCase()
    await run.send(set({ ...foxSignIn, address, caipAddress: onBob.caipAddress }))
    expect(run.state().status).toBe('checking')
  })

  test('the letters of another address may not change their case without a sign-out', async () => {
    const run = await start()
    await run.send(set(onSolana, ['solana']))
    await run.read(foxSession, strictPolicies)
    const address = onSolana.address.toLowerCase()
    await run.send(set({ ...onSolana, address, caipAddress: onBob.caipAddress }, ['solana']))
    expect(run.state().status).toBe('signingOut')
  })

  test('the new account is asked to sign in, also after a session that expired quietly', async () => {
    const optional = { ...strictPolicies, required: false }
    const run = await startSignedIn(optional)
    await run.sendBack({ type: 'session.outdated', reason: 'expired' })
    await run.read(foxSession, optional)
    await run.send(set(onBob))
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('checking')
  })

  test('a network change counts across a network that is not configured', async () => {
    const run = await startSignedIn(strictPolicies)
    await run.send(set(null))
    expect(run.state().status).toBe('inactive')
    await run.send(set(onSepolia))
    expect(run.state().status).toBe('signingOut')
  })

  test.each([true, false])(
    'disconnecting the last wallet signs out with signOutOnDisconnect %s',
    async (signOutOnDisconnect) => {
      const run = await startSignedIn({ ...policies, signOutOnDisconnect })
      await run.send(set(null, []))
      const status = signOutOnDisconnect ? 'signingOut' : 'inactive'
      expect(run.state()).toMatchObject({ status, account: null, session: null })
      if (signOutOnDisconnect) await run.answer('signOut', undefined)
      expect(run.state().status).toBe('inactive')
      expect(run.sentTo('revokeSessions')).toEqual([])
    },
  )

  test('disconnecting signs out the session of another account that a read has named [SG1]', async () => {
    const run = await startChecking()
    await run.answer('readSession', { session: null, policies, others: true })
    expect(run.state().status).toBe('signedOut')
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
    expect(run.snapshot().context.earlier).toEqual([])
  })

  test('disconnecting while the session is read signs out: there may be one', async () => {
    const run = await startChecking()
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
  })

  test('disconnecting one of two wallets revokes only the sessions of its namespace [K6]', async () => {
    const run = await startSignedIn()
    await run.send(set(onSolana, ['eip155', 'solana']))
    await run.read(foxSession)
    await run.send(set(onSolana, ['solana']))
    expect(run.state().status).toBe('signedIn')
    expect(run.sentTo('revokeSessions')).toEqual([revokeOf(foxSignIn)])
    await run.send(set(onSolana, ['solana', 'bip122']))
    await run.send(set(null, ['bip122']))
    expect(run.sentTo('revokeSessions')).toEqual([revokeOf(foxSignIn), revokeOf(onSolana)])
    await run.send(set(null, []))
    expect([run.state().status, run.inputsOf('signOut')]).toEqual(['inactive', []])
  })

  test('disconnecting the active one of two wallets revokes its session and reads the other', async () => {
    const run = await startSignedIn()
    await run.send(set(onSolana, ['solana']))
    expect(run.state()).toMatchObject({ status: 'checking', account: onSolana })
    await run.send(set(onSolana, ['solana', 'bip122']))
    expect(run.sentTo('revokeSessions')).toEqual([revokeOf(foxSignIn)])
  })

  test('disconnecting the active one of two wallets revokes its session once', async () => {
    const run = await startSignedIn()
    await run.send(set(null, ['solana']))
    await run.send(set(onSolana, ['solana']))
    expect(run.sentTo('revokeSessions')).toEqual([revokeOf(foxSignIn)])
  })

  test.each([
    ['another account', onBob],
    ['another network', onSepolia],
  ])('disconnecting signs out after the wallet has switched to %s [SG1]', async (_, account) => {
    const run = await startSignedIn()
    await run.send(set(account))
    await run.read(null)
    expect(run.snapshot().context.owners).toEqual([foxSignIn])
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
  })

  test('disconnecting signs out an account whose signature was sent, and other accounts [SG2]', async () => {
    const run = await startSignedIn()
    await run.send(set(onBob))
    await run.read(null)
    for (let turn = 0; turn < 2; turn += 1) await run.send({ type: 'owner.add', account: onBob })
    expect(run.snapshot().context.owners).toEqual([foxSignIn, onBob])
    const first = await startSignedOut()
    await first.send({ type: 'owner.add', account: foxSignIn })
    await first.send(set(null, []))
    expect(first.state().status).toBe('signingOut')
  })

  test('a visitor who gives up after signing ends what may be open [SG2]', async () => {
    const run = await startSignedOut()
    await run.send({ type: 'session.revoke', account: foxSignIn })
    const revoke = { type: 'revoke.account', account: foxSignIn }
    expect(run.sentTo('revokeSessions')).toEqual([revoke])
  })

  test('disconnecting one of two wallets revokes each account of its namespace [SG1]', async () => {
    const run = await startSignedIn()
    await run.send(set(onBob))
    await run.read(foxSession)
    await run.send(set(onSolana, ['solana']))
    expect(run.sentTo('revokeSessions')).toEqual([
      { type: 'revoke.namespaces', namespaces: ['eip155'], accounts: [foxSignIn, onBob] },
    ])
  })

  test('disconnecting signs out a session of an earlier page load, once [SG1]', async () => {
    const run = await start(earlierInput)
    await run.send(set(onBob))
    await run.read(null)
    await run.send(set(null, []))
    expect(run.state().status).toBe('signingOut')
    await run.answer('signOut', undefined)
    await run.send(set(onBob))
    await run.read(null)
    await run.send(set(null, []))
    expect([run.state().status, run.inputsOf('signOut').length]).toEqual(['inactive', 1])
  })

  test('a connection that ended while the page was closed ends its session, once [SG1]', async () => {
    const run = await start(earlierInput)
    await run.send(set(null, []))
    await run.send(set(null, []))
    expect(run.sentTo('revokeSessions')).toEqual([
      { type: 'revoke.namespaces', namespaces: ['eip155'], accounts: [] },
    ])
  })

  test('the policies of the extension count before the first session is read', async () => {
    const run = await start({
      policies: { ...policies, signOutOnDisconnect: false },
      earlier: ['eip155'],
    })
    await run.send(set(foxSignIn))
    await run.send(set(null, []))
    expect(run.state().status).toBe('inactive')
  })

  test('disconnecting one of two wallets revokes nothing without signOutOnDisconnect', async () => {
    const run = await startSignedIn({ ...policies, signOutOnDisconnect: false })
    await run.send(set(onSolana, ['solana']))
    expect(run.sentTo('revokeSessions')).toEqual([])
  })
})

describe('signing out', () => {
  test('signOut counts at once, keeps the wallet and does not ask to sign in', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'signOut' })
    expect(run.state()).toEqual({
      status: 'signingOut',
      required: true,
      account: foxSignIn,
      session: null,
      problem: null,
    })
    expect(run.emitted().at(-1)).toEqual({ type: 'session.ended' })
    await run.answer('signOut', undefined)
    expect(run.state()).toMatchObject({ status: 'signedOut', problem: null })
    expect(run.emitted().at(-1)).toEqual({ ...missing, quiet: true })
    await run.send(set(null, []))
    expect(run.inputsOf('signOut').length).toBe(1)
  })

  test('signOut works without an account: a session may be left of an earlier visit', async () => {
    const run = await start()
    await run.send({ type: 'signOut' })
    expect(run.state()).toMatchObject({ status: 'signingOut', account: null })
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('inactive')
  })

  test('signOut drops the answer of a wallet that is not verified yet', async () => {
    const run = await start()
    await run.sendSigned(set(foxSignIn))
    await run.send({ type: 'signOut' })
    expect(run.snapshot().context.answer).toBeNull()
  })

  test('signOut keeps its silence while the same account stays active', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'signOut' })
    expect(run.snapshot().context.session).toBeNull()
    await run.send(set(foxSignIn, ['eip155', 'solana']))
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('signedOut')
  })

  test('an account that connects during a sign-out is read afterwards', async () => {
    const run = await startSignedIn()
    await run.send(set(null, []))
    await run.send(set(onBob))
    expect(run.state()).toMatchObject({ status: 'signingOut', account: onBob })
    expect(run.inputsOf('signOut').length).toBe(1)
    await run.answer('signOut', undefined)
    expect(run.inputsOf('readSession')).toEqual([foxSignIn, onBob])
  })

  test('an account that becomes active during signOut is asked to sign in', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'signOut' })
    await run.send(set(foxSignIn, ['eip155', 'solana']))
    await run.send(set(onBob))
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('checking')
    await run.read(null)
    expect(run.emitted().at(-1)).toEqual({ ...missing, account: onBob })
  })

  test('signOut during a sign-out requests nothing, and does not ask to sign in', async () => {
    const run = await startSignedIn(strictPolicies)
    await run.send(set(onBob))
    await run.send({ type: 'signOut' })
    expect(run.inputsOf('signOut').length).toBe(1)
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('signedOut')
    expect(run.emitted().at(-1)).toEqual({ ...missing, account: onBob, quiet: true })
  })

  test('signOut during a sign-out closes the view that asks to sign in', async () => {
    const run = await startSignedIn(strictPolicies)
    await run.send(set(onBob))
    const before = run.emitted().length
    await run.send({ type: 'signOut' })
    const open = queriesOf({ isOpen: true, currentView: 'SIWXSignMessage' })
    expect(messagesOf(sessionReactions, run.emitted().slice(before), open)).toEqual([
      { to: 'modal', type: 'close' },
    ])
  })

  test.each(['fails', 'takes too long'] as const)(
    'a sign-out that %s removes the session of the page and is noted [J8]',
    async (fault) => {
      const run = await startSignedIn()
      await run.send({ type: 'signOut' })
      if (fault === 'fails') await run.fail('signOut', unreachable)
      else await run.elapse(timeouts.apiTimeout)
      expect(run.state()).toMatchObject({ status: 'signedOut', problem: 'siwx/sign-out-failed' })
      expect(run.emitted().at(-1)).toEqual({ ...missing, quiet: true })
    },
  )

  test.each(['fails', 'takes too long'] as const)(
    'a sign-out that %s after the wallet was disconnected is retried with the next account [J8]',
    async (fault) => {
      const run = await startSignedIn()
      await run.send(set(null, []))
      if (fault === 'fails') await run.fail('signOut', unreachable)
      else {
        await run.elapse(timeouts.apiTimeout - 1)
        expect(run.state().status).toBe('signingOut')
        await run.elapse(1)
      }
      expect(run.state().status).toBe('inactive')
      await run.send(set(foxSignIn))
      expect(run.state().status).toBe('signingOut')
      await run.answer('signOut', undefined)
      expect(run.state().status).toBe('checking')
      await run.read(null)
      await run.send(set(null))
      await run.send(set(foxSignIn))
      expect(run.inputsOf('signOut').length).toBe(2)
    },
  )

  test('a sign-out that failed is reported, and its confirmation ends the wait for it [SG8]', async () => {
    const run = await startSignedIn()
    await run.send(set(null, []))
    await run.fail('signOut', unreachable)
    expect(run.state()).toMatchObject({ status: 'inactive', problem: 'siwx/sign-out-failed' })
    await run.sendBack({ type: 'signOut.unconfirmed' })
    expect(run.emitted().at(-1)).toEqual({ type: 'signOut.failed' })
    await run.sendBack({ type: 'signOut.confirmed' })
    expect(run.state()).toMatchObject({ status: 'inactive', problem: null })
    await run.send(set(foxSignIn))
    expect(run.state().status).toBe('checking')
    await run.fail('readSession', unreachable)
    await run.sendBack({ type: 'signOut.confirmed' })
    expect(run.state().problem).toBe('siwx/unreachable')
  })

  test('session trusts no stored session while a sign-out is due, and asks to sign in [J8]', async () => {
    const run = await startSignOutDue()
    await run.fail('signOut', unreachable)
    expect(run.state()).toMatchObject({ status: 'signedOut', problem: 'siwx/sign-out-failed' })
    expect(run.emitted().at(-1)).toEqual(missing)
    expect(run.inputsOf('readSession').length).toBe(1)
  })

  test('an unsupported network does not retry a sign-out', async () => {
    const run = await startSignOutDue()
    await run.fail('signOut', unreachable)
    await run.send(set(null))
    expect([run.state().status, run.inputsOf('signOut').length]).toEqual(['inactive', 2])
  })

  test('a later signOut without an account ends the wait for a sign-out [J8]', async () => {
    const run = await startSignedIn()
    await run.send(set(null, []))
    await run.fail('signOut', unreachable)
    await run.send({ type: 'signOut' })
    await run.answer('signOut', undefined)
    await run.send(set(foxSignIn))
    expect(run.state().status).toBe('checking')
  })

  test('another account is asked to sign in after a signOut that failed [J8]', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'signOut' })
    await run.fail('signOut', unreachable)
    await run.send(set(onBob))
    await run.answer('signOut', undefined)
    expect(run.state().status).toBe('checking')
  })

  test('a new signature ends the wait for a sign-out, and its note', async () => {
    const run = await startSignOutDue()
    await run.fail('signOut', unreachable)
    await run.send({ type: 'session.set', account: foxSignIn, session: foxSession })
    await run.send(set(null))
    await run.send(set(foxSignIn))
    expect(run.state().status).toBe('checking')
    await run.read(null)
    expect(run.state().problem).toBeNull()
  })

  test('a sign-out that succeeds clears the note of an earlier one', async () => {
    const run = await startSignedIn()
    await run.send({ type: 'signOut' })
    await run.fail('signOut', unreachable)
    await run.send({ type: 'signOut' })
    await run.answer('signOut', undefined)
    expect(run.state()).toMatchObject({ status: 'signedOut', problem: null })
    await run.send(set(onBob))
    expect(run.state().status).toBe('checking')
  })
})

describe('reactions of the session store', () => {
  const messages = (
    event: { type: string; [field: string]: unknown },
    answers: Parameters<typeof queriesOf>[0] = {},
  ): readonly object[] => messagesOf(sessionReactions, [event], queriesOf(answers))
  const open = [
    { to: 'router', type: 'reset', view: 'SIWXSignMessage' },
    { to: 'modal', type: 'open' },
  ]
  const close = [{ to: 'modal', type: 'close' }]

  test('a missing session opens SIWXSignMessage', () => {
    expect(messages(missing)).toEqual(open)
    expect(messages(missing, { isOpen: true, currentView: 'Account' })).toEqual(open)
  })

  test('a missing session leaves a view that connects a wallet', () =>
    expect(messages(missing, { isOpen: true, currentView: 'ConnectingExternal' })).toEqual([]))

  test('a missing session leaves SIWXSignMessage open, unless its flow has ended [J3]', () => {
    const shown = { isOpen: true, currentView: 'SIWXSignMessage' } as const
    expect(messages(missing, shown)).toEqual([])
    expect(messages(missing, { ...shown, isFlowEnded: true })).toEqual(open)
  })

  test('a missing session opens nothing if the visitor is not to be asked', () =>
    expect(messages({ ...missing, ...{ quiet: true } })).toEqual([]))

  test('a missing session closes a sign-in that has ended, if the visitor is not to be asked', () => {
    const shown = { isOpen: true, currentView: 'SIWXSignMessage', isFlowEnded: true } as const
    expect(messages({ ...missing, ...{ quiet: true } }, shown)).toEqual(close)
  })

  test.each([found, { type: 'session.inactive' }, { type: 'session.ended' }])(
    '%o closes SIWXSignMessage only',
    (event) => {
      const ended = { isOpen: true, currentView: 'SIWXSignMessage', isFlowEnded: true } as const
      expect(messages(event, ended)).toEqual(close)
      expect(messages(event, { isOpen: true, currentView: 'Account' })).toEqual([])
      expect(messages(event, { isOpen: false, currentView: 'SIWXSignMessage' })).toEqual([])
    },
  )

  test('a session that is found while it is stored leaves SIWXSignMessage to its flow [SG2]', () => {
    expect(messages(found, { isOpen: true, currentView: 'SIWXSignMessage' })).toEqual([])
  })

  test('a sign-out that failed shows its toast [SG8]', () => {
    const toast = {
      to: 'toast',
      type: 'show',
      variant: 'error',
      code: 'siwx/sign-out-failed',
      message: null,
    }
    const failed = { type: 'signOut.failed' }
    expect(messages(failed)).toEqual([toast])
  })

  test.each([
    ['siwx/unreachable', 'siwx/unreachable'],
    ['kit/timed-out', 'kit/timed-out'],
    ['kit/unknown', 'siwx/init-failed'],
  ])(
    'a session that cannot be read (%s) shows a toast with the reason once, unless a view shows it [SG6]',
    (code, shown) => {
      const unknown = { type: 'session.unknown', code, repeated: false }
      expect(messages(unknown, { isOpen: false })).toEqual([
        { to: 'toast', type: 'show', variant: 'error', code: shown, message: null },
      ])
      expect(messages(unknown, { isOpen: true })).toEqual([])
      expect(messages({ ...unknown, repeated: true }, { isOpen: false })).toEqual([])
    },
  )

  test('a remote wallet that signed wrongly is disconnected, and Connect is shown with the toast', () =>
    expect(
      messages(
        { type: 'session.failed', ...{ account: foxSignIn, code: 'siwx/not-verified' } },
        { connectedNamespaces: ['eip155', 'solana'] },
      ),
    ).toEqual([
      { to: 'router', type: 'reset', view: 'Connect' },
      { to: 'toast', type: 'show', variant: 'error', code: 'siwx/init-failed', message: null },
      { to: 'kit', type: 'disconnect', namespaces: ['eip155', 'solana'] },
    ]))
})
