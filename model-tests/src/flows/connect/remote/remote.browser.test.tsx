import { page } from 'vitest/browser'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { createFakeKit } from '../../../rendered-walk/fake-kit.ts'
import { flowOfRun } from '../../../rendered-walk/flows.ts'
import {
  button,
  dialog,
  expectRemoved,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../../walker/model-run.ts'
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
  mobile: 'Mobile',
  web: 'Web app',
  desktop: 'Desktop',
} as const
const code = () => page.getByRole('img', { name: /^QR code for / })
const opener = () => page.getByRole('link', { name: /^Open / })

const view = ({ actor }: ModelRun): RemoteView => remoteView(actor.getSnapshot(), () => {})
const linkOf = (shown: RemoteView) =>
  shown.step === 'showingUri' || shown.step === 'inAppBrowser' ? shown.link : null
/** Clicks a button if the current step offers it. */
const pressed =
  (name: string | RegExp, offered: (shown: RemoteView) => boolean) => (run: ModelRun) =>
    offered(view(run)) ? () => button(name).click() : null

/** Expects the screen of the selected tab. */
async function seesWay(run: ModelRun): Promise<unknown> {
  const shown = view(run)
  if (shown.step === 'unreachable') return expectVisible(heading('No connection right now'))
  if (shown.step === 'noCode')
    return expectVisible(heading(/^Continue in |is not in this browser$/))
  if (shown.step === 'requestingUri')
    return expectVisible(shown.platform === 'qrcode' ? button('Copy link') : button(/^Open /))
  if (shown.step === 'showingUri' && shown.platform === 'qrcode') return expectVisible(code())
  if (shown.step !== 'showingUri' && shown.step !== 'inAppBrowser')
    throw new Error(`step is ${shown.step}`)
  const titles = {
    ready: /^Continue in /,
    opened: /^Waiting for /,
    notOpened: /did not open$/,
    blocked: /^One more tap opens /,
  }
  return expectVisible(
    heading(shown.link === null ? /cannot be opened from here$/ : titles[shown.link.state]),
  )
}
const busy = () => expectVisible(heading('Getting ready'))

walkRendered(remoteModel, {
  kit(run) {
    const flows = flowOfRun(entry.key, run)
    return createFakeKit(run, {
      state: ({ router }) => ({
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    // other steps use the back button of the header
    cancel: pressed(
      'Cancel',
      (shown) =>
        shown.step === 'preparing' ||
        shown.step === 'finalizing' ||
        linkOf(shown)?.state === 'opened',
    ),
    retry: pressed('Try again', (shown) => 'retry' in shown),
    chooseAnother: pressed('Other wallets', (shown) => 'chooseAnother' in shown),
    replace: pressed('Switch', () => true),
    cancelReplace: pressed(/^Keep /, () => true),
    'tab.select'(run, { platform }) {
      const shown = view(run)
      const offered =
        'selectTab' in shown &&
        shown.platforms.length > 1 &&
        shown.platforms.some((one) => one === platform)
      return offered
        ? () => page.getByRole('tab', { name: tabs[platform as keyof typeof tabs] }).click()
        : null
    },
    // a link that the browser blocked is followed by the browser itself
    open(run) {
      const link = linkOf(view(run))
      return link === null || link.state === 'blocked' || !opensHere(run)
        ? null
        : () => opener().click()
    },
    useExtension: pressed(
      'Connect',
      (shown) => shown.step === 'noCode' && shown.useExtension !== null,
    ),
    download: pressed(/^Get /, offersDownload),
  },
  states: {
    findingWallet: busy,
    disconnecting: busy,
    resolvingInAppLink: busy,
    walletUnknown: () => expectVisible(heading('This wallet is not known here')),
    confirmingReplace: () => expectVisible(heading(/^Switch to .+\?$/)),
    'waiting.tab.inAppBrowser': seesWay,
    'waiting.tab.noCode': seesWay,
    'waiting.tab.code': seesWay,
    'waiting.code.noCode': seesWay,
    'waiting.code.pairing.requestingUri': seesWay,
    'waiting.code.pairing.uriTimedOut': seesWay,
    'waiting.code.pairing.showingUri': seesWay,
    'waiting.code.externalPairing.noUri': seesWay,
    'waiting.code.externalPairing.uriTimedOut': seesWay,
    'waiting.code.externalPairing.showingUri': seesWay,
    'waiting.code.unreachable': seesWay,
    'waiting.link.ready': seesWay,
    'waiting.link.opened': seesWay,
    'waiting.link.appInFront': seesWay,
    'waiting.link.notOpened': seesWay,
    'waiting.link.blocked': seesWay,
    finalizing: () => expectVisible(heading(/^Approved in /)),
    failed: () => expectVisible(heading(/could not connect$/)),
    connected: () => expectVisible(heading('Connected')),
    finished: () => expectVisible(heading('Connected')),
    // the flow has ended: the screen has no buttons
    async cancelled() {
      await expectRemoved(dialog().getByRole('link'))
      await expectRemoved(button('Try again'))
    },
  },
})

/** The link is rendered on its own tab only. */
function opensHere(run: ModelRun): boolean {
  const shown = view(run)
  return 'platform' in shown && shown.platform !== 'qrcode'
}

function offersDownload(shown: RemoteView): boolean {
  if (!('download' in shown) || shown.download === null) return false
  if (shown.step === 'noCode') return shown.useExtension === null
  if (shown.step === 'requestingUri') return shown.platform === 'qrcode'
  if (shown.step !== 'showingUri') return false
  return shown.platform === 'qrcode' || shown.link === null || shown.link.state === 'notOpened'
}
