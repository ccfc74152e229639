import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import { createFlowRunner } from './flow-runner.ts'

type TestEvent = KitEvent<'account.lost'> | { type: 'cancel' }
const base = setup({
  types: {} as { context: { received: readonly string[] }; events: TestEvent },
  actions: {
    record: assign({ received: ({ context, event }) => [...context.received, event.type] }),
  },
})
const machine = base.createMachine({
  id: 'test',
  context: { received: [] },
  on: { '*': { actions: 'record' } },
})
const flow = defineFlow({
  id: 'reconnect',
  machine,
  actors: () => ({}),
  input: () => undefined as never,
  view: ({ context }) => context.received,
  reactions: {
    aborted: ({ received }) => [{ to: 'modal', type: received.length ? 'shake' : 'open' }],
  },
  listens: ['account.lost'],
})

function setupRunner() {
  const aborted: unknown[] = []
  const runner = createFlowRunner({
    environment: { clock: createManualClock(), inspect: () => {} },
    deps: { platform: createMemoryPlatform() } as Partial<KitDeps> as KitDeps,
    dispatcher: {
      emitted: () => {},
      done: () => {},
      aborted: (_, context) => void aborted.push(context),
      send: () => {},
      delivering: () => false,
      stop: () => {},
    },
    loader: { load: () => Promise.reject(), flowOf: () => null, isNested: () => false },
    switches: { refusal: () => null },
    state: () => ({}) as never,
  })
  return { runner, aborted }
}

test('broadcast sends a kit event to a running flow only if its `listens` contains the event', () => {
  const { runner } = setupRunner()
  const running = runner.run(flow, null)
  runner.broadcast({ type: 'account.lost' })
  runner.broadcast({ type: 'network.changed' })
  expect(running.view()).toEqual(['account.lost'])
})

test('broadcast sends no kit event to a flow that was stopped', () => {
  const { runner } = setupRunner()
  const running = runner.run(flow, null)
  running.stop()
  runner.broadcast({ type: 'account.lost' })
  expect(running.view()).toEqual([])
})

test('sendTo sends an event to the flow with the given id, also if its `listens` does not contain it', () => {
  const { runner } = setupRunner()
  const running = runner.run(flow, null)
  runner.sendTo('reconnect', { type: 'cancel' }, null)
  runner.sendTo('disconnect', { type: 'cancel' }, null)
  expect(running.view()).toEqual(['cancel'])
})

test('stop of a running flow runs its `aborted` reaction with the last context', () => {
  const { runner, aborted } = setupRunner()
  const running = runner.run(flow, null)
  runner.broadcast({ type: 'account.lost' })
  running.stop()
  expect(running.outcome()).toEqual({ status: 'aborted' })
  expect(aborted).toEqual([{ received: ['account.lost'] }])
})
