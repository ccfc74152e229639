import { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { selectTransfers } from '../../../../core/src/stores/transfers/transfers.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { transfersCases } from './transfers.cases.ts'

const unsettled = ['handed', 'silent', 'sent', 'slow', 'altered']

/** What wallets were asked to send. */
export const transfersModel: MachineModel<typeof transfersMachine> = {
  id: 'stores/transfers',
  machine: transfersMachine,
  inputs: { fresh: undefined },
  cases: transfersCases,
  commands: ['submit', 'detach', 'dismiss'],
  listeners: {
    transfer: [
      ...['started', 'unresponsive', 'sent', 'slow', 'mismatched', 'rejected', 'failed'].map(
        (word) => `transfer.${word}`,
      ),
      ...['confirmed', 'reverted', 'replaced', 'dropped'].map((word) => `transfer.${word}`),
    ],
  },
  // how one stands decides nothing here, but that one which was altered stays so
  project: ({ entries, asked, open, left }) => [
    entries.map(({ id, status }) => [id, status === 'altered']),
    asked,
    open,
    left,
  ],
  // what is listed twice, or of two at once in another order, was seen with one
  farEnough: ({ entries, open }) => entries.length > 1 || (entries.length > 0 && open.length > 1),
  outside: storeRole(transfersReactions),
  states: {
    quiet: ({ context, play }) => {
      assertEqual(
        [context.open, Object.keys(context.asked), context.left],
        [[], [], []],
        'nothing is under way',
      )
      assertEqual(play.world.channels.filter(({ open }) => open).length, 0, 'nothing is followed')
    },
    busy: ({ context, play }) =>
      assertEqual(
        play.world.channels.filter(({ open }) => open).length,
        context.open.length,
        'each has an actor of its own',
      ),
  },
  invariants: {
    'no digest is asked twice at once': ({ context }) =>
      assertEqual(
        new Set(Object.values(context.asked)).size,
        Object.values(context.asked).length,
        'digests',
      ),
    'every id is listed once': ({ context }) =>
      assertEqual(new Set(context.entries.map(({ id }) => id)).size, context.entries.length, 'ids'),
    'what is over is settled': ({ state, context }) => {
      for (const { id, status } of selectTransfers(state).entries)
        assertTrue(
          context.open.includes(id) || !['handed', 'silent', 'sent', 'slow'].includes(status),
          `${id} is ${status}`,
        )
    },
    'what is just being asked is open': ({ context }) => {
      for (const id of Object.keys(context.asked)) assertTrue(context.open.includes(id), id)
    },
    'an actor was begun for each that is open, with what was reviewed': ({ context, play }) => {
      const begun = play.world.channels
        .filter(({ open }) => open)
        .map(({ input }) => Object(input).id)
      assertEqual(begun, context.open, 'begun')
    },
    'nothing is told of one that nobody asked for': ({ news, context, play }) => {
      const asked = play.world.channels.map(({ input }) => Object(input).id)
      for (const fact of news)
        assertTrue(
          asked.includes(Object(fact).id) || Object(fact).code === 'send/already-asked',
          Object(fact).id,
        )
      assertTrue(
        context.entries.every(({ id }) => asked.includes(id)),
        'listed',
      )
    },
    'whatever stays unsettled is still followed': ({ context }) => {
      for (const { id, status } of context.entries)
        if (!context.open.includes(id))
          assertTrue(!unsettled.includes(status) || status === 'altered', id)
    },
  },
  allow: {},
}
