import { farcasterMachine } from '../../../../../core/src/flows/connect/farcaster/farcaster.machine.ts'
import { farcasterReactions } from '../../../../../core/src/flows/connect/farcaster/farcaster.reactions.ts'
import { farcasterView } from '../../../../../core/src/flows/connect/farcaster/farcaster.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { offers } from '../offers.ts'
import { embeddedConnection } from '../social/social.cases.ts'
import { farcasterCases, farcasterInputs, farcasterUrl } from './farcaster.cases.ts'

type Result = StepResult<typeof farcasterMachine>
const view = ({ state }: Result) => farcasterView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkAsked = (result: Result) => {
  checkStep('requestingUrl')(result)
  assertEqual(result.context.offer.answer, 'awaited', 'offer')
  const open = result.run.environment.requests.filter(
    ({ settled, aborted }) => !settled && !aborted,
  )
  assertEqual(open, [], 'open requests')
}
const checkCancelled = (result: Result) => {
  checkStep('cancelled')(result)
  assertEqual(result.state.output, { type: 'cancelled' }, 'output')
}

export const farcasterModel: MachineModel<typeof farcasterMachine> = {
  id: 'flows/connect/farcaster',
  machine: farcasterMachine,
  inputs: farcasterInputs,
  cases: farcasterCases,
  commands: ['retry', 'cancel', 'skip'],
  listeners: {},
  project: ({ network, offer, url }) => [network, offer, url],
  stopsPath: () => false,
  role: flowRole({ view: farcasterView, reactions: farcasterReactions }),
  states: {
    unavailable: (result) => {
      const shown = view(result)
      assertTrue(shown.step === 'failed' && shown.retry === null, 'no retry')
    },
    asking: checkAsked,
    requestingUrl: checkStep('requestingUrl'),
    waiting: (result) => {
      const shown = view(result)
      assertEqual(shown.step === 'waiting' && shown.url, farcasterUrl, 'url')
      result.run.environment.pending('waitForApproval')
    },
    connecting: (result) => {
      checkStep('connecting')(result)
      assertEqual(
        result.run.environment.pending('connectUser').input,
        { caipNetworkId: embeddedConnection.caipNetworkId, socialUri: null },
        'input',
      )
    },
    failed: (result) => {
      checkStep('failed')(result)
      assertTrue(result.context.problem !== 'kit/unknown', 'problem')
    },
    connected: (result) => {
      const shown = view(result)
      assertEqual(
        shown.step === 'connected' && shown.address,
        embeddedConnection.address,
        'address',
      )
    },
    finished: ({ state }) =>
      assertEqual(state.output, { type: 'connected', connection: embeddedConnection }, 'output'),
    cancelled: checkCancelled,
    left: checkCancelled,
  },
  invariants: {
    'the context has a connection exactly in `connected` and `finished`': ({ state, context }) =>
      assertEqual(
        context.connection !== null,
        state.matches('connected') || state.matches('finished'),
        'connection',
      ),
    'without a network that the frame serves, no request is sent': ({ context, run }) => {
      if (context.network === null)
        assertEqual([run.environment.requests, run.allEmitted], [[], []], 'effects')
    },
    'a login starts only if it is offered, and is refused only if it is off': ({
      context,
      emitted,
    }) => {
      for (const { type } of emitted) {
        if (type === 'login.started') assertEqual(context.offer, offers.on, 'offer')
        if (type === 'login.refused') assertEqual(context.offer, offers.off, 'offer')
      }
    },
    'the account is connecting exactly while a login is in progress': ({ run, state, context }) => {
      const types = run.allEmitted.map(({ type }) => type)
      const isConnecting =
        types.lastIndexOf('login.started') >
        Math.max(
          ...['login.succeeded', 'login.failed', 'login.cancelled'].map((type) =>
            types.lastIndexOf(type),
          ),
        )
      const inProgress =
        state.matches('requestingUrl') || state.matches('waiting') || state.matches('connecting')
      assertEqual(isConnecting, inProgress, 'the account is connecting')
      if (state.status === 'active')
        assertEqual(context.attempt, inProgress ? 'open' : 'none', 'attempt')
    },
  },
  allow: {
    'connectFarcaster.waiting waits for waitForApproval without a deadline':
      'The visitor approves in the app and may take any time. `cancel` ends the wait.',
  },
}
