import { emailView } from '../../../../../core/src/flows/connect/email/email.view.ts'
import { farcasterView } from '../../../../../core/src/flows/connect/farcaster/farcaster.view.ts'
import { loginMachine } from '../../../../../core/src/flows/connect/login/login.machine.ts'
import { loginReactions } from '../../../../../core/src/flows/connect/login/login.reactions.ts'
import type { LoginEvent } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { socialView } from '../../../../../core/src/flows/connect/social/social.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { offers } from '../offers.ts'
import {
  email,
  emailInputs,
  embeddedConnection,
  farcasterInputs,
  farcasterUrl,
  loginCases,
  socialInputs,
} from './login.cases.ts'

type Result = StepResult<typeof loginMachine>
type Login = Pick<Result['context'], 'way' | 'provider'>

/** The flow of a login, which all run the same machine. */
export const loginFlowOf = ({ way }: Pick<Login, 'way'>) =>
  way === 'email' ? 'connectEmail' : way === 'app' ? 'connectFarcaster' : 'connectSocial'
const views = {
  connectEmail: emailView,
  connectFarcaster: farcasterView,
  connectSocial: socialView,
}
/** The view of the flow of a login. */
export const loginView = (state: Result['state'], send: (event: LoginEvent) => void) =>
  views[loginFlowOf(state.context)](state, send)

const view = ({ state }: Result) => loginView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkPopup = (popup: 'preparing' | 'consenting') => (result: Result) => {
  const shown = view(result)
  assertEqual(shown.step === 'signingIn' && shown.popup, popup, 'popup')
}
const checkCode = (result: Result, step: string, canResend: boolean) => {
  const shown = view(result)
  assertTrue(shown.step === step && 'resend' in shown, step)
  if ('resend' in shown) assertEqual(shown.resend !== null, canResend, 'resend')
}
const checkCancelled = (result: Result) => {
  checkStep('cancelled')(result)
  const { provider } = result.context
  assertEqual(result.state.output, { type: 'cancelled', provider }, 'output')
}
const askingSteps = {
  email: 'submitting',
  app: 'requestingUrl',
  popup: 'signingIn',
  blocked: 'signingIn',
  redirect: 'redirecting',
  result: 'connecting',
} as const
/** The states in which the account is connecting. */
const attempts = [
  ...['submitting', 'confirmingDevice', 'enteringCode', 'checkingCode'],
  ...['signingIn', 'redirecting', 'requestingUrl', 'waiting', 'connecting'],
]
const isIn = ({ state }: Pick<Result, 'state'>, names: readonly string[]) =>
  names.some((name) => state._nodes.some(({ path }) => path[0] === name))

