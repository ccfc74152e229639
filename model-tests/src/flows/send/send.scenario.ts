import type { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import type {
  PreparedSend,
  SendInput,
  SendView,
} from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import type { Queries } from '../../../../core/src/protocol/reactions.ts'
import { queriesOf } from '../../walker/react.ts'
import { type Scenario, scenario } from '../../walker/scenario.ts'
import { doubtfulReceiver, namedReceiver, ready, sendInputs } from './send.cases.ts'
import { sendModel } from './send.model.ts'

type ViewAt<Step extends SendView['step']> = Extract<SendView, { step: Step }>
type SendRun = Scenario<typeof sendMachine> & {
  view(): SendView
  /** The view at this step. Throws if another step is active. */
  viewAt<Step extends SendView['step']>(step: Step): ViewAt<Step>
  form(): ViewAt<'filling'>
}
/** Starts the send flow with the input `from`, changed by `change`. */
export function start(
  change: Partial<SendInput> = {},
  from: SendInput = sendInputs.emptyForm,
): SendRun {
  const run = scenario(sendModel, { ...from, ...change })
  const view = () => sendView(run.snapshot(), (event) => void run.send(event))
  const viewAt = <Step extends SendView['step']>(step: Step): ViewAt<Step> => {
    const current = view()
    if (current.step !== step) throw new Error(`step is ${current.step}, not ${step}`)
    return current as ViewAt<Step>
  }
  return { ...run, view, viewAt, form: () => viewAt('filling') }
}
/** Starts the send flow and leads it to the state `reviewing`, or to the result of `change`. */
export async function startReviewing(
  change: PreparedSend = ready,
  input: Partial<SendInput> = {},
): Promise<SendRun> {
  const run = start(input, sendInputs.filled)
  await run.answer('resolveReceiver', namedReceiver)
  await run.send({ type: 'preview' })
  await run.answer('prepare', change)
  return run
}
/** Accepts the address of a name for another network and leads the flow to `preparing`. */
export async function startAccepted(): Promise<SendRun> {
  const run = start({}, sendInputs.filled)
  await run.answer('resolveReceiver', doubtfulReceiver)
  run.form().acceptReceiver?.()
  await run.send({ type: 'preview' })
  return run
}
/** Starts the send flow and leads it to the state `awaitingWallet`. */
export async function startAwaitingWallet(): Promise<SendRun> {
  const run = await startReviewing()
  await run.send({ type: 'confirm' })
  await run.answer('check', { receiver: namedReceiver, id: 'fresh', replacement: null })
  return run
}
/** Queries of a connected kit with this view open. */
export const queriesOnView = (
  currentView: 'WalletSend' | 'WalletSendPreview' | 'WalletSendSelectToken' | 'Networks',
): Queries => queriesOf({ isOpen: true, currentView, isConnected: true })
