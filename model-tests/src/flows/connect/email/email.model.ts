import { emailMachine } from '../../../../../core/src/flows/connect/email/email.machine.ts'
import { emailReactions } from '../../../../../core/src/flows/connect/email/email.reactions.ts'
import { emailView } from '../../../../../core/src/flows/connect/email/email.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { offers } from '../offers.ts'
import { embeddedConnection } from '../social/social.cases.ts'
import { email, emailCases, emailInputs } from './email.cases.ts'

type Result = StepResult<typeof emailMachine>
const view = ({ state }: Result) => emailView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkCode = (result: Result, step: string, canResend: boolean) => {
  const shown = view(result)
  assertTrue(shown.step === step && 'resend' in shown, step)
  if ('resend' in shown) assertEqual(shown.resend !== null, canResend, 'resend')
}

export const emailModel: MachineModel<typeof emailMachine> = {
  id: 'flows/connect/email',
  machine: emailMachine,
  inputs: emailInputs,
  cases: emailCases,
  commands: ['submit', 'enter', 'resend', 'retry', 'cancel', 'skip'],
  listeners: {},
  project: ({ network, offer, email: address, code, problem, resendAt }) => [
    network,
    offer,
    address,
    code,
    problem,
    resendAt,
  ],
  stopsPath: () => false,
  role: flowRole({ view: emailView, reactions: emailReactions }),
  states: {
    unavailable: (result) => {
      checkStep('entering')(result)
      const { network, problem } = result.context
      assertEqual(
        problem,
        network === null ? 'embedded/unavailable' : 'embedded/login-off',
        'problem',
      )
    },
    asking: (result) => {
      checkStep('submitting')(result)
      assertEqual(result.context.offer.answer, 'awaited', 'offer')
    },
    'entering.readingCooldown': (result) => {
      checkStep('entering')(result)
      assertEqual(result.context.code, '', 'code')
    },
    'entering.complete': checkStep('entering'),
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
      assertEqual(result.run.environment.pending('resendCode').input, { email }, 'input')
    },
    checkingCode: (result) => {
      checkCode(result, 'checkingCode', false)
      assertEqual(result.run.environment.pending('confirmCode').input, { code: '123456' }, 'input')
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
    cancelled: ({ state }) => assertEqual(state.output, { type: 'cancelled' }, 'output'),
  },
  invariants: {
    'the context has a connection exactly in `connected` and `finished`': ({ state, context }) =>
      assertEqual(
        context.connection !== null,
        state.matches('connected') || state.matches('finished'),
        'connection',
      ),
    'a login starts only if it is offered, and is refused only if it is off': ({
      state,
      context,
      emitted,
    }) => {
      for (const { type } of emitted) {
        if (type === 'login.started' && state.matches('submitting'))
          assertEqual(context.offer, offers.on, 'offer')
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
    'the account is connecting exactly while a login is in progress': ({ run, state, context }) => {
      const types = run.allEmitted.map(({ type }) => type)
      const isConnecting =
        types.lastIndexOf('login.started') >
        Math.max(
          ...['login.succeeded', 'login.failed', 'login.ended'].map((type) =>
            types.lastIndexOf(type),
          ),
        )
      const inProgress = [
        'submitting',
        'confirmingDevice',
        'enteringCode',
        'checkingCode',
        'connecting',
      ].some(
        (name) =>
          String(Object.keys(Object(state.value))[0] ?? state.value) === name ||
          state.value === name,
      )
      assertEqual(isConnecting, inProgress, 'the account is connecting')
      assertEqual(context.attempt, inProgress ? 'open' : 'none', 'attempt')
    },
  },
  allow: {},
}
