import type { ActorFrame, Frame, RequestRecord, StepFrame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { sequenceOf } from './sequence.ts'

const actor = (id: string, name: string, more: Partial<ActorFrame> = {}): ActorFrame => ({
  kind: 'actor',
  actor: id,
  chart: name,
  name,
  parent: null,
  at: 0,
  from: null,
  active: [],
  ...more,
})
const step = (
  id: string,
  type: string,
  state: string,
  more: Partial<StepFrame> = {},
): StepFrame => ({
  kind: 'step',
  actor: id,
  at: 0,
  event: { type },
  value: state,
  status: 'active',
  active: ['m', `m.${state}`],
  taken: [],
  context: {},
  ...more,
})
const frames: Frame[] = [
  actor('1', 'modal', {
    from: { value: 'closed', status: 'active', context: {} },
    active: ['modal', 'modal.closed'],
  }),
  actor('2', 'connect', { at: 10 }),
  step('2', 'xstate.init', 'asking', { at: 10, active: ['connect', 'connect.asking'] }),
  actor('3', 'askWallet', { chart: null, parent: '2', at: 11 }),
  step('2', 'xstate.done.actor.askWallet', 'done', {
    at: 5011,
    sender: '3',
    active: ['connect', 'connect.done'],
    emitted: ['connect.connected'],
  }),
  { kind: 'end', actor: '3', at: 5011 },
  step('1', 'close', 'closed', { at: 5012, active: ['modal', 'modal.closed'] }),
]
const rowsOf = (all: readonly Frame[], details = true, requests: readonly RequestRecord[] = []) => {
  const { lanes, rows } = sequenceOf({ frames: all, end: all.length, requests }, { details })
  const name = (id: string) => lanes.find((lane) => lane.id === id)?.name
  return rows.map((row) =>
    row.kind === 'gap'
      ? `${row.ms} ms`
      : `${row.kind} ${name(row.from)} > ${name(row.to)}: ${row.text}${row.state ? ` (${row.state})` : ''}`,
  )
}

test('sequenceOf lists who sends what to whom, with new states and pauses', () => {
  expect(rowsOf(frames)).toEqual([
    'message Page, kit > connect: start (asking)',
    'start connect > askWallet: start',
    '5000 ms',
    'message askWallet > connect: done: askWallet (done)',
    'emitted connect > Page, kit: connect.connected',
    'message Page, kit > modal: close',
  ])
})

test('sequenceOf shows the results of invoked actors at their machine if they have no lanes', () => {
  expect(rowsOf(frames, false)).toEqual([
    'message Page, kit > connect: start (asking)',
    '5001 ms',
    'message connect > connect: done: askWallet (done)',
    'emitted connect > Page, kit: connect.connected',
    'message Page, kit > modal: close',
  ])
})

test('sequenceOf has a lane for each actor that takes part, children behind their parents', () => {
  const { lanes } = sequenceOf(
    { frames: [...frames, actor('4', 'toast')], end: 8, requests: [] },
    { details: true },
  )
  const nameOf = (id: string | null) => lanes.find((lane) => lane.id === id)?.name ?? null
  expect(lanes.map(({ name, parent }) => [name, nameOf(parent)])).toEqual([
    ['Page, kit', null],
    ['modal', 'Page, kit'],
    ['connect', 'Page, kit'],
    ['askWallet', 'connect'],
  ])
})

test('sequenceOf gives actors with the same name and parent the same lane', () => {
  const again = [actor('7', 'connect'), step('7', 'xstate.init', 'asking', { at: 5012 })]
  const { lanes, rows } = sequenceOf(
    { frames: [...frames, ...again], end: 9, requests: [] },
    { details: true },
  )
  expect(lanes.filter(({ name }) => name === 'connect')).toHaveLength(1)
  expect(rows.at(-1)).toMatchObject({ kind: 'message', index: 8 })
})

test('sequenceOf counts the steps from the end and keeps the last ones', () => {
  const { rows } = sequenceOf({ frames, end: 100, requests: [] }, { details: true, limit: 1 })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ kind: 'message', text: 'close', index: 99 })
})

test('sequenceOf shows a message of an unknown sender as one of the kit', () => {
  expect(rowsOf([step('9', 'go', 'one', { sender: '8' })])).toEqual([
    'message Page, kit > 9: go (m.one)',
  ])
})

test('sequenceOf shows requests to a wallet, and in detail those to nodes and services', () => {
  const request = (to: RequestRecord['to'], more: Partial<RequestRecord>): RequestRecord => ({
    id: to,
    at: 20,
    to,
    target: to,
    method: 'eth_requestAccounts',
    params: [],
    duration: null,
    status: null,
    error: null,
    ...more,
  })
  const requests = [
    request('wallet', { duration: 300, error: { code: 4001 } }),
    request('node', { method: 'eth_chainId', at: 21 }),
    request('wallet', { id: 'before', at: 5 }),
  ]
  expect(rowsOf(frames, false, requests).slice(0, 5)).toEqual([
    'message Page, kit > connect: start (asking)',
    'request Page, kit > Wallet: eth_requestAccounts',
    'response Wallet > Page, kit: eth_requestAccounts: failed, 300 ms',
    '4691 ms',
    'message connect > connect: done: askWallet (done)',
  ])
  expect(rowsOf(frames, true, requests)).toContain('request Page, kit > Nodes: eth_chainId')
})
