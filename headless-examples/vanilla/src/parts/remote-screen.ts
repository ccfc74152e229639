import { textOf } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows/connect-remote'
import type { Wallet } from '@latchkit/core/utils'
import { button, type Child, element, name } from './element.ts'
import { follow } from './follow.ts'
import { qrCode } from './qr-code.ts'
import type { Screen } from './screen.types.ts'

/** A wallet on another device, by code, or in another app, by its link; null: any wallet that scans. `others` leads back. */
export const remoteScreen =
  (wallet: Wallet | null, others: Screen): Screen =>
  (ground) =>
    follow(ground, connectRemoteFlow, { walletId: wallet?.id ?? null, wallet }, (view) => {
      if (view.step === 'cancelled') return ground.go(others)
      if (view.step !== 'connected')
        ground.show(sentenceOf(view), ...codeOf(view), ...buttonsOf(view))
    })

type Step = Exclude<RemoteView, { step: 'cancelled' | 'connected' }>

function sentenceOf(view: Step): readonly Child[] {
  switch (view.step) {
    case 'finding':
    case 'wanting':
      return ['Making a code …']
    case 'shown':
      if (view.relay === 'down') return ['The connection is lost. It is looked for.']
      if (view.notice === 'refused') return ['You declined in the wallet. Here is a new code.']
      return [
        view.notice === 'expired'
          ? 'The last code expired. Here is a new one.'
          : 'Scan this with your wallet.',
      ]
    case 'visiting':
      return ['Open this page in ', name(view.wallet?.name ?? 'the wallet'), '.']
    case 'resting':
      return [name(view.wallet?.name ?? 'This wallet'), ' cannot be reached from here.']
    case 'replacing':
      return [name(view.current), ' is connected. Another wallet takes its place.']
    case 'settling':
      return [name(view.name ?? 'The wallet'), ' said yes. One moment …']
    case 'unknown':
    case 'unreachable':
    case 'failed':
      return [textOf(view.problem, { wallet: 'The wallet' }), '.']
  }
}

const codeOf = (view: Step): readonly Child[] =>
  view.step === 'shown' ? [qrCode(view.uri, 'Code for your wallet')] : []

function buttonsOf(view: Step): readonly Child[] {
  const link = 'link' in view ? view.link : null
  return [
    ...(link
      ? [
          element(
            'a',
            {
              id: 'open',
              className: 'primary',
              href: link.href,
              target: link.target,
              onclick: opening(link.open),
            },
            'Open the wallet',
          ),
        ]
      : []),
    ...(view.step === 'shown' ? [copyButton(view.uri)] : []),
    ...('retry' in view ? [button('retry', 'Try again', view.retry, 'primary')] : []),
    ...('replace' in view
      ? [
          button('replace', 'Use another', view.replace, 'primary'),
          button('keep', 'Keep it', view.keep),
        ]
      : []),
    ...('others' in view ? [button('others', 'Other wallets', view.others)] : []),
    ...('cancel' in view ? [button('cancel', 'Cancel', view.cancel)] : []),
  ]
}

function copyButton(uri: string): HTMLElement {
  const say = (word: string) => () => copy.replaceChildren(word)
  const press = () =>
    void navigator.clipboard.writeText(uri).then(say('Copied'), say('Not allowed to copy'))
  const copy = button('copy', 'Copy link', press)
  return copy
}

/** The flow opens it, and hears whether the app came. */
const opening = (open: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  open()
}
