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
const requesting = (unresponsive: boolean) => (seen: See) => {
  const shown = view(seen)
  assertEqual(shown.step === 'requesting' && shown.unresponsive, unresponsive, 'unresponsive')
  const { connector, networks, attempt } = seen.context
  const caipNetworkId = networks[connector?.chain ?? '']
  assertEqual(
    seen.run.environment.pending('requestAccounts').input,
    { connector, caipNetworkId, attempt },
    'input of the request',
  )
}

/** Connects a wallet that is installed in this browser. */
export const externalModel: MachineModel<typeof externalMachine> = {
  id: 'flows/connect/external',
  machine: externalMachine,
  inputs: externalInputs,
  cases: externalCases,
  commands: ['cancel', 'retry', 'chooseAnother', 'download'],
  listeners: {},
  project: ({ connector, attempt, namespace }) => [
    connector?.chain ?? null,
    namespace,
    Math.min(attempt, 3),
  ],
  stopsPath: ({ attempt }) => attempt > 2,
  role: flowRole({ view: externalView, reactions: externalReactions }),
  states: {
    'requesting.waiting': requesting(false),
    'requesting.unresponsive': requesting(true),
    rejected: shows('rejected'),
    requestPending: (seen) => {
      shows('requestPending')(seen)
      assertEqual(
        seen.run.environment.pending('waitForAccounts').input,
        seen.run.environment.requests.findLast(({ src }) => src === 'requestAccounts')?.input,
        'input of waitForAccounts',
      )
    },
    failed: (seen) => {
      shows('failed')(seen)
      assertTrue(seen.context.problem !== 'kit/unknown', 'problem')
    },
    notInstalled: shows('notInstalled'),
    connected: (seen) =>
      assertEqual(
        view(seen),
        { ...view(seen), step: 'connected', address: foxConnection.address },
        'address',
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
    'each attempt sends one request that the wallet shows': ({ run, context }) => {
      // an uninstalled wallet shows no prompt: the request after its announcement is the same
      // attempt
      const asked = run.environment.requests.filter(({ src }) => src === 'requestAccounts')
      const shown = asked.filter(
        ({ result }) => result === null || result.ok || result.error !== walletErrors.notInstalled,
      )
      assertTrue(shown.length <= context.attempt, 'shown requests')
    },
    'the context has a connection exactly in `connected` and `finished`': ({ state, context }) =>
      assertEqual(
        context.connection !== null,
        state.matches('connected') || state.matches('finished'),
        'connection',
      ),
    'every emitted event with a namespace names the namespace of the input': ({
      emitted,
      context,
    }) => {
      for (const fact of emitted)
        if ('namespace' in fact) assertEqual(fact.namespace, context.namespace, fact.type)
    },
    'the connector belongs to the requested namespace and the page has a network there': ({
      context,
    }) => {
      if (context.connector !== null)
        assertEqual(
          [context.connector.chain, context.connector.chain in context.networks],
          [context.namespace, true],
          'namespace',
        )
    },
    'the account is connecting exactly while the wallet has a request': ({ run, state }) => {
      const emitted = run.allEmitted.map(({ type }) => type)
      const waiting =
        emitted.lastIndexOf('wallet.requested') >
        Math.max(
          emitted.lastIndexOf('connection.rejected'),
          emitted.lastIndexOf('connection.failed'),
        )
      const hasEnded =
        state.matches('rejected') || state.matches('failed') || state.matches('notInstalled')
      if (hasEnded || state.matches('requestPending'))
        assertEqual(waiting, !hasEnded, 'the account is connecting')
    },
  },
  allow: {
    'connectExternal.requesting waits for requestAccounts without a deadline':
      'the visitor decides in the wallet and may take any time; cancel ends the wait',
    'connectExternal.requestPending waits for waitForAccounts without a deadline':
      'the visitor decides in the wallet and may take any time; chooseAnother ends the wait',
  },
}
