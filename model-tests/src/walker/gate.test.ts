import { describe, expect, test } from 'vitest'
import type { ChartModel } from './chart-model.ts'
import { faultsOf } from './gate.ts'
import { standingOutside } from './outside.ts'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'

const right = proofModel('none')
const walked = (change: Partial<typeof right>) => walk({ ...right, ...change })
const faults = (change: object) => faultsOf({ ...right, ...change } satisfies ChartModel)

describe('the coverage gate', () => {
  test('counts every state, transition and guard outcome of a walk', async () => {
    const { states, transitions, guards, failures, id } = await walked({})
    expect({ id, failures, states, transitions, guards }).toEqual({
      id: 'proof',
      failures: [],
      states: { covered: 12, missing: [] },
      transitions: { covered: 20, missing: [] },
      guards: { covered: 6, missing: [] },
    })
  })

  test('names what a forgotten payload leaves unseen', async () => {
    const cases = {
      ...right.cases,
      'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
    }
    const report = await walked({ cases })
    expect(report.states.missing).toEqual(['proof.connected.elsewhere'])
    expect(report.transitions.missing).toEqual([
      'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere',
    ])
    expect(report.guards.missing).toEqual([
      'proof.pairing --xstate.done.actor.requestPairing[0]--> proof.connected never false',
    ])
  })

  test('an exception excuses what it names, and is a failure itself once nothing is left to excuse', async () => {
    const elsewhere =
      'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere'
    const allow = { [elsewhere]: 'nobody is elsewhere here' }
    const cases = {
      ...right.cases,
      'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
    }
    const excused = await walked({ cases, allow })
    expect([excused.transitions.missing, excused.failures]).toEqual([[], []])
    expect((await walked({ allow })).failures).toEqual([
      `an exception is not needed any more: ${elsewhere}`,
    ])
  })

  test('a reaction to a fact that is never told is a failure', async () => {
    const reactions = {
      ...right.outside.reactions,
      'wallet.exploded': 'none',
      done: () => [],
    } as const
    expect((await walked({ outside: standingOutside(reactions) })).failures).toEqual([
      'nothing emits wallet.exploded, yet something reacts to it',
    ])
  })

  test('a fact without a reaction is a failure', async () => {
    const { failures } = await walked({
      outside: standingOutside({ 'wallet.connected': 'none' }),
    })
    expect(failures[0]).toContain('nobody reacts to wallet.replaced')
  })
})

describe('a model that names what is not there', () => {
  test('is told of events', () =>
    expect(faults({ commands: ['begin', 'cancel', 'retry', 'leave', 'renamed'] })).toEqual([
      'renamed is no event of proof',
    ]))

  test('is told of states, and of states nobody looks at', () => {
    const { ended: _, ...others } = right.states
    expect(faults({ states: { ...others, endedd: () => {} } })).toEqual([
      'endedd is no state of proof',
      'nobody looks at proof.ended from outside',
    ])
  })
})

describe('what a screen is offered', () => {
  const shown = (view: NonNullable<ChartModel['outside']['view']>) =>
    faults({ outside: { ...right.outside, view } })
  type Send = (event: { type: string }) => void

  test('is a step in every state', () =>
    expect(
      shown((snapshot: { matches(path: string): boolean }) =>
        Object(snapshot.matches('idle') ? {} : { step: 'any' }),
      ),
    ).toEqual(['proof at "idle" has no step that a screen could draw']))

  test('is never a command that the chart ignores there', () => {
    const view = (snapshot: { matches(path: string): boolean }, send: Send) =>
      snapshot.matches('idle') || snapshot.matches('expired')
        ? { step: 'idle', begin: () => send({ type: 'begin' }) }
        : { step: 'other' }
    expect(shown(view)).toEqual(['proof at "expired" offers begin, which is ignored there'])
  })
})
