import { enqueueActions, fromCallback, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { TransferInput } from './transfer/transfer.types.ts'
import {
  ask,
  close,
  forget,
  leave,
  list,
  note,
  tellHanded,
  tellOn,
  tellTwice,
} from './transfers.actions.ts'
import * as guards from './transfers.guards.ts'
import type { TransfersContext, TransfersEvent, TransfersFact } from './transfers.types.ts'

const news = { guard: 'isOpen', actions: ['note', 'tellOn'] } as const
const end = [
  { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
  { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
] as const

/** Transfers that a wallet was asked for: each is followed by an actor of its own, whatever becomes of the page it began on. */
export const transfersMachine = setup({
  types: {} as { context: TransfersContext; events: TransfersEvent; emitted: TransfersFact },
  guards,
  actors: { transfer: fromCallback<TransfersEvent, TransferInput>(notProvidedListener) },
  actions: {
    ask,
    close,
    forget,
    leave,
    list,
    note,
    tellHanded,
    tellOn,
    tellTwice,
    begin: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'submit') return
      const { id, connectorId, network, prepared } = event
      enqueue.spawnChild('transfer', {
        id: `transfer.${id}`,
        input: { id, connectorId, network, prepared },
      })
    }),
    end: enqueueActions(({ enqueue, event }) => enqueue.stopChild(`transfer.${event.id}`)),
  },
}).createMachine({
  id: 'transfers',
  description: 'What wallets were asked to send.',
  options: { maxIterations: 100 },
  context: { entries: [], asked: {}, open: [], left: [] },
  initial: 'quiet',
  on: {
    submit: [
      { guard: 'isKnown' },
      { guard: 'isAsked', actions: 'tellTwice' },
      { target: '.busy', actions: ['ask', 'begin'] },
    ],
    dismiss: { guard: 'isOver', actions: 'forget' },
    leave: { guard: 'isOver', actions: 'forget' },
  },
  states: {
    quiet: { description: 'Nothing is under way.' },
    busy: {
      description: 'A wallet has a transfer, or one is followed on its chain.',
      on: {
        leave: { guard: 'isOpen', actions: 'leave' },
        'transfer.begun': { guard: 'isNew', actions: ['list', 'tellHanded'] },
        'transfer.silent': news,
        'transfer.sent': news,
        'transfer.slow': news,
        'transfer.altered': news,
        'transfer.refused': end,
        'transfer.failed': end,
        'transfer.confirmed': end,
        'transfer.reverted': end,
        'transfer.replaced': end,
        'transfer.dropped': end,
      },
    },
  },
})
