import { textOf } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows'
import type { Wallet } from '@latchkit/core/utils'
import { button, type Child, element, isolatedName } from '../components/element.ts'
import { qrCode } from '../components/qr-code.ts'
import { runFlow } from './run-flow.ts'
import type { Screen } from './screen.types.ts'

/** Connects a remote wallet by QR code or app link. A null `wallet` means any wallet that scans. */
export const remoteScreen =
  (wallet: Wallet | null, previousScreen: Screen): Screen =>
  (context) => {
    const data = { walletId: wallet?.id ?? null, wallet }
    return runFlow(context, connectRemoteFlow, data, (view) => {
      if (view.step === 'cancelled') {
        context.open(previousScreen)
      } else if (view.step !== 'connected') {
        context.render(sentenceOf(view), ...codeOf(view), ...controlsOf(view))
      }
    })
  }

type OpenView = Exclude<RemoteView, { step: 'cancelled' | 'connected' }>

function sentenceOf(view: OpenView): readonly Child[] {
  switch (view.step) {
    case 'preparing':
    case 'requestingUri':
      return ['Creating QR code…']
    case 'showingUri':
      if (view.relay === 'down') return ['Connection lost. Reconnecting…']
      if (view.renewReason === 'rejected') return ["The request was declined. Here's a new code."]
      if (view.renewReason === 'invalid')
        return ["The wallet sent an invalid connection. Here's a new code."]
      if (view.renewReason === 'expired') return ["The code expired. Here's a new one."]
      return ['Scan with a wallet app on your phone.']
    case 'inAppBrowser':
      return ['Open this page in ', isolatedName(view.wallet?.name ?? 'the wallet'), '.']
    case 'noCode':
      return [isolatedName(view.wallet?.name ?? 'This wallet'), " can't be opened from here."]
    case 'confirmingReplace':
      return ['Connecting this wallet disconnects ', isolatedName(view.currentWallet), '.']
    case 'finalizing':
      return ['Approved in ', isolatedName(view.name ?? 'your wallet'), '. Finishing up…']
    case 'walletUnknown':
    case 'unreachable':
    case 'failed':
      return [textOf(view.problem, { wallet: 'The wallet' }), '.']
  }
}

const codeOf = (view: OpenView): readonly Child[] =>
  view.step === 'showingUri' ? [qrCode(view.uri, 'QR code for your wallet')] : []

function controlsOf(view: OpenView): readonly Child[] {
  const controls: Child[] = []
  if ('link' in view && view.link) controls.push(walletLink(view.link))
  if (view.step === 'showingUri') controls.push(copyButton(view.uri))
  if ('retry' in view) controls.push(button('retry', 'Try again', view.retry, 'primary'))
  if ('replace' in view) {
    controls.push(button('replace', 'Switch wallet', view.replace, 'primary'))
    controls.push(button('keep', 'Keep current wallet', view.cancelReplace))
  }
  if ('chooseAnother' in view) controls.push(button('others', 'Other wallets', view.chooseAnother))
  if ('cancel' in view) controls.push(button('cancel', 'Cancel', view.cancel))
  return controls
}

type WalletLink = NonNullable<Extract<OpenView, { step: 'showingUri' }>['link']>

/**
 * Link to the wallet app. The flow opens the link, so that it can detect whether the app opened.
 */
function walletLink({ href, target, open }: WalletLink): HTMLElement {
  const onclick = (event: MouseEvent) => {
    event.preventDefault()
    open()
  }
  const properties = { id: 'open', className: 'primary', href, target, onclick }
  return element('a', properties, 'Open wallet')
}

function copyButton(uri: string): HTMLElement {
  const setLabel = (label: string) => () => copy.replaceChildren(label)
  const writeUri = () =>
    void navigator.clipboard
      .writeText(uri)
      .then(setLabel('Copied'), setLabel('Copying was blocked'))
  const copy = button('copy', 'Copy link', writeUri)
  return copy
}
