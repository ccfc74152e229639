import { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import { transfersReactions } from '../../../../../core/src/stores/transfers/transfers.reactions.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { transferCases, transferInputs } from './transfer.cases.ts'

type Check = (seen: StepResult<typeof transferMachine>) => void
const lastEventIs =
  (type: string): Check =>
  ({ play }) =>
    assertEqual(play.facts.at(-1)?.type, type, 'the last event')
const { 'transfer.requested': _, ...reactions } = transfersReactions

/** The model of the machine of one transfer. */
export const transferModel: MachineModel<typeof transferMachine> = {
  id: 'stores/transfers/transfer',
  machine: transferMachine,
  inputs: transferInputs,
  cases: transferCases,
  // a transfer cannot be cancelled
  commands: [],
  listeners: {
    track: ['seen', 'mismatched', 'replaced', 'ended', 'unreachable'],
    watchOnline: ['online'],
  },
  project: ({ id, hash, replacement, problem }) => [id, hash, replacement, problem],
  farEnough: () => false,
  // the transfers store forwards its events
  outside: { view: null, reactions, tried: null },
  states: {
    'awaitingWallet.waiting': ({ play, context: { id, connectorId, network, prepared } }) =>
      assertEqual(
        play.world.pending('submit').input,
        { id, connectorId, network, prepared },
        'the wallet receives exactly the reviewed transfer',
      ),
    'awaitingWallet.unresponsive': lastEventIs('transfer.unresponsive'),
    'tracking.poll.polling': ({ play, context: { hash, network, prepared } }) =>
      assertEqual(
        play.world.listening('track').input,
        { hash: hash ?? '', network, prepared },
        'it is tracked by its hash',
      ),
    'tracking.poll.backoff': ({ play }) =>
      assertTrue(play.world.listening('watchOnline').open, "listens to the browser's online event"),
    'tracking.speed': ({ play }) =>
      assertEqual(play.world.calls.length, 1, 'the wallet is requested once'),
    'tracking.visibility': ({ play }) =>
      assertEqual(play.world.calls.length, 1, 'the wallet is requested once'),
    rejected: lastEventIs('transfer.rejected'),
    failed: lastEventIs('transfer.failed'),
    confirmed: lastEventIs('transfer.confirmed'),
    reverted: lastEventIs('transfer.reverted'),
    replaced: lastEventIs('transfer.replaced'),
    dropped: lastEventIs('transfer.dropped'),
  },
  invariants: {
    'the wallet is requested once': ({ play }) =>
      assertEqual(play.world.calls.length, 1, 'requests'),
    'it has a hash exactly from transfer.sent on': ({ state, context, play }) =>
      assertEqual(
        context.hash !== null,
        state.matches('tracking') || play.facts.some(({ type }) => type === 'transfer.sent'),
        'hash',
      ),
    'events name the transfer and its namespace': ({ news, context }) => {
      for (const event of news)
        assertEqual(
          [Object(event).id, Object(event).namespace],
          [context.id, context.network.chainNamespace],
          event.type,
        )
    },
    'slow, unresponsive and sent are emitted at most once': ({ play }) => {
      for (const type of ['transfer.slow', 'transfer.unresponsive', 'transfer.sent'])
        assertTrue(play.facts.filter((event) => event.type === type).length <= 1, type)
    },
    'the final state emits one event': ({ state, news }) => {
      if (state.status === 'done') assertEqual(news.length, 1, 'events at the end')
    },
  },
  allow: {},
}
