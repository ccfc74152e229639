import {
  updateEmailReactions,
  updateEmailView,
} from '../../../../core/src/flows/update-email/update-email.flow.ts'
import { updateEmailMachine } from '../../../../core/src/flows/update-email/update-email.machine.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { newEmail, updateEmailCases, updateEmailInputs } from './update-email.cases.ts'

type Result = StepResult<typeof updateEmailMachine>
const view = ({ state }: Result) => updateEmailView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const checkRequest =
  (
    step: string,
    actor: 'submitEmail' | 'confirmPrimaryCode' | 'confirmSecondaryCode',
    input: object,
  ) =>
  (result: Result) => {
    checkStep(step)(result)
    assertEqual(result.run.environment.pending(actor).input, input, 'input')
  }

export const updateEmailModel: MachineModel<typeof updateEmailMachine> = {
  id: 'flows/update-email',
  machine: updateEmailMachine,
  inputs: updateEmailInputs,
  cases: updateEmailCases,
  commands: ['submit', 'enter', 'resend', 'cancel', 'close'],
  listeners: { readCooldown: ['cooldown.read'] },
  project: ({ email, newEmail: next, resendAt, code, sentTo, validity, problem }) => [
    sentTo,
    validity,
    email,
    next,
    resendAt,
    code,
    problem,
  ],
  role: flowRole({ view: updateEmailView, reactions: updateEmailReactions }),
  states: {
    entering: (result) => {
      checkStep('entering')(result)
      assertEqual(result.context.code, '', 'code')
    },
    submitting: checkRequest('submitting', 'submitEmail', { email: newEmail }),
    enteringPrimaryCode: checkStep('enteringPrimaryCode'),
    checkingPrimaryCode: checkRequest('checkingPrimaryCode', 'confirmPrimaryCode', {
      code: '123456',
    }),
    enteringSecondaryCode: checkStep('enteringSecondaryCode'),
    checkingSecondaryCode: checkRequest('checkingSecondaryCode', 'confirmSecondaryCode', {
      code: '123456',
    }),
    updated: (result) => {
      checkStep('updated')(result)
      assertEqual(result.context.email, newEmail, 'email')
    },
    finished: ({ state }) => assertEqual(state.output, { email: newEmail }, 'output'),
    cancelled: checkStep('cancelled'),
  },
  invariants: {
    'the address in use changes only with the last code': ({ run, context }) => {
      const isUpdated = run.allEmitted.some(({ type }) => type === 'email.updated')
      assertEqual(context.email === newEmail, isUpdated, 'changed')
    },
  },
  allow: {},
}
