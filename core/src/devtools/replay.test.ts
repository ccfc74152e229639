import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createActor,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import type { ActorFrame, Frame, StepFrame } from '../domain/recording.ts'
import { KitError } from '../errors/kit-error.ts'
import { createFrames } from './record.ts'
import { replay, unknownCharts } from './replay.ts'
import { createTape } from './tape.ts'

type Context = { count: number; owner: string; problem: unknown }
type Event =
  | { type: 'add'; by: number; owner: string }
  | { type: 'fail'; error: Error }
  | { type: 'open' | 'close' | 'leave' | 'tell' }
const machine = setup({
  actors: { keep: fromCallback(() => {}) },
  types: {} as { context: Context; events: Event; input: { owner: string } },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: 0, owner: input.owner, problem: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      initial: 'few',
      states: {
        few: { always: { guard: ({ context }) => context.count > 3, target: 'many' } },
        many: {},
      },
      on: { close: 'closed', leave: 'left' },
    },
    left: { type: 'final' },
  },
  invoke: { id: 'keep', src: 'keep' },
  entry: spawnChild('keep', { id: 'one' }),
  on: {
    tell: {
      actions: [
        sendTo('keep', { type: 'keep' }),
        sendTo(({ context }) => context.owner, { type: 'keep' }),
      ],
    },
    add: {
      guard: ({ event }) => event.owner.startsWith('o'),
      actions: assign(({ context, event }) => ({ ...context, count: context.count + event.by })),
    },
    fail: { actions: assign({ problem: ({ event }) => event.error }) },
  },
})
const chartOf = (id: string): AnyStateMachine | null => (id === 'counter' ? machine : null)

/** What several actors of the chart did, one after the other. */
function record(lives: readonly (readonly Event[])[]): Frame[] {
  const frames: Frame[] = []
  const hear = createFrames({
    rewrite: (text) => text,
    emit: (frame) => frames.push(frame),
    drawn: () => {},
  })
  const actors = lives.map(() =>
    createActor(machine, {
      input: { owner: 'one' },
      inspect: (event) => hear(event, frames.length),
    }).start(),
  )
  const longest = Math.max(0, ...lives.map((life) => life.length))
  for (let turn = 0; turn < longest; turn += 1) {
    for (const [at, life] of lives.entries()) {
      const event = life[turn]
      if (event !== undefined && actors[at]?.getSnapshot().status === 'active')
        actors[at].send(event)
    }
  }
  return JSON.parse(JSON.stringify(frames))
}

const events = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    by: fc.integer({ min: -2, max: 3 }),
    owner: fc.constantFrom('one', 'two', ''),
  }),
  fc.record({
    type: fc.constant('fail' as const),
    error: fc.constantFrom(new Error('no'), new KitError('kit/stopped')),
  }),
  fc.record({
    type: fc.constantFrom('open' as const, 'close' as const, 'tell' as const, 'leave' as const),
  }),
)
const lives = fc.array(fc.array(events, { maxLength: 12 }), { minLength: 1, maxLength: 3 })

let told: Frame[]
beforeAll(() => {
  // its services are told of, too: here only the chart counts
  // without its services
  told = record([
    [
      { type: 'open' },
      { type: 'add', by: 2, owner: 'one' },
      { type: 'add', by: 2, owner: 'one' },
      { type: 'close' },
      { type: 'open' },
    ],
  ]).filter(({ actor }) => actor === '1')
})

test('what happened replays without a difference', () => {
  fc.assert(fc.property(lives, (all) => replay({ frames: record(all) }, chartOf) === null))
})

test('any cut of it replays without a difference, parents and beginnings first', () => {
  fc.assert(
    fc.property(lives, fc.integer({ min: 1, max: 12 }), (all, limit) => {
      const frames = record(all)
      const tape = createTape(limit)
      for (const [index, frame] of frames.entries()) {
        tape.push(frame)
        const kept = tape.frames()
        const steps = kept.filter(({ kind }) => kind === 'step')
        expect(replay({ frames: JSON.parse(JSON.stringify(kept)) }, chartOf)).toBeNull()
        expect(steps).toEqual(
          frames
            .slice(0, index + 1)
            .filter(({ kind }) => kind === 'step')
            .slice(-steps.length || frames.length),
        )
        expect(steps.length + tape.dropped()).toBe(
          frames.slice(0, index + 1).filter(({ kind }) => kind === 'step').length,
        )
        expect(steps.length).toBeLessThanOrEqual(limit)
      }
    }),
    { numRuns: 40 },
  )
})

