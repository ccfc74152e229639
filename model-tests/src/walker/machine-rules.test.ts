import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { allViolations } from './gate.ts'
import type { MachineModel } from './machine-model.ts'
import { storeRole } from './machine-role.ts'

const base = setup({
  types: {} as { events: { type: 'cancel' } | { type: 'reload' }; tags: 'person' | 'cannotCancel' },
  guards: { isFine: () => true },
  delays: { deadline: 10 },
  actors: { request: fromPromise<void>(async () => {}), watch: fromCallback(() => {}) },
})
const config = {
  id: 'example',
  description: 'A test machine.',
  options: { maxIterations: 10 },
  initial: 'requesting',
} as const
const idle = { description: 'No request is pending.' }
const request = { id: 'request', src: 'request', onDone: 'idle', onError: 'idle' } as const

const violationsOf = (machine: AnyStateMachine) =>
  allViolations({
    id: 'example',
    machine,
    inputs: { only: undefined },
    cases: {},
    commands: ['cancel'],
    listeners: { watch: [] },
    project: () => null,
    role: storeRole({}),
    states: {},
    invariants: {},
    allow: {},
  } satisfies MachineModel)

test('violations accepts a machine with cancel, error path, timeout and descriptions', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: request,
    on: { cancel: 'idle' },
    after: { deadline: 'idle' },
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([])
})

test('violations reports a waiting state without a cancel or an exit by visitor or clock', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: request,
    tags: 'person',
    on: { reload: 'idle' },
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([
    'example cannot leave "requesting" without an actor (only)',
    'example.requesting waits for request without a cancel',
  ])
})

test('violations reports a waiting state without a timeout, unless the visitor is awaited', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: request,
    on: { cancel: 'idle' },
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([
    'example.requesting waits for request without a deadline',
  ])
  const awaitingVisitor = { ...requesting, tags: 'person' } as const
  expect(
    violationsOf(base.createMachine({ ...config, states: { requesting: awaitingVisitor, idle } })),
  ).toEqual([])
})

test('violations reports a cancel that leads back to the waiting state', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: request,
    on: { cancel: 'requesting' },
    after: { deadline: 'idle' },
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([
    'example.requesting waits for request without a cancel',
  ])
})

test('violations reports an actor without an error path', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: { id: 'request', src: 'request', onDone: 'idle' },
    on: { cancel: 'idle' },
    after: { deadline: 'idle' },
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([
    'example.requesting has no onError for request',
  ])
})

test('violations reports a `cannotCancel` state with a cancel or without an exit on error', () => {
  const requesting = {
    description: 'Waits for the request.',
    tags: 'cannotCancel',
    invoke: request,
  } as const
  expect(violationsOf(base.createMachine({ ...config, states: { requesting, idle } }))).toEqual([])
  const cancellable = {
    ...requesting,
    invoke: { ...request, onError: undefined },
    on: { cancel: 'idle' },
  } as const
  expect(
    violationsOf(base.createMachine({ ...config, states: { requesting: cancellable, idle } })),
  ).toEqual([
    'example.requesting cannot be cancelled and has no exit on the error of request',
    'example.requesting cannot be cancelled but accepts cancel',
    'example.requesting has no onError for request',
  ])
})

test('violations reports wrong ids, missing descriptions and a missing iteration limit', () => {
  const machine = setup({
    types: {} as { events: { type: 'reload' } },
    actors: { request: fromPromise<void>(async () => {}) },
  }).createMachine({
    id: 'bad machine',
    initial: 'a b',
    states: {
      'a b': {
        invoke: { id: 'other', src: 'request', onDone: 'idle', onError: 'idle' },
        after: { 500: 'idle' },
        on: { reload: { guard: () => true, actions: () => {}, target: 'idle' } },
      },
      idle: { entry: () => {} },
    },
  })
  expect(violationsOf(machine)).toEqual([
    'bad machine has a dot or a space in its name',
    'bad machine has no description',
    'bad machine has no maxIterations and may loop endlessly',
    'bad machine is not one camelCase word',
    'bad machine.a b --reload[0]--> bad machine.idle has a guard without a name',
    'bad machine.a b --reload[0]--> bad machine.idle runs an unnamed function',
    'bad machine.a b has a delay without a name',
    'bad machine.a b has a dot or a space in its name',
    'bad machine.a b has no description',
    'bad machine.a b invokes request with the id other',
    'bad machine.a b waits for other without a cancel',
    'bad machine.idle has no description',
    'bad machine.idle runs an unnamed function',
  ])
})

test('violations reports actors without a name and actions with a side effect', () => {
  const requesting = {
    description: 'Waits for the request.',
    invoke: { src: fromCallback(() => {}) },
    entry: 'log',
  }
  const inline = createMachine(
    { ...config, states: { requesting } },
    { actions: { log: () => {} } },
  )
  expect(violationsOf(inline)).toContain('the action log has a side effect')
  expect(violationsOf(inline)).toContain('example.requesting has an actor without a name')
})
