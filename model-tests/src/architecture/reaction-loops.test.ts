import { expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { possibleMessages } from '../walker/enumerate-reactions.ts'
import type { MachineModel, ReactionTable } from '../walker/machine-model.ts'
import { loadModels } from '../walker/models.ts'
import { type Receiver, reactionLoops } from './reaction-loops.ts'

/**
 * A store that emits the mapped event when it receives an event: at once for `emitsAtOnce`, after a
 * delay for `emitsLater`.
 */
function createReceiver(
  name: string,
  emitsAtOnce: Readonly<Record<string, string>>,
  emitsLater: Readonly<Record<string, string>>,
  reactions: ReactionTable,
): Receiver {
  const states = Object.entries(emitsLater).map(([event, emitted]) => [
    event,
    { after: { 100: { target: 'idle', actions: emit({ type: emitted }) } } },
  ])
  const machine = setup({}).createMachine({
    id: name,
    initial: 'idle',
    states: {
      idle: {
        on: {
          ...Object.fromEntries(
            Object.entries(emitsAtOnce).map(([event, emitted]) => [
              event,
              { actions: emit({ type: emitted }) },
            ]),
          ),
          ...Object.fromEntries(Object.keys(emitsLater).map((event) => [event, event])),
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
  } as unknown as MachineModel
  return { name, model, reactions }
}

const close = () => [{ to: 'modal', type: 'close' }] as const
const back = () => [{ to: 'router', type: 'back' }] as const

/** A store of the product with its reactions. */
const receiverOf = (model: MachineModel): Receiver => ({
  name: model.id.split('/').at(-1) ?? '',
  model,
  reactions: model.role.reactions,
})

test('no message of the product leads back to itself through reactions', async () => {
  const models = await loadModels()
  const stores = models.filter(({ id }) => id.startsWith('stores/')).map(receiverOf)
  const flowOf = (id: string, message: string) =>
    models
      .filter((model) => model.id === id)
      .map((model) => ({ ...receiverOf(model), name: message }))
  const startedFlows = [
    ...flowOf('flows/disconnect', 'disconnect'),
    ...flowOf('flows/reconnect', 'restore'),
  ]
  expect(
    stores.filter(({ reactions }) => Object.keys(reactions).length > 0).length,
  ).toBeGreaterThan(3)
  expect(startedFlows).toHaveLength(2)
  expect(reactionLoops(stores, startedFlows)).toEqual([])
})

test('reactionLoops reports two reactions that trigger each other', () => {
  const modal = createReceiver('modal', { close: 'modal.closed' }, {}, { 'modal.closed': back })
  const router = createReceiver('router', { back: 'stack.emptied' }, {}, { 'stack.emptied': close })
  expect(reactionLoops([modal, router])).toEqual([['modal.close', 'router.back']])
})

test('reactionLoops reports a loop through a timer', () => {
  const modal = createReceiver('modal', {}, { close: 'modal.closed' }, { 'modal.closed': back })
  const router = createReceiver('router', { back: 'stack.emptied' }, {}, { 'stack.emptied': close })
  expect(reactionLoops([modal, router])).toEqual([['modal.close', 'router.back']])
})

test('reactionLoops reports a loop that depends on a query', () => {
  const router = createReceiver(
    'router',
    { back: 'stack.emptied' },
    {},
    { 'stack.emptied': (_, query) => (query.isOpen() || query.mayClose() ? [] : back()) },
  )
  expect(reactionLoops([router])).toEqual([['router.back']])
})

test('reactionLoops reports a loop through a flow that the kit starts', () => {
  const account = createReceiver(
    'account',
    { lose: 'account.lost' },
    {},
    { 'account.lost': () => [{ to: 'kit', type: 'disconnect', namespaces: [] }] },
  )
  const machine = setup({}).createMachine({
    initial: 'disconnecting',
    states: { disconnecting: { on: { cancel: 'cancelled' } }, cancelled: { type: 'final' } },
  })
  const model = { ...account.model, machine: machine } as MachineModel
  const lose = () => [{ to: 'account', type: 'lose' } as never]
  expect(
    reactionLoops([account], [{ name: 'disconnect', model, reactions: { done: lose } }]),
  ).toEqual([['account.lose', 'kit.disconnect']])
})

test('reactionLoops accepts a chain that ends', () => {
  const modal = createReceiver('modal', { close: 'modal.closed' }, {}, { 'modal.closed': back })
  const router = createReceiver('router', { back: 'went.back' }, {}, { 'went.back': 'none' })
  expect(reactionLoops([modal, router])).toEqual([])
})

test('possibleMessages covers every combination of query answers', () => {
  const messages = possibleMessages((query) => [
    {
      to: 'modal',
      type:
        query.isOpen() && !query.isConnected() ? (query.mayClose() ? 'close' : 'shake') : 'open',
    },
  ])
  expect(messages.map(({ type }) => type).sort()).toEqual(['close', 'open', 'open', 'shake'])
})
