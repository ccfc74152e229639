import { fingerprintOf, parseWalkFile } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'
import { walkedMachine, walkFile } from './write-walk.ts'

const model = proofModel('none')
const passed = 'proof.pairing --xstate.done.actor.requestPairing[0]--> proof.connected'
const other = 'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere'

test('writeWalk writes all coverage, and readWalkFile reads it back', async () => {
  const { walked } = await walk(model)
  const file = walkFile([walkedMachine(model, walked)])
  expect(parseWalkFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
  const [chart] = file.charts
  expect(chart).toMatchObject({
    id: 'proof',
    folder: model.id,
    fingerprint: fingerprintOf(model.machine),
  })
  expect(
    [chart?.states, chart?.transitions, chart?.guards].map((seen) => [
      seen?.covered.length,
      seen?.missing,
    ]),
  ).toEqual([
    [12, []],
    [20, []],
    [6, []],
  ])
})

test('writeWalk names uncovered states and edges', async () => {
  const cases = {
    ...model.cases,
    'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
  }
  const { walked } = await walk({ ...model, cases })
  expect(walked.states.missing).toEqual(['proof.connected.elsewhere'])
  expect(walked.transitions.missing).toEqual([other])
  expect(walked.guards.missing).toEqual([{ edge: passed, outcome: false }])
})

test('samples are plain JSON, with errors as type and message', () => {
  const error = new KitError('rpc/user-rejected')
  const cases = { ...model.cases, 'xstate.error.actor.requestPairing': [{ error }] }
  const nothing = { covered: [], missing: [] }
  const chart = walkedMachine(
    { ...model, cases },
    { states: nothing, transitions: nothing, guards: nothing },
  )
  expect(chart.cases['xstate.error.actor.requestPairing']).toMatchObject([
    { error: { $error: 'KitError', code: 'rpc/user-rejected' } },
  ])
})
