import {
  deserialize,
  machines,
  startSimulation,
  stepSimulation,
  type WalkedMachine,
} from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { dryRunChoice, eventOf, offersAt } from './offers.ts'
import { parsePayload, parseValue, samplesFor } from './payloads.ts'
import { addMoment, durationText, eventText, selectMoment } from './steps.ts'

const network = { caipNetworkId: 'eip155:5', name: 'Five', chainNamespace: 'eip155' }
const input = { network, connectorId: 'fox', walletNetworkId: 'eip155:1' }
const failure = { $error: 'KitError', message: 'No', code: 'rpc/user-rejected', details: {} }
const walked = {
  inputs: { elsewhere: input },
  cases: {
    'xstate.done.actor.switchNetwork': [{ output: 'eip155:5' }, { output: 'eip155:9' }],
    'xstate.error.actor.switchNetwork': [{ error: failure }],
  },
} as unknown as WalkedMachine
const begun = async () => {
  const entry = machines().find(({ id }) => id === 'switchNetwork')
  if (entry === undefined) throw new Error('The machine switchNetwork is missing')
  return startSimulation(await entry.load(), deserialize(input))
}

test('offersAt dry-runs every sample and names the edge that it takes', async () => {
  const moment = await begun()
  const { offers, ways } = offersAt(moment, walked)
  expect(offers.map(({ label, moves }) => `${label} ${moves}`)).toContain(
    'error: switchNetwork true',
  )
  expect(offers.map(({ label, moves }) => `${label} ${moves}`)).toContain('cancel true')
  const [, refused] =
    [...ways].find(([key]) => key.includes('xstate.error.actor.switchNetwork')) ?? []
  expect(refused && stepSimulation(moment, refused).emitted.map(({ type }) => type)).toEqual([
    'switch.rejected',
  ])
  // the callback actor has no sample that causes a transition
  expect(offers.find(({ type }) => type === 'account.lost')?.moves ?? false).toBe(false)
})

test('without samples an outcome has a template and an event has no payload', () => {
  const texts = (kind: 'event' | 'done' | 'error' | 'after') =>
    samplesFor({ type: 'x', kind }, null).map(({ short }) => short)
  expect([texts('event'), texts('done'), texts('after')]).toEqual([
    ['nothing'],
    ['{"output":null}'],
    ['nothing'],
  ])
  expect(texts('error')).toEqual(['{"error":{"$error":"Error","message":"It failed"}}'])
})

test('invalid JSON is reported and causes no step', async () => {
  expect(parsePayload('{ "text": ')).toMatchObject({
    is: 'wrong',
    problem: expect.stringContaining('Invalid JSON'),
  })
  expect(parsePayload('[1]')).toMatchObject({
    is: 'wrong',
    problem: expect.stringContaining('object'),
  })
  expect(parsePayload('')).toEqual({ is: 'read', value: {} })
  expect(parseValue('')).toEqual({ is: 'read', value: null })
  expect(dryRunChoice(await begun(), 'cancel', '{')).toMatchObject({ status: 'thrown' })
  expect(eventOf('cancel', { type: 'other', a: 1 })).toEqual({ type: 'cancel', a: 1 })
})

test('payloads of errors become Error objects', () => {
  const read = parseValue(JSON.stringify(failure))
  expect(read.is === 'read' && read.value).toBeInstanceOf(Error)
  expect(read).toMatchObject({ value: { code: 'rpc/user-rejected' } })
})

test('a step from an earlier moment discards the later ones', async () => {
  const first = await begun()
  const second = stepSimulation(first, { type: 'cancel' })
  const steps = addMoment({ moments: [first], place: 0 }, second)
  expect([steps.place, steps.moments.length]).toEqual([1, 2])
  const again = addMoment(selectMoment(steps, 0), second)
  expect([
    again.place,
    again.moments.length,
    selectMoment(steps, 9).place,
    selectMoment(steps, -1).place,
  ]).toEqual([1, 2, 1, 0])
})

test('delays and events have readable texts', () => {
  expect([200, 1_000, 90_000, 300_000, 5_400_000, 604_800_000].map(durationText)).toEqual([
    '200 ms',
    '1 s',
    '1.5 min',
    '5 min',
    '1.5 h',
    '7 d',
  ])
  expect(
    ['xstate.init', 'xstate.done.actor.ask', 'xstate.after.blink.a.b', 'pick'].map(eventText),
  ).toEqual(['Beginning', 'done: ask', 'after blink', 'pick'])
})
