import { expect, test } from 'vitest'
import { modelProblems } from './gate.ts'
import type { MachineModel } from './machine-model.ts'
import { storeRole } from './machine-role.ts'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'

const model = proofModel('none')
const walkWith = (change: Partial<typeof model>) => walk({ ...model, ...change })
const problemsWith = (change: object) =>
  modelProblems({ ...model, ...change } satisfies MachineModel)

const problemsWithView = (view: NonNullable<MachineModel['role']['view']>) =>
  problemsWith({ role: { ...model.role, view } })
type Send = (event: { type: string }) => void

test('walk counts every state, transition and guard outcome', async () => {
  const { states, transitions, guards, failures, id } = await walkWith({})
  expect({ id, failures, states, transitions, guards }).toEqual({
    id: 'proof',
    failures: [],
    states: { covered: 12, missing: [] },
    transitions: { covered: 20, missing: [] },
    guards: { covered: 6, missing: [] },
  })
})

test('walk reports the edges that are not covered because a payload is missing', async () => {
  const cases = {
    ...model.cases,
    'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
  }
  const report = await walkWith({ cases })
  expect(report.states.missing).toEqual(['proof.connected.elsewhere'])
  expect(report.transitions.missing).toEqual([
    'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere',
  ])
  expect(report.guards.missing).toEqual([
    'proof.pairing --xstate.done.actor.requestPairing[0]--> proof.connected never false',
  ])
})

test('walk accepts an uncovered edge that `allow` names, and reports an unused exception', async () => {
  const edge = 'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere'
  const allow = { [edge]: 'the wallet is always on the first chain' }
  const cases = {
    ...model.cases,
    'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
  }
  const accepted = await walkWith({ cases, allow })
  expect([accepted.transitions.missing, accepted.failures]).toEqual([[], []])
  expect((await walkWith({ allow })).failures).toEqual([`unused exception in \`allow\`: ${edge}`])
})

test('walk reports a reaction to an event that is never emitted', async () => {
  const reactions = {
    ...model.role.reactions,
    'wallet.exploded': 'none',
    done: () => [],
  } as const
  expect((await walkWith({ role: storeRole(reactions) })).failures).toEqual([
    'unused reaction: the machine never emits wallet.exploded',
  ])
})

test('walk reports an emitted event without a reaction', async () => {
  const { failures } = await walkWith({
    role: storeRole({ 'wallet.connected': 'none' }),
  })
  expect(failures[0]).toContain('no reaction is defined for wallet.replaced')
})

test('modelProblems reports a command that no transition of the machine handles', () =>
  expect(problemsWith({ commands: ['begin', 'cancel', 'retry', 'leave', 'renamed'] })).toEqual([
    'renamed is no event of proof',
  ]))

test('modelProblems reports unknown states and states without an assertion', () => {
  const { ended: _, ...others } = model.states
  expect(problemsWith({ states: { ...others, endedd: () => {} } })).toEqual([
    'endedd is no state of proof',
    'proof.ended has no assertion',
  ])
})

test('modelProblems reports a view without a step and a status', () =>
  expect(
    problemsWithView((snapshot: { matches(path: string): boolean }) =>
      Object(snapshot.matches('idle') ? {} : { step: 'any' }),
    ),
  ).toEqual(['the view of proof in "idle" has neither a step nor a status']))

test('modelProblems reports a view with a command that the machine ignores in that state', () => {
  const view = (snapshot: { matches(path: string): boolean }, send: Send) =>
    snapshot.matches('idle') || snapshot.matches('expired')
      ? { step: 'idle', begin: () => send({ type: 'begin' }) }
      : { step: 'other' }
  expect(problemsWithView(view)).toEqual([
    'the view of proof in "expired" has the command begin, which the machine ignores',
  ])
})
