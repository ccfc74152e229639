import { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import { transfersReactions } from '../../../../../core/src/stores/transfers/transfers.reactions.ts'
import type { ChartModel, Seen } from '../../../walker/chart-model.ts'
import { must, same } from '../../../walker/check.ts'
import { transferCases, transferInputs } from './transfer.cases.ts'

type Check = (seen: Seen<typeof transferMachine>) => void
const told =
  (type: string): Check =>
  ({ play }) =>
    same(play.facts.at(-1)?.type, type, 'the last word')
const { 'transfer.requested': _, ...reactions } = transfersReactions

/** One transfer, from the wallet to its end on the chain. */
export const transferModel: ChartModel<typeof transferMachine> = {
  id: 'stores/transfers/transfer',
  machine: transferMachine,
  inputs: transferInputs,
  cases: transferCases,
  // nothing of it can be taken back
  commands: [],
  listeners: {
    follow: ['seen', 'altered', 'replaced', 'ended', 'unreachable'],
    watchOnline: ['online'],
  },
  project: ({ id, hash, replacement, problem }) => [id, hash, replacement, problem],
  farEnough: () => false,
  // what it tells is told on by the list, with who still waits for it
  outside: { view: null, reactions, tried: null },
  states: {
    'handing.waiting': ({ play, context: { id, connectorId, network, prepared } }) =>
      same(
        play.world.pending('submit').input,
        { id, connectorId, network, prepared },
        'the wallet has exactly what was reviewed',
      ),
    'handing.silent': told('transfer.unresponsive'),
    'following.watch.looking': ({ play, context: { hash, network, prepared } }) =>
      same(
        play.world.listening('follow').input,
        { hash: hash ?? '', network, prepared },
        'it is followed by its hash',
      ),
    'following.watch.pausing': ({ play }) =>
      must(play.world.listening('watchOnline').open, 'the network is waited for'),
    'following.pace': ({ play }) =>
      same(play.world.calls.length, 1, 'the wallet is never asked again'),
    'following.reach': ({ play }) =>
      same(play.world.calls.length, 1, 'the wallet is never asked again'),
    refused: told('transfer.rejected'),
    failed: told('transfer.failed'),
    confirmed: told('transfer.confirmed'),
    reverted: told('transfer.reverted'),
    replaced: told('transfer.replaced'),
    dropped: told('transfer.dropped'),
  },
  invariants: {
    'the wallet is asked once': ({ play }) => same(play.world.calls.length, 1, 'questions'),
    'it has a hash exactly when it is, or was, followed': ({ state, context, play }) =>
      same(
        context.hash !== null,
        state.matches('following') || play.facts.some(({ type }) => type === 'transfer.sent'),
        'hash',
      ),
    'every fact says which one it is about': ({ news, context }) => {
      for (const fact of news)
        same(
          [Object(fact).id, Object(fact).namespace],
          [context.id, context.network.chainNamespace],
          fact.type,
        )
    },
    'slow and silent are said once': ({ play }) => {
      for (const word of ['transfer.slow', 'transfer.unresponsive', 'transfer.sent'])
        must(play.facts.filter(({ type }) => type === word).length <= 1, word)
    },
    'what is told at the end is told once': ({ state, news }) => {
      if (state.status === 'done') same(news.length, 1, 'facts at the end')
    },
  },
  allow: {},
}
