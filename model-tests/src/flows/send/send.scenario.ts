import type { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import type { Prepared, SendInput, SendView } from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import type { Queries } from '../../../../core/src/protocol/reactions.ts'
import { queriesOf } from '../../walker/react.ts'
import { type Scenario, scenario } from '../../walker/scenario.ts'
import { named, ready, sendInputs } from './send.cases.ts'
import { sendModel } from './send.model.ts'

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
type Sending = Scenario<typeof sendMachine> & {
  view(): SendView
  /** What is shown at this step; throws on another. */
  shown<Step extends SendView['step']>(step: Step): At<Step>
  form(): At<'filling'>
}
/** One life of sending, told step by step. */
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
/** Filled in as far as the review. */
export async function reviewing(
  change: Prepared = ready,
  input: Partial<SendInput> = {},
): Promise<Sending> {
  const run = begin(input, sendInputs.filled)
  await run.answer('resolveReceiver', named)
  await run.send({ type: 'preview' })
  await run.answer('prepare', change)
  return run
}
/** As far as the wallet. */
export async function handed(): Promise<Sending> {
  const run = await reviewing()
  await run.send({ type: 'confirm' })
  await run.answer('check', { found: named, id: 'fresh', renewed: null })
  return run
}
/** The modal, on this page. */
export const openOn = (
  currentView: 'WalletSend' | 'WalletSendPreview' | 'WalletSendSelectToken' | 'Networks',
): Queries => queriesOf({ isOpen: true, currentView, isConnected: true })
