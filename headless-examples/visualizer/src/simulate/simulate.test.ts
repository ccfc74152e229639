import {
  beginByHand,
  catalogue,
  revived,
  stepByHand,
  type WalkedChart,
} from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { eventOf, offersAt, tried } from './offers.ts'
import { readPayload, readValue, samplesFor } from './payloads.ts'
import { durationText, eventText, lookingAt, withStep } from './steps.ts'

const network = { caipNetworkId: 'eip155:5', name: 'Five', chainNamespace: 'eip155' }
const input = { network, connectorId: 'fox', walletNetworkId: 'eip155:1' }
const failure = { $error: 'KitError', message: 'No', code: 'rpc/user-rejected', details: {} }
const walked = {
  inputs: { elsewhere: input },
  cases: {
    'xstate.done.actor.switchNetwork': [{ output: 'eip155:5' }, { output: 'eip155:9' }],
    'xstate.error.actor.switchNetwork': [{ error: failure }],
  },
} as unknown as WalkedChart
const begun = async () => {
  const entry = catalogue().find(({ id }) => id === 'switchNetwork')
  if (entry === undefined) throw new Error('There is such a chart')
  return beginByHand(await entry.load(), revived(input))
}

test('every sample is tried: what leads somewhere is known with the edge it leads over', async () => {
  const moment = await begun()
  const { offers, ways } = offersAt(moment, walked)
  expect(offers.map(({ label, moves }) => `${label} ${moves}`)).toContain(
    'error: switchNetwork true',
  )
  expect(offers.map(({ label, moves }) => `${label} ${moves}`)).toContain('cancel true')
  const [, refused] =
    [...ways].find(([key]) => key.includes('xstate.error.actor.switchNetwork')) ?? []
  expect(refused && stepByHand(moment, refused).facts.map(({ type }) => type)).toEqual([
    'switch.refused',
  ])
  // listened to, and it says nothing of this wallet: there is no sample that leads anywhere
  expect(offers.find(({ type }) => type === 'account.lost')?.moves ?? false).toBe(false)
})

test('without samples an outcome looks like one, and an event carries nothing', () => {
  const texts = (kind: 'event' | 'done' | 'error' | 'after') =>
    samplesFor({ type: 'x', kind }, null).map(({ short }) => short)
  expect([texts('event'), texts('done'), texts('after')]).toEqual([
    ['nothing'],
    ['{"output":null}'],
    ['nothing'],
  ])
  expect(texts('error')).toEqual(['{"error":{"$error":"Error","message":"It failed"}}'])
})

test('what is written wrongly is said, and moves nothing', async () => {
  expect(readPayload('{ "text": ')).toMatchObject({
    is: 'wrong',
    problem: expect.stringContaining('This is no JSON'),
  })
  expect(readPayload('[1]')).toMatchObject({
    is: 'wrong',
    problem: expect.stringContaining('object'),
  })
  expect(readPayload('')).toEqual({ is: 'read', value: {} })
  expect(readValue('')).toEqual({ is: 'read', value: null })
  expect(tried(await begun(), 'cancel', '{')).toMatchObject({ status: 'thrown' })
  expect(eventOf('cancel', { type: 'other', a: 1 })).toEqual({ type: 'cancel', a: 1 })
})

test('errors are errors again', () => {
  const read = readValue(JSON.stringify(failure))
  expect(read.is === 'read' && read.value).toBeInstanceOf(Error)
  expect(read).toMatchObject({ value: { code: 'rpc/user-rejected' } })
})

test('a step from an earlier moment gives up what came after it', async () => {
  const first = await begun()
  const second = stepByHand(first, { type: 'cancel' })
  const steps = withStep({ moments: [first], place: 0 }, second)
  expect([steps.place, steps.moments.length]).toEqual([1, 2])
  const again = withStep(lookingAt(steps, 0), second)
  expect([
    again.place,
    again.moments.length,
    lookingAt(steps, 9).place,
    lookingAt(steps, -1).place,
  ]).toEqual([1, 2, 1, 0])
})

test('time and events are told in words', () => {
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
