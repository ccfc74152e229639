import type { RequestRecord } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { durationText, mergeRequests, outcomeOf } from './requests.ts'

const request = (more: Partial<RequestRecord>): RequestRecord => ({
  id: '1',
  at: 0,
  to: 'wallet',
  target: '',
  method: 'eth_accounts',
  params: null,
  duration: null,
  status: null,
  error: null,
  ...more,
})

test('mergeRequests replaces a request by its answer, in its place, and keeps the last ones', () => {
  const sent = [request({ id: '1' }), request({ id: '2' })]
  const answered = request({ id: '1', duration: 5 })
  expect(mergeRequests(sent, [answered], 9)).toEqual([answered, sent[1]])
  expect(mergeRequests(sent, [request({ id: '3' })], 2).map(({ id }) => id)).toEqual(['2', '3'])
  expect(mergeRequests(sent, [], 9)).toBe(sent)
})

test.each([
  [{}, 'pending'],
  [{ duration: 5 }, 'succeeded'],
  [{ duration: 5, status: 200 }, 'succeeded'],
  [{ duration: 5, status: 429 }, 'failed'],
  [{ duration: 5, error: { code: 4001 } }, 'failed'],
])('outcomeOf returns for the fields %j of a request: %s', (fields, outcome) =>
  expect(outcomeOf(request(fields))).toBe(outcome),
)

test.each([
  [-5, '0 ms'],
  [340.4, '340 ms'],
  [12_900, '12 s'],
  [61_000, '1 min'],
  [7_300_000, '2 h'],
])('durationText(%d) returns %s', (ms, text) => expect(durationText(ms)).toBe(text))
