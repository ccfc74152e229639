import { signInView } from '../../../../core/src/flows/sign-in/sign-in.flow.ts'
import { signInMachine } from '../../../../core/src/flows/sign-in/sign-in.machine.ts'
import { signInReactions } from '../../../../core/src/flows/sign-in/sign-in.reactions.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { prepared as sample, signInCases, signInInputs } from './sign-in.cases.ts'

type Result = StepResult<typeof signInMachine>
const view = ({ state }: Result) => signInView(state, () => {})
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
/** The view shows the text that the wallet signs. */
const checkMessage = (step: string) => (result: Result) => {
  const shown = view(result)
  assertEqual(
    [shown.step, 'message' in shown && shown.message],
    [step, sample.message],
    'step and text',
  )
}
const checkSigning = (unresponsive: boolean) => (result: Result) => {
  checkMessage('signing')(result)
  const shown = view(result)
  assertEqual('unresponsive' in shown && shown.unresponsive, unresponsive, 'unresponsive')
  const { account } = result.context
  assertEqual(
    result.run.environment.pending('signMessage').input,
    { account, message: sample.message },
    'wallet request',
  )
}
const checkFailed = (signed: boolean) => (result: Result) => {
  const shown = view(result)
  assertEqual([shown.step, 'signed' in shown && shown.signed], ['failed', signed], 'step')
  assertEqual(result.context.signature !== null, signed, 'the signature is kept')
  assertTrue(result.context.problem !== null, 'has a problem')
}
const checkEnd = (step: string, type: string) => (result: Result) =>
  assertEqual([view(result).step, result.state.output?.type], [step, type], 'step and output')

export const signInModel: MachineModel<typeof signInMachine> = {
  id: 'flows/sign-in',
  machine: signInMachine,
  inputs: signInInputs,
  cases: signInCases,
  commands: ['sign', 'retry', 'cancel'],
  listeners: {},
  project: ({
    enabled,
    required,
    checked,
    unreadable,
    smartAccount,
    account,
    session,
    prepared,
    ...rest
  }) => [
    enabled,
    rest.lost,
    rest.found,
    required,
    checked,
    unreadable,
    smartAccount,
    account !== null,
    session !== null,
    prepared !== null,
    rest.signature !== null,
    Math.min(rest.failures, 1),
    rest.end,
    rest.problem,
  ],
  stopsPath: ({ failures }) => failures > 2,
  role: flowRole({ view: signInView, reactions: signInReactions }),
  states: {
    unavailable: (result) => {
      checkStep('unavailable')(result)
      assertTrue(result.context.problem !== null, 'has a problem')
    },
    checking: checkStep('preparing'),
    preparing: (result) => {
      checkStep('preparing')(result)
      const { account, site, metadataUrl } = result.context
      assertEqual(
        result.run.environment.pending('prepareMessage').input,
        { account, origin: site.origin, metadataUrl },
        'request',
      )
    },
    reviewing: checkMessage('reviewing'),
    'signing.waiting': checkSigning(false),
    'signing.unresponsive': checkSigning(true),
    storing: (result) => {
      checkMessage('storing')(result)
      const { data, message } = sample
      assertEqual(
        result.run.environment.pending('storeSession').input,
        { data, message, signature: result.context.signature },
        'session',
      )
    },
    declined: (result) => {
      checkMessage('declined')(result)
      assertEqual(result.context.problem, 'siwx/declined', 'problem')
    },
    'failed.unsigned': checkFailed(false),
    'failed.unchecked': checkFailed(false),
    'failed.signed': checkFailed(true),
    signedIn: checkEnd('signedIn', 'signedIn'),
    cancelled: checkEnd('cancelled', 'cancelled'),
    outdated: checkEnd('outdated', 'outdated'),
  },
  invariants: {
    'nothing is requested without an extension or an account': ({ run, context }) =>
      assertTrue(
        (context.enabled && context.account !== null) || run.environment.requests.length === 0,
        'request',
      ),
    'a session is stored only with a signature': ({ run }) => {
      for (const { src, input } of run.environment.requests)
        if (src === 'storeSession') assertTrue(Object(input).signature !== '', 'signature')
    },
    'the wallet is requested only after the visitor has read the message': ({ run }) => {
      const sources = run.environment.requests.map(({ src }) => src)
      const signed = sources.indexOf('signMessage')
      const first = sources.indexOf('prepareMessage')
      assertTrue(signed === -1 || (first !== -1 && first < signed), 'order')
    },
    'each failed signature is reported': ({ run, context }) => {
      const failures = run.environment.requests.filter(
        ({ src, result }) => src === 'signMessage' && result?.ok === false,
      )
      const reported = run.allEmitted.filter(({ type }) => type === 'sign.failed')
      assertEqual(reported.length, failures.length, 'reports')
      for (const event of reported)
        assertEqual(Object(event).smartAccount, context.smartAccount, 'smart account')
    },
  },
  allow: {
    'signIn.signing waits for signMessage without a deadline':
      'The visitor decides in the wallet. The view reports an unresponsive wallet after 15 s and offers cancel.',
  },
}