export const loginModel: MachineModel<typeof loginMachine> = {
  id: 'flows/connect/login',
  machine: loginMachine,
  inputs: { ...farcasterInputs, ...socialInputs, ...emailInputs },
  cases: loginCases,
  commands: ['retry', 'cancel', 'skip', 'submit', 'enter', 'resend'],
  listeners: { popup: ['popup.blocked'], forgetProvider: [], readCooldown: ['cooldown.read'] },
  project: ({ way, network, offer, email: address, code, problem, resendAt, resultUri, url }) =>
    way === 'email'
      ? [network, offer, address, code, problem, resendAt]
      : [way, network, offer, resultUri, url],
  role: flowRole({ view: loginView, views: Object.values(views), reactions: loginReactions }),
  states: {
    unavailable: (result) => {
      const shown = view(result)
      if (result.context.way === 'email') {
        const { network, problem } = result.context
        const expected = network === null ? 'embedded/unavailable' : 'embedded/login-off'
        assertEqual([shown.step, problem], ['entering', expected], 'step and problem')
      } else assertTrue(shown.step === 'failed' && shown.retry === null, 'no retry')
      const { received } = result.run.environment.openChannel('popup')
      assertEqual(received.at(-1), { type: 'popup.close' }, 'popup')
    },
    asking: (result) => {
      const { way, offer } = result.context
      checkStep(askingSteps[way])(result)
      if (way === 'popup') checkPopup('preparing')(result)
      assertEqual(offer.answer, 'awaited', 'offer')
      const open = result.run.environment.requests.filter(
        ({ settled, aborted }) => !settled && !aborted,
      )
      assertEqual(open, [], 'open requests')
    },
    entering: (result) => {
      checkStep('entering')(result)
      assertEqual(result.context.code, '', 'code')
    },
    submitting: (result) => {
      checkStep('submitting')(result)
      assertEqual(result.run.environment.pending('submitEmail').input, { email }, 'input')
    },
    'confirmingDevice.waiting': (result) => {
      checkStep('confirmingDevice')(result)
      result.run.environment.pending('confirmDevice')
    },
    'enteringCode.idle': (result) => checkCode(result, 'enteringCode', true),
    'enteringCode.resending': (result) => {
      checkCode(result, 'enteringCode', false)
      assertEqual(result.run.environment.pending('submitEmail').input, { email }, 'input')
    },
    checkingCode: (result) => {
      checkCode(result, 'checkingCode', false)
      assertEqual(result.run.environment.pending('confirmCode').input, { code: '123456' }, 'input')
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
    blocked: checkStep('blocked'),
    requestingUrl: checkStep('requestingUrl'),
    waiting: (result) => {
      const shown = view(result)
      assertEqual(shown.step === 'waiting' && shown.url, farcasterUrl, 'url')
      result.run.environment.pending('waitForApproval')
    },
    connecting: (result) => {
      checkStep('connecting')(result)
      const { caipNetworkId } = embeddedConnection
      const { provider, resultUri: socialUri } = result.context
      assertEqual(socialUri !== null, provider === 'google', 'result')
      const { input } = result.run.environment.pending('connectUser')
      assertEqual(input, { caipNetworkId, socialUri }, 'input')
    },
    failed: (result) => {
      checkStep('failed')(result)
      assertTrue(result.context.problem !== null, 'problem')
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
    'each way of a login has states of its own': (result) => {
      const own = {
        connectEmail: attempts.slice(0, 4).concat('entering'),
        connectSocial: ['signingIn', 'redirecting', 'blocked', 'untrusted'],
        connectFarcaster: ['requestingUrl', 'waiting'],
      }
      const flow = loginFlowOf(result.context)
      for (const [other, names] of Object.entries(own))
        if (other !== flow) assertTrue(!isIn(result, names), `no state of ${other}`)
    },
    'a popup is only opened by a retry, and only if the login uses popups': ({ context, run }) => {
      const opened = run.environment.channels
        .filter(({ src }) => src === 'popup')
        .flatMap(({ received }) => received.filter(({ type }) => type === 'popup.open'))
      if (context.way !== 'popup') assertEqual(opened, [], 'opened popups')
    },
    'without a network that the frame serves, no request is sent': ({ context, run }) => {
      if (context.network === null)
        assertEqual([run.environment.requests, run.allEmitted], [[], []], 'effects')
    },
    'a login starts only if it is offered, and is refused only if it is off': ({
      context,
      state,
      emitted,
      run,
    }) => {
      // The visitor may open the popup of a login that runs again, or try again to connect.
      const started = run.allEmitted.filter(({ type }) => type === 'login.started')
      const isFirst = started.length === 1 || state.matches('submitting')
      for (const { type } of emitted) {
        if (type === 'login.started' && isFirst) assertEqual(context.offer, offers.on, 'offer')
        if (type === 'login.refused') assertEqual(context.offer, offers.off, 'offer')
      }
    },
    'a code is entered only after one was requested': ({ run, state }) => {
      if (state.matches('enteringCode') || state.matches('checkingCode'))
        assertTrue(
          run.allEmitted.some(({ type }) => type === 'code.requested'),
          'requested',
        )
    },
    'the account is connecting exactly while a login is in progress': (result) => {
      const { run, state, context } = result
      const types = run.allEmitted.map(({ type }) => type)
      const ends = ['login.succeeded', 'login.failed', 'login.cancelled', 'login.ended']
      const isConnecting =
        types.lastIndexOf('login.started') >
        Math.max(...ends.map((type) => types.lastIndexOf(type)))
      const inProgress = isIn(result, attempts)
      assertEqual(isConnecting, inProgress, 'the account is connecting')
      if (state.status === 'active')
        assertEqual(context.attempt, inProgress ? 'open' : 'none', 'attempt')
    },
  },
  allow: {
    'login.waiting waits for waitForApproval without a deadline':
      'The visitor approves in the app and may take any time. `cancel` ends the wait.',
  },
}
