import { externalMachine } from '../../../../../core/src/flows/connect/external/external.machine.ts'
import { externalReactions } from '../../../../../core/src/flows/connect/external/external.reactions.ts'
import { externalView } from '../../../../../core/src/flows/connect/external/external.view.ts'
import { foxConnection } from '../../../samples.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { externalCases, externalInputs, walletErrors } from './external.cases.ts'

type See = StepResult<typeof externalMachine>
const view = ({ state }: See) => externalView(state, () => {})
const shows = (step: string) => (seen: See) => assertEqual(view(seen).step, step, 'step')
const asking = (silent: boolean) => (seen: See) => {
  const shown = view(seen)
  assertEqual(shown.step === 'asking' && shown.silent, silent, 'silent')
  const { connector, networks, attempt } = seen.context
  const caipNetworkId = networks[connector?.chain ?? '']
  assertEqual(
    seen.play.world.pending('requestAccounts').input,
    { connector, caipNetworkId, attempt },
    'the wallet was asked this time',
  )
}

/** From a picked wallet to a shared account. */
export const externalModel: MachineModel<typeof externalMachine> = {
  id: 'flows/connect/external',
  machine: externalMachine,
  inputs: externalInputs,
  cases: externalCases,
  commands: ['cancel', 'retry', 'others', 'download'],
  listeners: {},
  project: ({ connector, attempt, namespace }) => [
    connector?.chain ?? null,
    namespace,
    Math.min(attempt, 3),
  ],
  farEnough: ({ attempt }) => attempt > 2,
  outside: flowRole({ view: externalView, reactions: externalReactions }),
  states: {
    'asking.waiting': asking(false),
    'asking.silent': asking(true),
    refused: shows('refused'),
    pending: (seen) => {
      shows('pending')(seen)
      assertEqual(
        seen.play.world.pending('awaitShared').input,
        seen.play.world.calls.findLast(({ src }) => src === 'requestAccounts')?.input,
        'listens',
      )
    },
    failed: (seen) => {
      shows('failed')(seen)
      assertTrue(seen.context.problem !== 'kit/unknown', 'says why')
    },
    missing: shows('missing'),
    connected: (seen) =>
      assertEqual(
        view(seen),
        { ...view(seen), step: 'connected', address: foxConnection.address },
        'the address is shown',
      ),
    finished: (seen) =>
      assertEqual(seen.state.output, { type: 'connected', connection: foxConnection }, 'output'),
    cancelled: (seen) =>
      assertEqual(
        [view(seen).step, seen.state.output?.type],
        ['cancelled', 'cancelled'],
        'step and output',
      ),
  },
  invariants: {
    'one prompt at a time, and one a try': ({ play, context }) => {
      // a wallet that was gone showed nothing: asking it once it is back is still the same try
      const asked = play.world.calls.filter(({ src }) => src === 'requestAccounts')
      const shown = asked.filter(
        ({ answer }) => answer === null || answer.ok || answer.error !== walletErrors.gone,
      )
      assertTrue(shown.length <= context.attempt, 'prompts')
    },
    'a connection exists exactly once the wallet said yes': ({ state, context }) =>
      assertEqual(
        context.connection !== null,
        state.matches('connected') || state.matches('finished'),
        'connection',
      ),
    'every fact about the account names its namespace': ({ news, context }) => {
      for (const fact of news)
        if ('namespace' in fact) assertEqual(fact.namespace, context.namespace, fact.type)
    },
    'a wallet is asked on the namespace it is wanted on, and only where the page has a network': ({
      context,
    }) => {
      if (context.connector !== null)
        assertEqual(
          [context.connector.chain, context.connector.chain in context.networks],
          [context.namespace, true],
          'asked',
        )
    },
    'the account waits exactly while the wallet has a request': ({ play, state }) => {
      const told = play.facts.map(({ type }) => type)
      const waiting =
        told.lastIndexOf('wallet.requested') >
        Math.max(told.lastIndexOf('connection.rejected'), told.lastIndexOf('connection.failed'))
      const rests = state.matches('refused') || state.matches('failed') || state.matches('missing')
      if (rests || state.matches('pending')) assertEqual(waiting, !rests, 'the account still waits')
    },
  },
  allow: {},
}
