import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { Deps } from '../../../../core/src/protocol/deps.ts'
import { telemetryMachine } from '../../../../core/src/stores/telemetry/telemetry.machine.ts'
import {
  telemetryActors,
  telemetryReactions,
} from '../../../../core/src/stores/telemetry/telemetry.store.ts'
import { flush } from '../../walker/model-run.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { recordAt, reportAt, telemetryInputs, unreachable } from './telemetry.cases.ts'
import { telemetryModel } from './telemetry.model.ts'

const track = (timestamp: number) => ({ type: 'track', record: recordAt(timestamp) }) as const
const report = (timestamp: number) => ({ type: 'report', report: reportAt(timestamp) }) as const
const refusal = { type: 'send.refused', code: 'config/origin-not-allowed' } as const
const start = (input = telemetryInputs.default) => scenario(telemetryModel, input)

test('telemetry sends the items that waited in their order, then each item at once', async () => {
  const run = start()
  await run.send(track(1))
  await run.send(report(2))
  await run.send(track(3))
  expect(run.sentTo('sendItems')).toEqual([])
  await run.answer('checkEnabled', true)
  expect(run.snapshot().context.waiting).toEqual([])
  await run.send(track(4))
  expect(run.sentTo('sendItems')).toEqual([track(1), report(2), track(3), track(4)])
})

test.each([
  ['turned off', (run: ReturnType<typeof start>) => run.answer('checkEnabled', false)],
  ['not readable', (run: ReturnType<typeof start>) => run.fail('checkEnabled', unreachable)],
  ['not answered', (run: ReturnType<typeof start>) => run.elapse(timeouts.apiTimeout)],
])('telemetry drops everything if the setting is %s [N6]', async (_, settle) => {
  const run = start()
  await run.send(track(1))
  await settle(run)
  await run.send(track(2))
  await run.send(report(3))
  await run.answerLate(true)
  expect([run.statePath(), run.snapshot().context.waiting]).toEqual(['disabled', []])
  expect(run.inputsOf('checkEnabled').length).toBe(1)
})

test('telemetry drops items beyond its limit while the setting is read', async () => {
  const run = start(telemetryInputs.small)
  await run.send(track(1))
  await run.send(track(2))
  await run.send(report(3))
  await run.answer('checkEnabled', true)
  expect(run.sentTo('sendItems')).toEqual([track(1)])
  expect(run.snapshot().context.errorTimes).toEqual([])
})

test('telemetry sends five errors in 60 s, counted while it waits and while it sends [N5]', async () => {
  const run = start()
  for (const time of [0, 1, 2]) await run.send(report(time))
  await run.answer('checkEnabled', true)
  for (const time of [3, 4, 5, 59_999, 60_000]) await run.send(report(time))
  expect(run.sentTo('sendItems')).toEqual([0, 1, 2, 3, 4, 60_000].map(report))
})

test('telemetry counts the errors that it keeps while the setting is read', async () => {
  const run = start()
  for (const time of [0, 1, 2, 3, 4, 5, 6]) await run.send(report(time))
  expect(run.snapshot().context.waiting).toEqual([0, 1, 2, 3, 4].map(report))
})

test('telemetry raises one alert for refused items, and another after an accepted one', async () => {
  const run = start()
  await run.answer('checkEnabled', true)
  await run.sendBack(refusal)
  await run.sendBack(refusal)
  expect(run.statePath()).toBe('sending.refused')
  const alert = {
    to: 'alert',
    type: 'raise',
    code: 'config/origin-not-allowed',
    variant: 'error',
    details: {},
    once: false,
  }
  expect(messagesOf(telemetryReactions, run.emitted())).toEqual([alert])
  await run.send(track(1))
  expect(run.sentTo('sendItems')).toEqual([track(1)])
  await run.sendBack({ type: 'send.accepted' })
  await run.sendBack(refusal)
  expect(messagesOf(telemetryReactions, run.emitted())).toEqual([alert, alert])
})

test('telemetry drops what waits when analytics are turned off, and checks again later [N1]', async () => {
  const run = start()
  await run.send(track(1))
  await run.send({ type: 'stop' })
  await run.send(report(2))
  await run.answerLate(true)
  expect([run.statePath(), run.snapshot().context.waiting]).toEqual(['stopped', []])
  await run.send(track(3))
  expect(run.statePath()).toBe('checking')
  await run.answer('checkEnabled', true)
  expect(run.sentTo('sendItems')).toEqual([track(3)])
  await run.send({ type: 'stop' })
  expect(run.statePath()).toBe('stopped')
})

test('telemetry stays without requests if it is stopped after the setting was off', async () => {
  const run = start()
  await run.answer('checkEnabled', false)
  await run.send({ type: 'stop' })
  await run.send(track(1))
  expect([run.statePath(), run.inputsOf('checkEnabled').length]).toEqual(['checking', 2])
})

/** The machine with its own actors, and a scripted service. */
function startWithActors(results: Readonly<Record<number, unknown>>) {
  const sent: { timestamp: number; signal: AbortSignal }[] = []
  const telemetry: Deps['telemetry'] = {
    isEnabled: async () => true,
    send(item, signal) {
      const { timestamp } = item.type === 'track' ? item.record : item.report
      sent.push({ timestamp, signal })
      const error = results[timestamp]
      return error === undefined ? Promise.resolve() : Promise.reject(error)
    },
  }
  const machine = telemetryMachine.provide({ actors: telemetryActors({ telemetry }) })
  const actor = createActor(machine, { input: telemetryInputs.default })
  const refusals: string[] = []
  actor.on('telemetry.refused', ({ code }) => refusals.push(code))
  actor.start()
  return { actor, sent, refusals }
}

test('sendItems reports a refused origin only, and never sends an item again', async () => {
  const { actor, sent, refusals } = startWithActors({
    1: unreachable,
    2: new KitError(catalogue, 'config/project-id-invalid'),
    3: new TypeError('broken'),
    4: new KitError(catalogue, 'config/origin-not-allowed'),
  })
  await flush()
  for (const time of [1, 2, 3]) actor.send(track(time))
  await flush()
  expect([actor.getSnapshot().value, refusals]).toEqual([{ sending: 'accepted' }, []])
  actor.send(report(4))
  await flush()
  expect([actor.getSnapshot().value, refusals]).toEqual([
    { sending: 'refused' },
    ['config/origin-not-allowed'],
  ])
  actor.send(track(5))
  await flush()
  expect(actor.getSnapshot().value).toEqual({ sending: 'accepted' })
  expect(sent.map(({ timestamp }) => timestamp)).toEqual([1, 2, 3, 4, 5])
})

test('sendItems aborts its requests when the store is stopped', async () => {
  const { actor, sent } = startWithActors({})
  await flush()
  actor.send(track(1))
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false])
  actor.send({ type: 'stop' })
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true])
})
