import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/constants.ts'
import {
  accountInput,
  answerInput,
  initialContext,
  leftSessions,
  watchInput,
} from '../../../../core/src/stores/session/session.context.ts'
import * as guards from '../../../../core/src/stores/session/session.guards.ts'
import type {
  SessionContext,
  SessionEvent,
} from '../../../../core/src/stores/session/session.types.ts'
import { foxSession, foxSignIn } from '../../samples.ts'
import { answer, onBob, onSolana, policies } from './session.cases.ts'

const context: SessionContext = { ...initialContext({ policies, earlier: [] }), account: foxSignIn }
const set = (account: SessionContext['account'], connected = ['eip155']): SessionEvent => ({
  type: 'account.set',
  account,
  connected,
})
const check: SessionEvent = { type: 'check' }

describe('guards of the session store', () => {
  test('isSameAccount compares account and wallet', () =>
    expect(
      [set(foxSignIn), set({ ...foxSignIn, connectorId: 'x' }), set(onBob), set(null), check].map(
        (event) => guards.isSameAccount({ context, event }),
      ),
    ).toEqual([true, false, false, false, false]))

  test('hasNoAccount is true for an event without an account', () =>
    expect(
      [set(null), set(onBob), check].map((event) => guards.hasNoAccount({ context, event })),
    ).toEqual([true, false, false]))

  test('isOwnSession compares CAIP-10 accounts [R18]', () => {
    const signed = (account: typeof foxSignIn): SessionEvent => ({
      type: 'session.set',
      account,
      session: foxSession,
    })
    expect(
      [signed(foxSignIn), signed(onBob), set(foxSignIn)].map((event) =>
        guards.isOwnSession({ context, event }),
      ),
    ).toEqual([true, false, false])
  })

  test('endsSessions ignores other events, and accounts without an earlier session', () =>
    expect(
      [check, set(onBob), set(null), set(null, [])].map((event) =>
        guards.endsSessions({ context: { ...context, signOutOnAccountChange: true }, event }),
      ),
    ).toEqual([false, false, false, false]))

  test('isSignOutDue needs an account', () => {
    const due = { ...context, signOutDue: true }
    expect(
      [set(onBob), set(null), check].map((event) => guards.isSignOutDue({ context: due, event })),
    ).toEqual([true, false, false])
    expect(guards.isSignOutDue({ context, event: set(onBob) })).toBe(false)
  })

  test('isExpired is true for the reason `expired` only', () => {
    const outdated = (reason: 'expired' | 'changed' | 'interval'): SessionEvent => ({
      type: 'session.outdated',
      reason,
    })
    expect(
      [outdated('expired'), outdated('changed'), outdated('interval'), check].map((event) =>
        guards.isExpired({ context, event }),
      ),
    ).toEqual([true, false, false, false])
  })

  test('startsReadAgain is true for each change, at most as often as the limit [SG11]', () => {
    const changed: SessionEvent = { type: 'session.outdated', reason: 'changed' }
    const events: SessionEvent[] = [
      changed,
      { type: 'session.outdated', reason: 'reachable' },
      { type: 'session.outdated', reason: 'interval' },
      check,
    ]
    expect(events.map((event) => guards.startsReadAgain({ context, event }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const often = { ...context, rereads: limits.sessionRereads }
    expect(guards.startsReadAgain({ context: often, event: changed })).toBe(false)
  })

  test('isInactive, isQuiet, hasAnswer and hasSession read one field', () => {
    expect(
      [context, { ...context, account: null }].map((each) => guards.isInactive({ context: each })),
    ).toEqual([false, true])
    expect(
      [context, { ...context, quiet: true }].map((each) => guards.isQuiet({ context: each })),
    ).toEqual([false, true])
    expect([null, answer].map((each) => guards.hasAnswer(null, { answer: each }))).toEqual([
      false,
      true,
    ])
    expect(
      [null, foxSession].map((session) =>
        guards.hasSession(null, { session, policies, others: false }),
      ),
    ).toEqual([false, true])
  })
})

describe('inputs of the session store', () => {
  test('the context starts with the policies of the extension', () =>
    expect(context).toMatchObject({ ...policies, owners: [], quiet: false, signOutDue: false }))

  test('accountInput and answerInput throw without a value', () => {
    expect(accountInput({ context })).toBe(foxSignIn)
    expect(answerInput({ context: { ...context, answer } })).toBe(answer)
    expect(() => accountInput({ context: { ...context, account: null } })).toThrow()
    expect(() => answerInput({ context })).toThrow()
  })

  test('watchInput passes the session', () =>
    expect(watchInput({ context: { ...context, session: foxSession } })).toEqual({
      session: foxSession,
    }))

  test('leftSessions returns the namespaces that are not connected, with their known accounts', () => {
    const context = { owners: [foxSignIn, onBob, onSolana], earlier: ['cosmos', 'eip155'] }
    expect(leftSessions(context, ['solana'])).toEqual({
      namespaces: ['cosmos', 'eip155'],
      accounts: [foxSignIn, onBob],
    })
  })
})
