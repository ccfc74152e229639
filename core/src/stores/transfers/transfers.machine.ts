import { enqueueActions, fromCallback, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
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
import type { TransfersContext, TransfersEmitted, TransfersEvent } from './transfers.types.ts'

const base = setup({
  types: {} as { context: TransfersContext; events: TransfersEvent; emitted: TransfersEmitted },
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
})

/** Transfers that a wallet was asked for: each is followed by an actor of its own, whatever becomes of the page it began on. */
export const transfersMachine = base.createMachine({
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
    detach: { guard: 'isOver', actions: 'forget' },
  },
  states: {
    quiet: { description: 'Nothing is under way.' },
    busy: {
      description: 'A wallet has a transfer, or one is followed on its chain.',
      on: {
        detach: { guard: 'isOpen', actions: 'leave' },
        'transfer.started': { guard: 'isNew', actions: ['list', 'tellHanded'] },
        'transfer.unresponsive': { guard: 'isOpen', actions: ['note', 'tellOn'] },
        'transfer.sent': { guard: 'isOpen', actions: ['note', 'tellOn'] },
        'transfer.slow': { guard: 'isOpen', actions: ['note', 'tellOn'] },
        'transfer.mismatched': { guard: 'isOpen', actions: ['note', 'tellOn'] },
        'transfer.rejected': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
        'transfer.failed': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
        'transfer.confirmed': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
        'transfer.reverted': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
        'transfer.replaced': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
        'transfer.dropped': [
          { guard: 'isLast', target: 'quiet', actions: ['note', 'tellOn', 'close', 'end'] },
          { guard: 'isOpen', actions: ['note', 'tellOn', 'close', 'end'] },
        ],
      },
    },
  },
} satisfies ConfigOf<typeof base>)
