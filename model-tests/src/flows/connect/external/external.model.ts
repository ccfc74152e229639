import {
  externalReactions,
  externalView,
} from '../../../../../core/src/flows/connect/external/external.flow.ts'
import { externalMachine } from '../../../../../core/src/flows/connect/external/external.machine.ts'
import { foxConnection } from '../../../samples.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { externalCases, externalInputs, walletErrors } from './external.cases.ts'

type Result = StepResult<typeof externalMachine>
const view = ({ state }: Result) => externalView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkRequesting = (unresponsive: boolean) => (result: Result) => {
  const shown = view(result)
  assertEqual(shown.step === 'requesting' && shown.unresponsive, unresponsive, 'unresponsive')
  const { connector, networks, attempt } = result.context
  const caipNetworkId = networks[connector?.chain ?? '']
  assertEqual(
    result.run.environment.pending('requestAccounts').input,
    { connector, caipNetworkId, attempt },
    'input of the request',
  )
}

export const externalModel: MachineModel<typeof externalMachine> = {
  id: 'flows/connect/external',
  machine: externalMachine,
  inputs: externalInputs,
  cases: externalCases,
  commands: ['cancel', 'retry', 'chooseAnother', 'download', 'skip'],
  listeners: {},
  project: ({ connector, attempt, namespace }) => [
    connector?.chain ?? null,
    namespace,
    Math.min(attempt, 3),
  ],
  stopsPath: ({ attempt }) => attempt > 2,
  role: flowRole({ view: externalView, reactions: externalReactions }),
  states: {
    'requesting.waiting': checkRequesting(false),
    'requesting.unresponsive': checkRequesting(true),
    rejected: checkStep('rejected'),
    requestPending: (result) => {
      checkStep('requestPending')(result)
      assertEqual(
        result.run.environment.pending('waitForAccounts').input,
        result.run.environment.requests.findLast(({ src }) => src === 'requestAccounts')?.input,
        'input of waitForAccounts',
      )
    },
    failed: (result) => {
      checkStep('failed')(result)
      assertTrue(result.context.problem !== 'kit/unknown', 'problem')
    },
    notInstalled: checkStep('notInstalled'),
    connected: (result) =>
      assertEqual(
        view(result),
        { ...view(result), step: 'connected', address: foxConnection.address },
        'address',
      ),
    finished: (result) =>
      assertEqual(result.state.output, { type: 'connected', connection: foxConnection }, 'output'),
    cancelled: (result) =>
      assertEqual(
        [view(result).step, result.state.output?.type],
        ['cancelled', 'cancelled'],
        'step and output',
      ),
  },
  invariants: {
    'each attempt sends at most one request that the wallet shows': ({ run, context }) => {
      // A wallet that is not installed shows no request. The request after its announcement belongs
      // to the same attempt.
      const requests = run.environment.requests.filter(({ src }) => src === 'requestAccounts')
      const shown = requests.filter(
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
      for (const event of emitted)
        if ('namespace' in event) assertEqual(event.namespace, context.namespace, event.type)
    },
    'the connector belongs to the requested namespace, and the page has a network of it': ({
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
      'The visitor decides in the wallet and may take any time. `cancel` ends the wait.',
    'connectExternal.requestPending waits for waitForAccounts without a deadline':
      'The visitor decides in the wallet and may take any time. `chooseAnother` ends the wait.',
  },
}
