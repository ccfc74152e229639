import { enqueueActions, fromCallback, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { TransferEmitted, TransferInput } from './transfer/transfer.types.ts'
import * as actions from './transfers.actions.ts'
import { closeEntry } from './transfers.actions.ts'
import type { TransfersContext, TransfersEmitted, TransfersEvent } from './transfers.types.ts'

type Args = { context: TransfersContext; event: TransfersEvent }

/** Whether a wallet request with the same digest is open. */
const isDuplicate = ({ context, event }: Args) =>
  event.type === 'submit' && Object.values(context.requested).includes(event.prepared.digest)
const isOpen = ({ context, event }: Args) => context.open.includes(event.id)
const isListed = ({ context, event }: Args) => context.entries.some(({ id }) => id === event.id)
/** Whether the machine of the transfer is running and the transfer is not listed yet. */
const isNew = (args: Args) => isOpen(args) && !isListed(args)
const isIdle = ({ context }: Pick<Args, 'context'>) => context.open.length === 0
/** Whether the wallet may have sent the transfer although it is no longer tracked. */
const isOutcomeUnknown = (args: Args) =>
  !isOpen(args) &&
  args.context.entries.some(
    ({ id, problem }) => id === args.event.id && problem === 'send/unfollowed',
  )
const isKnown = (args: Args) => isListed(args) || isOpen(args)

const base = setup({
  types: {} as { context: TransfersContext; events: TransfersEvent; emitted: TransfersEmitted },
  guards: { isDuplicate, isOpen, isNew, isIdle, isOutcomeUnknown, isKnown },
  actors: { runTransfer: fromCallback<TransfersEvent, TransferInput>(notProvidedListener) },
  actions,
}).extend({
  actions: {
    spawnTransfer: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'submit' && event.type !== 'follow') return
      const { id, connectorId, network, prepared } = event
      const hash = event.type === 'follow' ? event.hash : null
      enqueue.spawnChild('runTransfer', {
        id: `transfer.${id}`,
        input: { id, connectorId, network, prepared, hash },
      })
    }),
    endTransfer: enqueueActions(({ enqueue, event }) => {
      enqueue(closeEntry)
      enqueue.stopChild(`transfer.${event.id}`)
    }),
  },
})

/** `emitUpdate` with the update as its params. */
const emitUpdateOfEvent = {
  type: 'emitUpdate',
  params: ({ event }: { event: TransferEmitted }) => event,
} as const

/**
 * The transfers that wallets were requested to send. Each has its own machine, which continues
 * after the view that started it is closed.
 */
export const transfersMachine = base.createMachine({
  id: 'transfers',
  description: 'The transfers that wallets were requested to send.',
  options: { maxIterations: 100 },
  context: { entries: [], requested: {}, open: [] },
  initial: 'idle',
  on: {
    submit: [
      { guard: 'isKnown' },
      { guard: 'isDuplicate', actions: { type: 'emitDuplicate', params: ({ event }) => event } },
      { target: '.tracking', actions: ['addPending', 'spawnTransfer'] },
    ],
    follow: [
      { guard: 'isKnown' },
      { target: '.tracking', actions: ['addFollowed', 'spawnTransfer'] },
    ],
    detach: { guard: 'isOutcomeUnknown', actions: 'acknowledge' },
  },
  states: {
    idle: { description: 'No transfer is open.' },
    tracking: {
      description: 'At least one transfer waits for its wallet or is tracked on its network.',
      always: { guard: 'isIdle', target: 'idle' },
      on: {
        'transfer.started': {
          guard: 'isNew',
          actions: ['addEntry', { type: 'emitRequested', params: ({ event }) => event }],
        },
        'transfer.unresponsive': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.sent': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.slow': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.underpriced': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.mismatched': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.astray': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.included': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.reorganized': { guard: 'isOpen', actions: ['updateEntry', emitUpdateOfEvent] },
        'transfer.rejected': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.failed': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.confirmed': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.misdirected': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.reverted': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.replaced': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
        'transfer.dropped': {
          guard: 'isOpen',
          actions: ['updateEntry', emitUpdateOfEvent, 'endTransfer'],
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
