import { expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import type { ChartModel, ReactionTable } from '../walker/chart-model.ts'
import { loadModels } from '../walker/models.ts'
import { toldBy } from '../walker/told.ts'
import { type Receiver, reactionLoops } from './reaction-loops.ts'

/** A chart that answers each of its events with a fact; `later` ones come when its timer has run out. */
function answering(
  name: string,
  facts: Readonly<Record<string, string>>,
  later: Readonly<Record<string, string>>,
  reactions: ReactionTable,
): Receiver {
  const states = Object.entries(later).map(([event, fact]) => [
    event,
    { after: { 100: { target: 'idle', actions: emit({ type: fact }) } } },
  ])
  const machine = setup({}).createMachine({
    id: name,
    initial: 'idle',
    states: {
      idle: {
        on: {
          ...Object.fromEntries(
            Object.entries(facts).map(([event, fact]) => [
              event,
              { actions: emit({ type: fact }) },
            ]),
          ),
          ...Object.fromEntries(Object.keys(later).map((event) => [event, event])),
        },
      },
      ...Object.fromEntries(states),
    },
  })
  const model = {
    id: name,
    machine,
    inputs: { only: undefined },
    cases: {},
    project: () => null,
    farEnough: () => false,
  } as unknown as ChartModel
  return { name, model, reactions }
}

const close = () => [{ to: 'modal', type: 'close' }] as const
const back = () => [{ to: 'router', type: 'back' }] as const

/** A chart of the house with its own reactions. */
const receiverOf = (model: ChartModel): Receiver => ({
  name: model.id.split('/').at(-1) ?? '',
  model,
  reactions: model.outside.reactions,
})

test('no reaction comes back to itself', async () => {
  const models = await loadModels()
  const standing = models.filter(({ id }) => id.startsWith('stores/')).map(receiverOf)
  const started = models.filter(({ id }) => id === 'flows/disconnect').map(receiverOf)
  expect(
    standing.filter(({ reactions }) => Object.keys(reactions).length > 0).length,
  ).toBeGreaterThan(3)
  expect(started).toHaveLength(1)
  expect(reactionLoops(standing, started)).toEqual([])
})

test('the law can fail: two reactions that call each other', () => {
  const modal = answering('modal', { close: 'modal.closed' }, {}, { 'modal.closed': back })
  const router = answering('router', { back: 'stack.emptied' }, {}, { 'stack.emptied': close })
  expect(reactionLoops([modal, router])).toEqual([['modal.close', 'router.back']])
})

test('a loop through a timer is a loop', () => {
  const modal = answering('modal', {}, { close: 'modal.closed' }, { 'modal.closed': back })
  const router = answering('router', { back: 'stack.emptied' }, {}, { 'stack.emptied': close })
  expect(reactionLoops([modal, router])).toEqual([['modal.close', 'router.back']])
})

test('a loop that one answer of the kit opens is a loop', () => {
  const router = answering(
    'router',
    { back: 'stack.emptied' },
    {},
    { 'stack.emptied': (_, ask) => (ask.isOpen() || ask.mayClose() ? [] : back()) },
  )
  expect(reactionLoops([router])).toEqual([['router.back']])
})

test('a loop through a flow that the kit starts is a loop', () => {
  const account = answering(
    'account',
    { lose: 'account.lost' },
    {},
    { 'account.lost': () => [{ to: 'kit', type: 'start', flow: 'disconnect', namespaces: [] }] },
  )
  const ending = setup({}).createMachine({
    initial: 'leaving',
    states: { leaving: { on: { cancel: 'left' } }, left: { type: 'final' } },
  })
  const model = { ...account.model, machine: ending } as ChartModel
  const lose = () => [{ to: 'account', type: 'lose' } as never]
  expect(
    reactionLoops([account], [{ name: 'disconnect', model, reactions: { done: lose } }]),
  ).toEqual([['account.lose', 'kit.start']])
})

test('a chain that ends is none', () => {
  const modal = answering('modal', { close: 'modal.closed' }, {}, { 'modal.closed': back })
  const router = answering('router', { back: 'went.back' }, {}, { 'went.back': 'none' })
  expect(reactionLoops([modal, router])).toEqual([])
})

test('every question is answered every way', () => {
  const told = toldBy((ask) => [
    {
      to: 'modal',
      type: ask.isOpen() && !ask.isConnected() ? (ask.mayClose() ? 'close' : 'shake') : 'open',
    },
  ])
  expect(told.map(({ type }) => type).sort()).toEqual(['close', 'open', 'open', 'shake'])
})
