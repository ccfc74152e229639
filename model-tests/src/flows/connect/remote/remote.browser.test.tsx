import { page } from 'vitest/browser'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import {
  button,
  dialog,
  expectRemoved,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../../walker/machine-model.ts'
import { remoteModel } from './remote.model.ts'

const entry = {
  key: 'ConnectingWalletConnect-1',
  view: 'ConnectingWalletConnect',
  data: { walletId: null, wallet: null },
} as const
const tabs = {
  browser: 'Browser',
  unsupported: 'Browser',
  qrcode: 'QR code',
  mobile: 'App',
  web: 'Web app',
  desktop: 'Desktop',
} as const
const code = () => page.getByRole('img', { name: /^QR code for / })
const opener = () => page.getByRole('link', { name: /^Open / })

const view = ({ actor }: ModelRun): RemoteView => remoteView(actor.getSnapshot(), () => {})
const linkOf = (shown: RemoteView) =>
  shown.step === 'showingUri' || shown.step === 'inAppBrowser' ? shown.link : null
/** Returns a click on the button, or null if the screen of the current step does not have it. */
const clickIf =
  (name: string | RegExp, isRendered: (shown: RemoteView) => boolean) => (run: ModelRun) =>
    isRendered(view(run)) ? () => button(name).click() : null

/** Expects the screen of the selected tab. */
async function expectSelectedTab(run: ModelRun): Promise<unknown> {
  const shown = view(run)
  if (shown.step === 'unreachable') return expectVisible(heading('No connection right now'))
  if (shown.step === 'noCode') return expectVisible(heading(/^Continue in |isn't installed$/))
  if (shown.step === 'requestingUri')
    return expectVisible(shown.platform === 'qrcode' ? button('Copy link') : button(/^Open /))
  if (shown.step === 'showingUri' && shown.platform === 'qrcode') return expectVisible(code())
  if (shown.step !== 'showingUri' && shown.step !== 'inAppBrowser')
    throw new Error(`step is ${shown.step}`)
  const titles = {
    ready: /^Continue in /,
    opened: /^Waiting for /,
    notOpened: /didn't open$/,
    blocked: /^Open .+ to continue$/,
  }
  return expectVisible(
    heading(shown.link === null ? /can't be opened from here$/ : titles[shown.link.state]),
  )
}
const expectBusy = () => expectVisible(heading('Getting ready'))

walkRendered(remoteModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    // Other steps use the back button of the header.
    cancel: clickIf(
      'Cancel',
      (shown) =>
        shown.step === 'preparing' ||
        shown.step === 'finalizing' ||
        linkOf(shown)?.state === 'opened',
    ),
    retry: clickIf('Try again', (shown) => 'retry' in shown),
    chooseAnother: clickIf('Other wallets', (shown) => 'chooseAnother' in shown),
    replace: clickIf('Switch', () => true),
    cancelReplace: clickIf(/^Keep /, () => true),
    'tab.select'(run, { platform }) {
      const shown = view(run)
      const isRendered =
        'selectTab' in shown &&
        shown.platforms.length > 1 &&
        shown.platforms.some((tab) => tab === platform)
      return isRendered
        ? () => page.getByRole('tab', { name: tabs[platform as keyof typeof tabs] }).click()
        : null
    },
    // The click on a blocked link navigates: the browser follows it.
    open(run) {
      const link = linkOf(view(run))
      return link === null || link.state === 'blocked' || !isLinkRendered(run)
        ? null
        : () => opener().click()
    },
    useExtension: clickIf(
      'Connect',
      (shown) => shown.step === 'noCode' && shown.useExtension !== null,
    ),
    download: clickIf(/^Get /, isDownloadRendered),
    skip: () => () => heading('Connected').click(),
  },
  states: {
    findingWallet: expectBusy,
    disconnecting: expectBusy,
    resolvingInAppLink: expectBusy,
    walletUnknown: () => expectVisible(heading('Unknown wallet')),
    confirmingReplace: () => expectVisible(heading(/^Switch to .+\?$/)),
    'waiting.tab.inAppBrowser': expectSelectedTab,
    'waiting.tab.noCode': expectSelectedTab,
    'waiting.tab.code': expectSelectedTab,
    'waiting.code.noCode': expectSelectedTab,
    'waiting.code.pairing.requestingUri': expectSelectedTab,
    'waiting.code.pairing.uriTimedOut': expectSelectedTab,
    'waiting.code.pairing.showingUri': expectSelectedTab,
    'waiting.code.externalPairing.noUri': expectSelectedTab,
    'waiting.code.externalPairing.uriTimedOut': expectSelectedTab,
    'waiting.code.externalPairing.showingUri': expectSelectedTab,
    'waiting.code.unreachable': expectSelectedTab,
    'waiting.link.ready': expectSelectedTab,
    'waiting.link.opened': expectSelectedTab,
    'waiting.link.appInFront': expectSelectedTab,
    'waiting.link.notOpened': expectSelectedTab,
    'waiting.link.blocked': expectSelectedTab,
    finalizing: () => expectVisible(heading(/^Approved in /)),
    failed: () => expectVisible(heading(/^Couldn't connect to /)),
    connected: () => expectVisible(heading('Connected')),
    finished: () => expectVisible(heading('Connected')),
    // The flow has ended: the screen has no buttons.
    async cancelled() {
      await expectRemoved(dialog().getByRole('link'))
      await expectRemoved(button('Try again'))
    },
  },
})

/** Whether the selected tab renders the link. */
function isLinkRendered(run: ModelRun): boolean {
  const shown = view(run)
  return 'platform' in shown && shown.platform !== 'qrcode'
}

function isDownloadRendered(shown: RemoteView): boolean {
  if (!('download' in shown) || shown.download === null) return false
  if (shown.step === 'noCode') return shown.useExtension === null
  if (shown.step === 'requestingUri') return shown.platform === 'qrcode'
  if (shown.step !== 'showingUri') return false
  return shown.platform === 'qrcode' || shown.link === null || shown.link.state === 'notOpened'
}
