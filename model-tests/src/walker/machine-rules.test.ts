import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { storeRole } from './machine-role.ts'
import { violations } from './machine-rules.ts'

const parts = setup({
  types: {} as { events: { type: 'cancel' } | { type: 'look' }; tags: 'person' | 'cannotCancel' },
  guards: { isFine: () => true },
  delays: { deadline: 10 },
  actors: { ask: fromPromise<void>(async () => {}), watch: fromCallback(() => {}) },
})
const shell = {
  id: 'law',
  description: 'A test machine.',
  options: { maxIterations: 10 },
  initial: 'asking',
} as const
const idle = { description: 'Nothing.' }
const ask = { id: 'ask', src: 'ask', onDone: 'idle', onError: 'idle' } as const

const laws = (machine: AnyStateMachine) =>
  violations({
    id: 'law',
    machine,
    inputs: { only: undefined },
    cases: {},
    commands: ['cancel'],
    listeners: { watch: [] },
    project: () => null,
    farEnough: () => false,
    outside: storeRole({}),
    states: {},
    invariants: {},
    allow: {},
  } satisfies MachineModel)

describe('rules for machines', () => {
  test('accept a machine with cancel, error path, timeout and descriptions', () => {
    const asking = {
      description: 'Asks.',
      invoke: ask,
      on: { cancel: 'idle' },
      after: { deadline: 'idle' },
    } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([])
  })

  test('require a cancel on waiting states and an exit that depends on the visitor or the clock only', () => {
    const asking = {
      description: 'Asks.',
      invoke: ask,
      tags: 'person',
      on: { look: 'idle' },
    } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([
      'law cannot leave "asking" without an actor (only)',
      'law.asking waits for ask without a cancel',
    ])
  })

  test('require a timeout unless the visitor is awaited', () => {
    const asking = { description: 'Asks.', invoke: ask, on: { cancel: 'idle' } } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([
      'law.asking waits for ask without a deadline',
    ])
    const person = { ...asking, tags: 'person' } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking: person, idle } }))).toEqual([])
  })

  test('reject a cancel that leads back into the wait', () => {
    const asking = {
      description: 'Asks.',
      invoke: ask,
      on: { cancel: 'asking' },
      after: { deadline: 'idle' },
    } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([
      'law.asking waits for ask without a cancel',
    ])
  })

  test('require an error path', () => {
    const asking = {
      description: 'Asks.',
      invoke: { id: 'ask', src: 'ask', onDone: 'idle' },
      on: { cancel: 'idle' },
      after: { deadline: 'idle' },
    } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([
      'law.asking has no onError for ask',
    ])
  })

  test('forbid cancel after a wallet request and require that it settles', () => {
    const asking = { description: 'Asks.', tags: 'cannotCancel', invoke: ask } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking, idle } }))).toEqual([])
    const recalled = {
      ...asking,
      invoke: { ...ask, onError: undefined },
      on: { cancel: 'idle' },
    } as const
    expect(laws(parts.createMachine({ ...shell, states: { asking: recalled, idle } }))).toEqual([
      'law.asking cannot be cancelled and does not settle when ask is error',
      'law.asking cannot be cancelled but accepts cancel',
      'law.asking has no onError for ask',
    ])
  })

  test('require ids, descriptions and a limit of iterations', () => {
    const machine = setup({
      types: {} as { events: { type: 'look' } },
      actors: { ask: fromPromise<void>(async () => {}) },
    }).createMachine({
      id: 'bad chart',
      initial: 'a b',
      states: {
        'a b': {
          invoke: { id: 'other', src: 'ask', onDone: 'idle', onError: 'idle' },
          after: { 500: 'idle' },
          on: { look: { guard: () => true, actions: () => {}, target: 'idle' } },
        },
        idle: { entry: () => {} },
      },
    })
    expect(laws(machine)).toEqual([
      'bad chart has a dot or a space in its name',
      'bad chart has no description',
      'bad chart has no maxIterations and may loop endlessly',
      'bad chart is not one camelCase word',
      'bad chart.a b --look[0]--> bad chart.idle has a guard without a name',
      'bad chart.a b --look[0]--> bad chart.idle runs an unnamed function',
      'bad chart.a b has a delay without a name',
      'bad chart.a b has a dot or a space in its name',
      'bad chart.a b has no description',
      'bad chart.a b invokes ask with the id other',
      'bad chart.a b waits for other without a cancel',
      'bad chart.idle has no description',
      'bad chart.idle runs an unnamed function',
    ])
  })

  test('require named actors and actions without side effects', () => {
    const asking = { description: 'Asks.', invoke: { src: fromCallback(() => {}) }, entry: 'shout' }
    const inline = createMachine({ ...shell, states: { asking } }, { actions: { shout: () => {} } })
    expect(laws(inline)).toContain('shout is an action with an effect')
    expect(laws(inline)).toContain('law.asking has an actor without a name')
  })
})
