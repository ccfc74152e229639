import { socialMachine } from '../../../../../core/src/flows/connect/social/social.machine.ts'
import { socialReactions } from '../../../../../core/src/flows/connect/social/social.reactions.ts'
import { socialView } from '../../../../../core/src/flows/connect/social/social.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { offers } from '../offers.ts'
import { embeddedConnection, resultUri, socialCases, socialInputs } from './social.cases.ts'

type Result = StepResult<typeof socialMachine>
const view = ({ state }: Result) => socialView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkPopup = (popup: 'preparing' | 'consenting') => (result: Result) => {
  const shown = view(result)
  assertEqual(shown.step === 'signingIn' && shown.popup, popup, 'popup')
}
const checkCancelled = (result: Result) => {
  checkStep('cancelled')(result)
  assertEqual(result.state.output, { type: 'cancelled' }, 'output')
}

export const socialModel: MachineModel<typeof socialMachine> = {
  id: 'flows/connect/social',
  machine: socialMachine,
  inputs: socialInputs,
  cases: socialCases,
  commands: ['retry', 'cancel', 'skip'],
  listeners: { openPopups: ['popup.blocked'], closePopup: [], forgetProvider: [] },
  project: ({ way, network, offer, resultUri: result }) => [way, network, offer, result],
  stopsPath: () => false,
  role: flowRole({ view: socialView, reactions: socialReactions }),
  states: {
    unavailable: (result) => {
      const shown = view(result)
      assertTrue(shown.step === 'failed' && shown.retry === null, 'no retry')
      assertTrue(result.run.environment.openChannel('closePopup').open, 'closePopup')
    },
    asking: (result) => {
      const { way, offer } = result.context
      if (way === 'popup') checkPopup('preparing')(result)
      else checkStep(way === 'redirect' ? 'redirecting' : 'connecting')(result)
      assertEqual(offer.answer, 'awaited', 'offer')
      const open = result.run.environment.requests.filter(
        ({ settled, aborted }) => !settled && !aborted,
      )
      assertEqual(open, [], 'open requests')
    },
    'signingIn.requestingUrl': (result) => {
      checkPopup('preparing')(result)
      const { environment } = result.run
      assertEqual(environment.pending('showProvider').input, { provider: 'google' }, 'input')
      environment.pending('waitForResult')
    },
    'signingIn.waiting': (result) => {
      checkPopup('consenting')(result)
      result.run.environment.pending('waitForResult')
    },
    'redirecting.requestingUrl': checkStep('redirecting'),
    'redirecting.leaving': checkStep('redirecting'),
    connecting: (result) => {
      checkStep('connecting')(result)
      assertEqual(
        result.run.environment.pending('connectUser').input,
        { caipNetworkId: embeddedConnection.caipNetworkId, socialUri: resultUri },
        'input',
      )
    },
    blocked: checkStep('blocked'),
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
    untrusted: ({ state }) => assertEqual(state.output, { type: 'untrusted' }, 'output'),
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
    'a popup is only opened by a retry, and only if the login uses popups': ({ context, run }) => {
      const opened = run.environment.channels
        .filter(({ src }) => src === 'openPopups')
        .flatMap(({ received }) => received)
      if (context.way === 'redirect' || context.way === 'result')
        assertEqual(opened, [], 'opened popups')
    },
    'without a network that the frame serves, no request is sent': ({ context, run }) => {
      if (context.network === null)
        assertEqual([run.environment.requests, run.allEmitted], [[], []], 'effects')
    },
    'a login starts only if it is offered, and is refused only if it is off': ({
      context,
      emitted,
      run,
    }) => {
      // The visitor may open the popup of a login that runs again.
      const started = run.allEmitted.filter(({ type }) => type === 'login.started')
      for (const { type } of emitted) {
        if (type === 'login.started' && started.length === 1)
          assertEqual(context.offer, offers.on, 'offer')
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
        state.matches('signingIn') || state.matches('redirecting') || state.matches('connecting')
      assertEqual(isConnecting, inProgress, 'the account is connecting')
      if (state.status === 'active')
        assertEqual(context.attempt, inProgress ? 'open' : 'none', 'attempt')
    },
  },
  allow: {},
}
