import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { lazy } from '../../platform/lazy.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { AnyFlow } from '../../protocol/flow.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import { createFlowRunner } from './flow-runner.ts'

type TestEvent = KitEvent<'account.lost'> | { type: 'skip' } | { type: 'cancel' }
const base = setup({
  types: {} as {
    context: { namespace: Namespace; received: readonly string[] }
    events: TestEvent
  },
  actions: {
    record: assign({ received: ({ context, event }) => [...context.received, event.type] }),
  },
})
const machine = base.createMachine({
  id: 'test',
  context: { namespace: 'eip155', received: [] },
  on: { '*': { actions: 'record' } },
})
const flow = defineFlow({
  id: 'test',
  title: 'Test',
  area: 'frame',
  views: [],
  subject: ({ received }) => received[0] ?? null,
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
    loader: { code: () => lazy(() => Promise.reject()), flowOf: () => null },
    state: () => ({}) as never,
  })
  return { runner, aborted }
}

const all = () => true
const isListening = ({ code }: { code: AnyFlow }) => code.listens.includes('account.lost')

test('send sends an event to the running flows that `isMeant` selects', () => {
  const { runner } = setupRunner()
  const [running, other] = [runner.run(flow, null), runner.run({ ...flow, listens: [] }, null)]
  runner.send({ type: 'account.lost' }, isListening)
  runner.send({ type: 'skip' }, (each) => each.flow === other)
  runner.send({ type: 'cancel' }, (_, context) => Object(context).namespace === 'eip155')
  expect([running.view(), other.view()]).toEqual([
    ['account.lost', 'cancel'],
    ['skip', 'cancel'],
  ])
})

test('send sends no event to a flow that was stopped', () => {
  const { runner } = setupRunner()
  const running = runner.run(flow, null)
  running.stop()
  runner.send({ type: 'account.lost' }, all)
  expect(running.view()).toEqual([])
})

test('subjectOf returns what the definition reads from the context of a running flow', () => {
  const { runner } = setupRunner()
  const running = runner.run(flow, null)
  expect(runner.subjectOf(running)).toBeNull()
  runner.send({ type: 'account.lost' }, all)
  expect(runner.subjectOf(running)).toBe('account.lost')
  running.stop()
  expect(runner.subjectOf(running)).toBeNull()
})

test('a new run of a single flow ends the one before', () => {
  const { runner } = setupRunner()
  const single = { ...flow, single: true } as const
  const first = runner.run(single, null)
  const second = runner.run(single, null)
  expect([first.outcome().status, second.outcome().status]).toEqual(['aborted', 'running'])
  const ofPage = runner.runHeadless(single as never, null, (reactions) => reactions)
  expect([second.view(), ofPage.outcome().status]).toEqual([['cancel'], 'running'])
})

test('stop of a running flow runs its `aborted` reaction with the last context', () => {
  const { runner, aborted } = setupRunner()
  const running = runner.run(flow, null)
  runner.send({ type: 'account.lost' }, all)
  running.stop()
  expect(running.outcome()).toEqual({ status: 'aborted' })
  expect(aborted).toEqual([{ namespace: 'eip155', received: ['account.lost'] }])
})
