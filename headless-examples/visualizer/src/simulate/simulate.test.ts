import {
  deserialize,
  machines,
  startSimulation,
  stepSimulation,
  type WalkedMachine,
} from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { parsePayload, parseValue, samplesFor } from './payloads.ts'
import { dryRunChoice, eventOf, possibleEventsAt } from './possible-events.ts'
import { addState, durationText, eventText, selectState } from './steps.ts'

const network = { caipNetworkId: 'eip155:5', name: 'Five', chainNamespace: 'eip155' }
const input = { network, connectorId: 'fox', walletNetworkId: 'eip155:1' }
const failure = { $error: 'KitError', message: 'No', code: 'rpc/user-rejected', details: {} }
const walkSamples = {
  inputs: { otherNetwork: input },
  cases: {
    'xstate.done.actor.switchNetwork': [{ output: 'eip155:5' }, { output: 'eip155:9' }],
    'xstate.error.actor.switchNetwork': [{ error: failure }],
  },
} as unknown as WalkedMachine
const startState = async () => {
  const entry = machines().find(({ id }) => id === 'switchNetwork')
  if (entry === undefined) throw new Error('The machine switchNetwork is missing')
  return startSimulation(await entry.load(), deserialize(input))
}

test('possibleEventsAt dry-runs every sample and returns an event for each edge that a sample takes', async () => {
  const state = await startState()
  const { events, eventByEdge } = possibleEventsAt(state, walkSamples)
  expect(events.map(({ label, moves }) => `${label} ${moves}`)).toContain(
    'error: switchNetwork true',
  )
  expect(events.map(({ label, moves }) => `${label} ${moves}`)).toContain('cancel true')
  const [, rejection] =
    [...eventByEdge].find(([key]) => key.includes('xstate.error.actor.switchNetwork')) ?? []
  expect(rejection && stepSimulation(state, rejection).emitted.map(({ type }) => type)).toEqual([
    'switch.rejected',
  ])
  // account.lost has no sample that causes a transition
  expect(events.find(({ type }) => type === 'account.lost')?.moves ?? false).toBe(false)
})

test('samplesFor without walk samples returns a template for results and no payload for events', () => {
  const texts = (kind: 'event' | 'done' | 'error' | 'after') =>
    samplesFor({ type: 'x', kind }, null).map(({ label }) => label)
  expect([texts('event'), texts('done'), texts('after')]).toEqual([
    ['no payload'],
    ['{"output":null}'],
    ['no payload'],
  ])
  expect(texts('error')).toEqual(['{"error":{"$error":"Error","message":"Failed"}}'])
})

test('parsePayload and dryRunChoice report invalid JSON', async () => {
  expect(parsePayload('{ "text": ')).toMatchObject({
    status: 'invalid',
    problem: expect.stringContaining('Invalid JSON'),
  })
  expect(parsePayload('[1]')).toMatchObject({
    status: 'invalid',
    problem: expect.stringContaining('object'),
  })
  expect(parsePayload('')).toEqual({ status: 'valid', value: {} })
  expect(parseValue('')).toEqual({ status: 'valid', value: null })
  expect(dryRunChoice(await startState(), 'cancel', '{')).toMatchObject({ status: 'thrown' })
  expect(eventOf('cancel', { type: 'other', a: 1 })).toEqual({ type: 'cancel', a: 1 })
})

test('parseValue converts payloads with `$error` to Error objects', () => {
  const read = parseValue(JSON.stringify(failure))
  expect(read.status === 'valid' && read.value).toBeInstanceOf(Error)
  expect(read).toMatchObject({ value: { code: 'rpc/user-rejected' } })
})

test('addState discards the states after the selected one, and selectState clamps the index', async () => {
  const first = await startState()
  const second = stepSimulation(first, { type: 'cancel' })
  const steps = addState({ states: [first], index: 0 }, second)
  expect([steps.index, steps.states.length]).toEqual([1, 2])
  const again = addState(selectState(steps, 0), second)
  expect([
    again.index,
    again.states.length,
    selectState(steps, 9).index,
    selectState(steps, -1).index,
  ]).toEqual([1, 2, 1, 0])
})

test('durationText formats delays, and eventText removes the prefix of XState', () => {
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
  ).toEqual(['Initial state', 'done: ask', 'after blink', 'pick'])
})