/** Frame 0 is the actor, 1 its first step. */
const tampered = (index: number, change: (frame: StepFrame) => object) =>
  told.map(
    (frame, at) =>
      (at === index && frame.kind === 'step' ? { ...frame, ...change(frame) } : frame) as Frame,
  )

test.each([
  [
    'an event with another payload',
    () => tampered(3, () => ({ event: { type: 'add', by: 1, owner: 'one' } })),
    3,
    'context',
  ],
  ['another event', () => tampered(3, () => ({ event: { type: 'close' } })), 3, 'value'],
  ['another value', () => tampered(4, () => ({ value: { open: 'few' } })), 4, 'value'],
  ['another status', () => tampered(4, () => ({ status: 'done' })), 4, 'status'],
  [
    'other active states',
    () => tampered(4, ({ active }) => ({ active: active.slice(1) })),
    4,
    'active',
  ],
  [
    'another context',
    () => tampered(5, ({ context }) => ({ context: { ...(context as object), count: 5 } })),
    5,
    'context',
  ],
  [
    'one more field',
    () => tampered(5, ({ context }) => ({ context: { ...(context as object), more: 1 } })),
    5,
    'context',
  ],
  [
    'a polluting key',
    () =>
      tampered(5, () => ({
        context: JSON.parse('{"__proto__":{"count":4},"owner":"one","problem":null}'),
      })),
    5,
    'context',
  ],
  ['a step that is missing', () => told.filter((_, at) => at !== 3), 3, 'value'],
  [
    'two that changed places',
    () => [told[0], told[1], told[2], told[4], told[3], told[5], told[6]] as Frame[],
    3,
    'value',
  ],
  ['a beginning that is missing', () => told.slice(1), 0, 'beginning'],
  ['a first step that is missing', () => told.filter((_, at) => at !== 1), 1, 'event'],
  ['an event that is none', () => tampered(3, () => ({ event: null })), 3, 'thrown'],
  [
    'an event that no guard can read',
    () => tampered(3, () => ({ event: { type: 'add', by: 1 } })),
    3,
    'thrown',
  ],
  [
    'an error of no kind',
    () =>
      tampered(3, () => ({
        event: { type: 'fail', error: { $error: 'KitError', code: '__proto__', message: 1 } },
      })),
    3,
    'context',
  ],
])('%s is reported at its step', (_, frames, index, what) => {
  expect(replay({ frames: frames() }, chartOf)).toMatchObject({ index, what, actor: '1' })
})

test.each([[{ nowhere: 'at all' }], ['nowhere'], [7], [null], [JSON.parse('{"__proto__":"few"}')]])(
  'a beginning in %j is reported, or its first step is',
  (value) => {
    const [actor] = told as [ActorFrame]
    const begun: ActorFrame = {
      ...actor,
      from: { value, status: 'active', context: { count: 0, owner: 'one', problem: null } },
    }
    expect(replay({ frames: [begun, ...told.slice(2)] }, chartOf)).toMatchObject({ actor: '1' })
  },
)

test('whoever is spoken to after the beginning was cut is there', () => {
  const told = record([[{ type: 'open' }, { type: 'tell' }, { type: 'leave' }]])
  const tape = createTape(2)
  for (const frame of told) tape.push(frame)
  expect(tape.frames().filter(({ kind }) => kind === 'step')).toHaveLength(2)
  expect(replay({ frames: tape.frames() }, chartOf)).toBeNull()
})

test('a crash that was recorded is none here, one that was not is', () => {
  const crash = (status: string) => tampered(3, () => ({ event: { type: 'add', by: 1 }, status }))
  expect(replay({ frames: crash('error').slice(0, 4) }, chartOf)).toBeNull()
  expect(replay({ frames: tampered(3, () => ({ status: 'error' })) }, chartOf)).toMatchObject({
    index: 3,
    what: 'status',
  })
})

test('charts that nobody knows are told, and passed over', () => {
  const frames = [
    ...told.map((frame) => ({
      ...frame,
      actor: 'x',
      ...(frame.kind === 'actor' ? { chart: 'other' } : {}),
    })),
    ...told,
  ] as Frame[]
  expect(unknownCharts({ frames }, chartOf)).toEqual(['other'])
  expect(replay({ frames }, chartOf)).toBeNull()
})
