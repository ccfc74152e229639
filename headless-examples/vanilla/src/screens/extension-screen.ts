import { type Namespace, textOf } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows'
import { button, type Child, isolatedName } from '../components/element.ts'
import { runFlow } from './run-flow.ts'
import type { Screen } from './screen.types.ts'

/**
 * Connects a wallet in this browser. Wallets of several namespaces may have the same connector id.
 * The buttons are the commands of the current step.
 */
export const extensionScreen =
  (
    { connectorId, namespace }: { connectorId: string; namespace?: Namespace },
    previousScreen: Screen,
  ): Screen =>
  (context) =>
    runFlow(
      context,
      connectExternalFlow,
      { connectorId, ...(namespace && { namespace }) },
      (view) => {
        if (view.step === 'cancelled') context.open(previousScreen)
        else if (view.step !== 'connected') context.render(sentenceOf(view), ...buttonsOf(view))
      },
    )

type OpenView = Exclude<ExternalView, { step: 'cancelled' | 'connected' }>

function sentenceOf(view: OpenView): readonly Child[] {
  const wallet = isolatedName(view.wallet.name)
  switch (view.step) {
    case 'requesting':
      return view.unresponsive
        ? [wallet, " didn't answer. Its window may be hidden behind this one."]
        : ['Approve in ', wallet, '.']
    case 'rejected':
      return ['You declined the request in ', wallet, '. Nothing was shared.']
    case 'requestPending':
      return [wallet, ' has a pending request. Answer it there, then try again.']
    case 'notInstalled':
      return [wallet, " isn't installed."]
    case 'failed':
      return [textOf(view.problem, { wallet: view.wallet.name }), '.']
  }
}

function buttonsOf(view: OpenView): readonly Child[] {
  const buttons: Child[] = []
  // Offer another request only after the wallet has not responded for a while.
  const canRetry = view.step !== 'requesting' || view.unresponsive
  if ('retry' in view && canRetry) {
    buttons.push(button('retry', 'Resend request', view.retry, 'primary'))
  }
  if ('chooseAnother' in view) buttons.push(button('others', 'Other wallets', view.chooseAnother))
  if ('cancel' in view) buttons.push(button('cancel', 'Cancel', view.cancel))
  return buttons
}
