import { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { selectTransfers } from '../../../../core/src/stores/transfers/transfers.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { transfersCases } from './transfers.cases.ts'

const unsettled = [
  'awaitingWallet',
  'unresponsive',
  'sent',
  'slow',
  'underpriced',
  'included',
  'reorganized',
  'astray',
  'mismatched',
]

export const transfersModel: MachineModel<typeof transfersMachine> = {
  id: 'stores/transfers',
  machine: transfersMachine,
  inputs: { fresh: undefined },
  cases: transfersCases,
  commands: ['submit', 'follow', 'detach'],
  listeners: {
    runTransfer: [
      ...['started', 'unresponsive', 'sent', 'slow', 'mismatched', 'rejected', 'failed'].map(
        (name) => `transfer.${name}`,
      ),
      ...['underpriced', 'included', 'reorganized', 'astray', 'misdirected'].map(
        (name) => `transfer.${name}`,
      ),
      ...['confirmed', 'reverted', 'replaced', 'dropped'].map((name) => `transfer.${name}`),
    ],
  },
  // The machine distinguishes no statuses except `mismatched` and an unknown outcome.
  project: ({ entries, requested, open }) => [
    entries.map(({ id, status, problem, acknowledged }) => [
      id,
      status === 'mismatched',
      problem === 'send/unfollowed',
      acknowledged,
    ]),
    requested,
    open,
  ],
  // More entries, or more open transfers, behave like the first ones.
  stopsPath: ({ entries, open }) => entries.length > 1 || (entries.length > 0 && open.length > 1),
  role: storeRole(transfersReactions),
  states: {
    idle: ({ context, run }) => {
      assertEqual([context.open, Object.keys(context.requested)], [[], []], 'no transfer is open')
      assertEqual(
        run.environment.channels.filter(({ open }) => open).length,
        0,
        'number of running machines',
      )
    },
    tracking: ({ context, run }) =>
      assertEqual(
        run.environment.channels.filter(({ open }) => open).length,
        context.open.length,
        'number of running machines',
      ),
  },
  invariants: {
    'open requests have different digests': ({ context }) =>
      assertEqual(
        new Set(Object.values(context.requested)).size,
        Object.values(context.requested).length,
        'digests',
      ),
    'each id is listed once': ({ context }) =>
      assertEqual(new Set(context.entries.map(({ id }) => id)).size, context.entries.length, 'ids'),
    'transfers that are not open are settled': ({ state, context }) => {
      for (const { id, status } of selectTransfers(state).entries)
        assertTrue(
          context.open.includes(id) || status === 'mismatched' || !unsettled.includes(status),
          `${id} is ${status}`,
        )
    },
    'transfers with an open wallet request are open': ({ context }) => {
      for (const id of Object.keys(context.requested)) assertTrue(context.open.includes(id), id)
    },
    'each open transfer has a running machine': ({ context, run }) => {
      const running = run.environment.channels
        .filter(({ open }) => open)
        .map(({ input }) => Object(input).id)
      assertEqual(running, context.open, 'running')
    },
    'events and entries refer to submitted transfers only': ({ emitted, context, run }) => {
      const requested = run.environment.channels.map(({ input }) => Object(input).id)
      for (const event of emitted)
        assertTrue(
          requested.includes(Object(event).id) || Object(event).code === 'send/already-asked',
          Object(event).id,
        )
      assertTrue(
        context.entries.every(({ id }) => requested.includes(id)),
        'every entry was submitted',
      )
    },
    'unsettled transfers are open': ({ context }) => {
      for (const { id, status } of context.entries)
        if (!context.open.includes(id))
          assertTrue(!unsettled.includes(status) || status === 'mismatched', id)
    },
  },
  allow: {},
}
