import { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import { transfersReactions } from '../../../../../core/src/stores/transfers/transfers.reactions.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { transferCases, transferInputs } from './transfer.cases.ts'

type Check = (seen: StepResult<typeof transferMachine>) => void
const told =
  (type: string): Check =>
  ({ play }) =>
    assertEqual(play.facts.at(-1)?.type, type, 'the last word')
const { 'transfer.requested': _, ...reactions } = transfersReactions

/** One transfer, from the wallet to its end on the chain. */
export const transferModel: MachineModel<typeof transferMachine> = {
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
      assertEqual(
        play.world.pending('submit').input,
        { id, connectorId, network, prepared },
        'the wallet has exactly what was reviewed',
      ),
    'handing.silent': told('transfer.unresponsive'),
    'following.watch.looking': ({ play, context: { hash, network, prepared } }) =>
      assertEqual(
        play.world.listening('follow').input,
        { hash: hash ?? '', network, prepared },
        'it is followed by its hash',
      ),
    'following.watch.pausing': ({ play }) =>
      assertTrue(play.world.listening('watchOnline').open, 'the network is waited for'),
    'following.pace': ({ play }) =>
      assertEqual(play.world.calls.length, 1, 'the wallet is never asked again'),
    'following.reach': ({ play }) =>
      assertEqual(play.world.calls.length, 1, 'the wallet is never asked again'),
    refused: told('transfer.rejected'),
    failed: told('transfer.failed'),
    confirmed: told('transfer.confirmed'),
    reverted: told('transfer.reverted'),
    replaced: told('transfer.replaced'),
    dropped: told('transfer.dropped'),
  },
  invariants: {
    'the wallet is asked once': ({ play }) => assertEqual(play.world.calls.length, 1, 'questions'),
    'it has a hash exactly when it is, or was, followed': ({ state, context, play }) =>
      assertEqual(
        context.hash !== null,
        state.matches('following') || play.facts.some(({ type }) => type === 'transfer.sent'),
        'hash',
      ),
    'every fact says which one it is about': ({ news, context }) => {
      for (const fact of news)
        assertEqual(
          [Object(fact).id, Object(fact).namespace],
          [context.id, context.network.chainNamespace],
          fact.type,
        )
    },
    'slow and silent are said once': ({ play }) => {
      for (const word of ['transfer.slow', 'transfer.unresponsive', 'transfer.sent'])
        assertTrue(play.facts.filter(({ type }) => type === word).length <= 1, word)
    },
    'what is told at the end is told once': ({ state, news }) => {
      if (state.status === 'done') assertEqual(news.length, 1, 'facts at the end')
    },
  },
  allow: {},
}
