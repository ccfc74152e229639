import { textOf } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows/connect-external'
import { button, type Child, name } from './element.ts'
import { follow } from './follow.ts'
import type { Screen } from './screen.types.ts'

/** A wallet of this browser is asked for an account. Each step has its sentence, and exactly the buttons that do something there; `others` leads back. */
export const extensionScreen =
  (connectorId: string, others: Screen): Screen =>
  (ground) =>
    follow(ground, connectExternalFlow, { connectorId }, (view) => {
      if (view.step === 'cancelled') return ground.go(others)
      if (view.step !== 'connected') ground.show(sentenceOf(view), ...buttonsOf(view))
    })

type Step = Exclude<ExternalView, { step: 'cancelled' | 'connected' }>

function sentenceOf(view: Step): readonly Child[] {
  const wallet = name(view.wallet.name)
  switch (view.step) {
    case 'asking':
      return view.silent
        ? [wallet, ' did not answer. Its window may lie behind this one.']
        : ['Approve in ', wallet, '.']
    case 'refused':
      return ['You declined in ', wallet, '. Nothing was shared.']
    case 'pending':
      return [wallet, ' still has an earlier request open. Answer that one first.']
    case 'missing':
      return [wallet, ' is not in this browser.']
    case 'failed':
      return [textOf(view.problem, { wallet: view.wallet.name }), '.']
  }
}

const buttonsOf = (view: Step): readonly Child[] => [
  ...('retry' in view && !(view.step === 'asking' && !view.silent)
    ? [button('retry', 'Ask again', view.retry, 'primary')]
    : []),
  ...('others' in view ? [button('others', 'Other wallets', view.others)] : []),
  ...('cancel' in view ? [button('cancel', 'Cancel', view.cancel)] : []),
]
