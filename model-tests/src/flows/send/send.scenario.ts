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
import { named, ready, sendInputs } from './send.cases.ts'
import { sendModel } from './send.model.ts'

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
type Sending = Scenario<typeof sendMachine> & {
  view(): SendView
  /** The view at this step. Throws if another step is active. */
  shown<Step extends SendView['step']>(step: Step): At<Step>
  form(): At<'filling'>
}
/** Starts a run of the send flow. */
export function begin(
  change: Partial<SendInput> = {},
  from: SendInput = sendInputs.nothing,
): Sending {
  const run = scenario(sendModel, { ...from, ...change })
  const view = () => sendView(run.snapshot(), (event) => void run.send(event))
  const at = <Step extends SendView['step']>(step: Step): At<Step> => {
    const shown = view()
    if (shown.step !== step) throw new Error(`step is ${shown.step}, not ${step}`)
    return shown as At<Step>
  }
  return { ...run, view, shown: at, form: () => at('filling') }
}
/** A run in the state reviewing. */
export async function reviewing(
  change: PreparedSend = ready,
  input: Partial<SendInput> = {},
): Promise<Sending> {
  const run = begin(input, sendInputs.filled)
  await run.answer('resolveReceiver', named)
  await run.send({ type: 'preview' })
  await run.answer('prepare', change)
  return run
}
/** A run in the state awaitingWallet. */
export async function handed(): Promise<Sending> {
  const run = await reviewing()
  await run.send({ type: 'confirm' })
  await run.answer('check', { found: named, id: 'fresh', renewed: null })
  return run
}
/** Queries of an open modal on this view. */
export const openOn = (
  currentView: 'WalletSend' | 'WalletSendPreview' | 'WalletSendSelectToken' | 'Networks',
): Queries => queriesOf({ isOpen: true, currentView, isConnected: true })
