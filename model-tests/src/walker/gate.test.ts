import { describe, expect, test } from 'vitest'
import { modelProblems } from './gate.ts'
import type { MachineModel } from './machine-model.ts'
import { storeRole } from './machine-role.ts'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'

const right = proofModel('none')
const walked = (change: Partial<typeof right>) => walk({ ...right, ...change })
const faults = (change: object) => modelProblems({ ...right, ...change } satisfies MachineModel)

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

  test('names the edges that a missing payload leaves uncovered', async () => {
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

  test('an exception excuses its key and fails when it is unused', async () => {
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

  test('a reaction to an event that is never emitted is a failure', async () => {
    const reactions = {
      ...right.outside.reactions,
      'wallet.exploded': 'none',
      done: () => [],
    } as const
    expect((await walked({ outside: storeRole(reactions) })).failures).toEqual([
      'nothing emits wallet.exploded, yet something reacts to it',
    ])
  })

  test('an emitted event without a reaction is a failure', async () => {
    const { failures } = await walked({
      outside: storeRole({ 'wallet.connected': 'none' }),
    })
    expect(failures[0]).toContain('no reaction is defined for wallet.replaced')
  })
})

describe('a model with unknown names', () => {
  test('is rejected for unknown events', () =>
    expect(faults({ commands: ['begin', 'cancel', 'retry', 'leave', 'renamed'] })).toEqual([
      'renamed is no event of proof',
    ]))

  test('is rejected for unknown states and for states without an assertion', () => {
    const { ended: _, ...others } = right.states
    expect(faults({ states: { ...others, endedd: () => {} } })).toEqual([
      'endedd is no state of proof',
      'proof.ended has no assertion',
    ])
  })
})

describe('the view of a flow', () => {
  const shown = (view: NonNullable<MachineModel['outside']['view']>) =>
    faults({ outside: { ...right.outside, view } })
  type Send = (event: { type: string }) => void

  test('has a step in every state', () =>
    expect(
      shown((snapshot: { matches(path: string): boolean }) =>
        Object(snapshot.matches('idle') ? {} : { step: 'any' }),
      ),
    ).toEqual(['proof at "idle" has no step that a screen could draw']))

  test('has no command that the machine ignores in that state', () => {
    const view = (snapshot: { matches(path: string): boolean }, send: Send) =>
      snapshot.matches('idle') || snapshot.matches('expired')
        ? { step: 'idle', begin: () => send({ type: 'begin' }) }
        : { step: 'other' }
    expect(shown(view)).toEqual(['proof at "expired" offers begin, which is ignored there'])
  })
})
