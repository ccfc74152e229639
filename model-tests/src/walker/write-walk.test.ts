import { fingerprintOf, readWalkFile } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { proofModel } from './proof/proof.model.ts'
import { walk } from './walk.ts'
import { walkedChart, walkFile } from './write-walk.ts'

const model = proofModel('none')
const passed = 'proof.pairing --xstate.done.actor.requestPairing[0]--> proof.connected'
const other = 'proof.pairing --xstate.done.actor.requestPairing[1]--> proof.connected.elsewhere'

test('a walk is written with everything it saw, and is read again as it was written', async () => {
  const { walked } = await walk(model)
  const file = walkFile([walkedChart(model, walked)])
  expect(readWalkFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
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

test('what was never seen is named', async () => {
  const cases = {
    ...model.cases,
    'xstate.done.actor.requestPairing': [{ output: { session: 's', chain: 'one' } }],
  }
  const { walked } = await walk({ ...model, cases })
  expect(walked.states.missing).toEqual(['proof.connected.elsewhere'])
  expect(walked.transitions.missing).toEqual([other])
  expect(walked.guards.missing).toEqual([{ edge: passed, outcome: false }])
})

test('its samples are plain: an error says what it is', () => {
  const error = new KitError('rpc/user-rejected')
  const cases = { ...model.cases, 'xstate.error.actor.requestPairing': [{ error }] }
  const nothing = { covered: [], missing: [] }
  const chart = walkedChart(
    { ...model, cases },
    { states: nothing, transitions: nothing, guards: nothing },
  )
  expect(chart.cases['xstate.error.actor.requestPairing']).toMatchObject([
    { error: { $error: 'KitError', code: 'rpc/user-rejected' } },
  ])
})
