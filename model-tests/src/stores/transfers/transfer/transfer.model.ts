import type { Queries } from '../../../../../core/src/protocol/reactions.ts'
import { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import { transfersReactions } from '../../../../../core/src/stores/transfers/transfers.reactions.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { TestEnvironment } from '../../../walker/environment.ts'
import type { MachineModel, ReactionTable, StepResult } from '../../../walker/machine-model.ts'
import { review } from '../transfer.samples.ts'
import { transferCases, transferInputs } from './transfer.cases.ts'

const submissions = ({ environment }: { environment: TestEnvironment }) =>
  environment.requests.filter(({ src }) => src === 'submit').length
type Check = (result: StepResult<typeof transferMachine>) => void
const lastEventIs =
  (type: string): Check =>
  ({ run }) =>
    assertEqual(run.allEmitted.at(-1)?.type, type, 'the last event')
const hasRequested: Check = ({ run, context }) =>
  assertEqual(submissions(run), context.id === transferInputs.sent.id ? 0 : 1, 'wallet requests')
/** The reactions to the events as the transfers store emits them. */
const reactions: ReactionTable = Object.fromEntries(
  Object.entries(transfersReactions).flatMap(([type, reaction]) => {
    if (type === 'transfer.requested') return []
    const details = { review }
    return [
      [
        type,
        typeof reaction === 'string'
          ? reaction
          : (event: object, query: Queries) => reaction({ ...details, ...event } as never, query),
      ],
    ]
  }),
)

export const transferModel: MachineModel<typeof transferMachine> = {
  id: 'stores/transfers/transfer',
  machine: transferMachine,
  inputs: transferInputs,
  cases: transferCases,
  // A transfer cannot be cancelled.
  commands: [],
  listeners: {
    track: [
      ...['seen', 'mismatched', 'underpriced', 'priced', 'included', 'reorganized', 'replaced'],
      ...['ended', 'unreachable'],
    ],
    watchOnline: ['online'],
    watchWallet: ['chain.changed'],
  },
  // Further searches behave like the second one. Only `locate` uses the visited networks.
  project: ({ id, hash, replacement, problem, otherNetwork, searches }) => [
    id,
    hash,
    replacement,
    problem,
    otherNetwork?.caipNetworkId,
    searches > 0,
  ],
  // The transfers store re-emits its events.
  role: { view: null, views: [], reactions, attemptStatus: null },
  states: {
    'awaitingWallet.waiting': ({ run, context: { id, connectorId, network, prepared } }) =>
      assertEqual(
        run.environment.pending('submit').input,
        { id, connectorId, network, prepared },
        'input of submit',
      ),
    'awaitingWallet.unresponsive': lastEventIs('transfer.unresponsive'),
    'tracking.poll.polling': ({ run, context: { hash, network, prepared } }) =>
      assertEqual(
        run.environment.openChannel('track').input,
        { hash: hash ?? '', network, prepared },
        'input of track',
      ),
    'tracking.poll.backoff': ({ run }) =>
      assertTrue(run.environment.openChannel('watchOnline').open, 'watchOnline runs'),
    'tracking.inclusion': hasRequested,
    'tracking.visibility': hasRequested,
    'tracking.visibility.unknown.searching': ({ run, context }) =>
      assertEqual(
        Object(run.environment.pending('locate').input).visited,
        context.visited,
        'networks of the search',
      ),
    misdirected: lastEventIs('transfer.misdirected'),
    rejected: lastEventIs('transfer.rejected'),
    failed: lastEventIs('transfer.failed'),
    confirmed: lastEventIs('transfer.confirmed'),
    reverted: lastEventIs('transfer.reverted'),
    replaced: lastEventIs('transfer.replaced'),
    dropped: lastEventIs('transfer.dropped'),
  },
  invariants: {
    'the wallet is requested once, unless it has sent the transfer already': hasRequested,
    'the context has a hash exactly after transfer.sent': ({ state, context, run }) =>
      assertEqual(
        context.hash !== null,
        state.matches('tracking') || run.allEmitted.some(({ type }) => type === 'transfer.sent'),
        'hash',
      ),
    'events name the transfer and its namespace': ({ emitted, context }) => {
      for (const event of emitted)
        assertEqual(
          [Object(event).id, Object(event).namespace],
          [context.id, context.network.chainNamespace],
          event.type,
        )
    },
    'transfer.underpriced is emitted again only after transfer.slow or transfer.included': ({
      run,
    }) => {
      const types = run.allEmitted
        .map(({ type }) => type)
        .filter((type) => ['slow', 'included', 'underpriced'].includes(type.slice(9)))
      assertTrue(
        types.every((type, index) => type !== 'transfer.underpriced' || types[index - 1] !== type),
        'events',
      )
    },
    'transfer.included and transfer.reorganized alternate': ({ run }) => {
      const types = run.allEmitted
        .map(({ type }) => type)
        .filter((type) => type === 'transfer.included' || type === 'transfer.reorganized')
      assertEqual(
        types,
        types.map((_, index) => (index % 2 === 0 ? 'transfer.included' : 'transfer.reorganized')),
        'events',
      )
    },
    'transfer.unresponsive and transfer.sent are emitted at most once': ({ run }) => {
      for (const type of ['transfer.unresponsive', 'transfer.sent'])
        assertTrue(run.allEmitted.filter((event) => event.type === type).length <= 1, type)
    },
    'transfer.slow is emitted again only to withdraw transfer.astray or transfer.underpriced': ({
      run,
    }) => {
      const isSlow = ({ type }: { type: string }) => type === 'transfer.slow'
      const withdrawn = run.allEmitted.filter(({ type }) =>
        ['transfer.astray', 'transfer.underpriced'].includes(type),
      )
      assertTrue(run.allEmitted.filter(isSlow).length <= 1 + withdrawn.length, 'events')
    },
    'the final state emits one event, and a mismatch before it': ({ state, emitted }) => {
      if (state.status !== 'done') return
      const before = emitted.slice(0, -1).map(({ type }) => type)
      assertEqual(
        before,
        before.map(() => 'transfer.mismatched'),
        'events before the end',
      )
    },
  },
  allow: {
    'transfer.tracking.visibility.unknown.searching waits for locate without a cancel':
      'The search opens no prompt, and nothing waits for it. It ends after 20 s, and with the transfer.',
  },
}
