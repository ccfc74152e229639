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
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createFrameBuffer } from './frame-buffer.ts'
import { createFrameRecorder } from './frame-recorder.ts'
import { replay, unknownMachines } from './replay.ts'

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
const findMachine = (id: string): AnyStateMachine | null => (id === 'counter' ? machine : null)

/** Records one actor per list of events. The actors receive their events in turn. */
function record(eventLists: readonly (readonly Event[])[]): Frame[] {
  const frames: Frame[] = []
  const observe = createFrameRecorder({
    rewrite: (text) => text,
    emit: (frame) => frames.push(frame),
    onMachine: () => {},
  })
  const actors = eventLists.map(() =>
    createActor(machine, {
      input: { owner: 'one' },
      inspect: (event) => observe(event, frames.length),
    }).start(),
  )
  const maxLength = Math.max(0, ...eventLists.map((list) => list.length))
  for (let turn = 0; turn < maxLength; turn += 1) {
    for (const [index, list] of eventLists.entries()) {
      const event = list[turn]
      if (event !== undefined && actors[index]?.getSnapshot().status === 'active')
        actors[index].send(event)
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
    error: fc.constantFrom(new Error('no'), new KitError(catalogue, 'kit/stopped')),
  }),
  fc.record({
    type: fc.constantFrom('open' as const, 'close' as const, 'tell' as const, 'leave' as const),
  }),
)
const eventLists = fc.array(fc.array(events, { maxLength: 12 }), { minLength: 1, maxLength: 3 })

let recorded: Frame[]
beforeAll(() => {
  // Actor 1 is the counter. The frames of its invoked actors are left out.
  recorded = record([
    [
      { type: 'open' },
      { type: 'add', by: 2, owner: 'one' },
      { type: 'add', by: 2, owner: 'one' },
      { type: 'close' },
      { type: 'open' },
    ],
  ]).filter(({ actor }) => actor === '1')
})

test('replay returns null for any recording', () => {
  fc.assert(fc.property(eventLists, (all) => replay({ frames: record(all) }, findMachine) === null))
})

test('replay returns null for any part of a recording that the frame buffer keeps', () => {
  fc.assert(
    fc.property(eventLists, fc.integer({ min: 1, max: 12 }), (all, limit) => {
      const frames = record(all)
      const buffer = createFrameBuffer(limit)
      for (const [index, frame] of frames.entries()) {
        buffer.push(frame)
        const buffered = buffer.frames()
        const steps = buffered.filter(({ kind }) => kind === 'step')
        expect(replay({ frames: JSON.parse(JSON.stringify(buffered)) }, findMachine)).toBeNull()
        expect(steps).toEqual(
          frames
            .slice(0, index + 1)
            .filter(({ kind }) => kind === 'step')
            .slice(-steps.length || frames.length),
        )
        expect(steps.length + buffer.dropped()).toBe(
          frames.slice(0, index + 1).filter(({ kind }) => kind === 'step').length,
        )
        expect(steps.length).toBeLessThanOrEqual(limit)
      }
    }),
    { numRuns: 40 },
  )
})

/** Changes one step of the recording. Frame 0 is the actor, frame 1 its first step. */
const tampered = (index: number, change: (frame: StepFrame) => object) =>
  recorded.map(
    (frame, frameIndex) =>
      (frameIndex === index && frame.kind === 'step'
        ? { ...frame, ...change(frame) }
        : frame) as Frame,
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
  ['a missing step', () => recorded.filter((_, at) => at !== 3), 3, 'value'],
  [
    'two swapped steps',
    () =>
      [
        recorded[0],
        recorded[1],
        recorded[2],
        recorded[4],
        recorded[3],
        recorded[5],
        recorded[6],
      ] as Frame[],
    3,
    'value',
  ],
  ['a missing first frame', () => recorded.slice(1), 0, 'beginning'],
  ['a missing first step', () => recorded.filter((_, at) => at !== 1), 1, 'event'],
  ['an event that is null', () => tampered(3, () => ({ event: null })), 3, 'thrown'],
  [
    'an event that makes a guard throw',
    () => tampered(3, () => ({ event: { type: 'add', by: 1 } })),
    3,
    'thrown',
  ],
  [
    'an error with an invalid code',
    () =>
      tampered(3, () => ({
        event: { type: 'fail', error: { $error: 'KitError', code: '__proto__', message: 1 } },
      })),
    3,
    'context',
  ],
])('replay reports %s at its step', (_, frames, index, what) => {
  expect(replay({ frames: frames() }, findMachine)).toMatchObject({ index, what, actor: '1' })
})

test.each([[{ unknown: 'state' }], ['unknown'], [7], [null], [JSON.parse('{"__proto__":"few"}')]])(
  'replay reports the invalid first state %j',
  (value) => {
    const [actor] = recorded as [ActorFrame]
    const first: ActorFrame = {
      ...actor,
      from: { value, status: 'active', context: { count: 0, owner: 'one', problem: null } },
    }
    expect(replay({ frames: [first, ...recorded.slice(2)] }, findMachine)).toMatchObject({
      actor: '1',
    })
  },
)

test('replay supports messages to children that were spawned before the first frame', () => {
  const recorded = record([[{ type: 'open' }, { type: 'tell' }, { type: 'leave' }]])
  const buffer = createFrameBuffer(2)
  for (const frame of recorded) buffer.push(frame)
  expect(buffer.frames().filter(({ kind }) => kind === 'step')).toHaveLength(2)
  expect(replay({ frames: buffer.frames() }, findMachine)).toBeNull()
})

test('replay accepts a recorded crash and reports one that was not recorded', () => {
  const crash = (status: string) => tampered(3, () => ({ event: { type: 'add', by: 1 }, status }))
  expect(replay({ frames: crash('error').slice(0, 4) }, findMachine)).toBeNull()
  expect(replay({ frames: tampered(3, () => ({ status: 'error' })) }, findMachine)).toMatchObject({
    index: 3,
    what: 'status',
  })
})

test('unknownMachines lists machines that replay skips', () => {
  const frames = [
    ...recorded.map((frame) => ({
      ...frame,
      actor: 'x',
      ...(frame.kind === 'actor' ? { chart: 'other' } : {}),
    })),
    ...recorded,
  ] as Frame[]
  expect(unknownMachines({ frames }, findMachine)).toEqual(['other'])
  expect(replay({ frames }, findMachine)).toBeNull()
})
