import { fingerprintOf, parseWalkFile } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { walkFile } from '../../../core/tools/walk-report.mjs'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'
import { walkedMachine } from './write-walk.ts'

const model = proofModel('none')
const firstEdge = 'proof.pairing --xstate.done.actor.requestPairing[0]--> proof.connected'
const secondEdge =
  'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere'

test('walkFile contains the whole coverage, and parseWalkFile reads it back', async () => {
  const { walked } = await walk(model)
  const file = walkFile([walkedMachine(model, walked)])
  expect(parseWalkFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
  const [entry] = file.charts
  expect(entry).toMatchObject({
    id: 'proof',
    folder: model.id,
    fingerprint: fingerprintOf(model.machine),
  })
  expect(
    [entry?.states, entry?.transitions, entry?.guards].map((coverage) => [
      coverage?.covered.length,
      coverage?.missing,
    ]),
  ).toEqual([
    [12, []],
    [20, []],
    [6, []],
  ])
})

test('walk names the uncovered states, transitions and guard outcomes', async () => {
  const cases = {
    ...model.cases,
    'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
  }
  const { walked } = await walk({ ...model, cases })
  expect(walked.states.missing).toEqual(['proof.connected.elsewhere'])
  expect(walked.transitions.missing).toEqual([secondEdge])
  expect(walked.guards.missing).toEqual([{ edge: firstEdge, outcome: false }])
})

test('walkedMachine writes payloads as JSON, and errors as type and code', () => {
  const error = new KitError(catalogue, 'rpc/user-rejected')
  const cases = { ...model.cases, 'xstate.error.actor.requestPairing': [{ error }] }
  const empty = { covered: [], missing: [] }
  const entry = walkedMachine(
    { ...model, cases },
    { states: empty, transitions: empty, guards: empty },
  )
  expect(entry.cases['xstate.error.actor.requestPairing']).toMatchObject([
    { error: { $error: 'KitError', code: 'rpc/user-rejected' } },
  ])
})
