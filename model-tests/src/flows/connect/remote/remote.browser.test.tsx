import { page } from 'vitest/browser'
import type { RemoteView } from '../../../../../core/src/flows/connect/remote/remote.types.ts'
import { remoteView } from '../../../../../core/src/flows/connect/remote/remote.view.ts'
import { createStageKit } from '../../../rendered-walk/fake-kit.ts'
import { heldFlow } from '../../../rendered-walk/flows.ts'
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
  shown.step === 'shown' || shown.step === 'visiting' ? shown.link : null
/** What one press can be made for now; null: no screen offers it. */
const pressed =
  (name: string | RegExp, offered: (shown: RemoteView) => boolean) => (play: ModelRun) =>
    offered(view(play)) ? () => button(name).click() : null

/** The tab that is open, as it is while a code is wanted or there. */
async function seesWay(play: ModelRun): Promise<unknown> {
  const shown = view(play)
  if (shown.step === 'unreachable') return expectVisible(heading('No connection right now'))
  if (shown.step === 'resting')
    return expectVisible(heading(/^Continue in |is not in this browser$/))
  if (shown.step === 'wanting')
    return expectVisible(shown.platform === 'qrcode' ? button('Copy link') : button(/^Open /))
  if (shown.step === 'shown' && shown.platform === 'qrcode') return expectVisible(code())
  if (shown.step !== 'shown' && shown.step !== 'visiting') throw new Error(`step is ${shown.step}`)
  const titles = {
    ready: /^Continue in /,
    opened: /^Waiting for /,
    unopened: /did not open$/,
    blocked: /^One more tap opens /,
  }
  return expectVisible(
    heading(shown.link === null ? /cannot be opened from here$/ : titles[shown.link.state]),
  )
}
const busy = () => expectVisible(heading('Getting ready'))

walkRendered(remoteModel, {
  kit(play) {
    const flows = heldFlow(entry.key, play)
    return createStageKit(play, {
      state: ({ router }) => ({
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    // elsewhere the way back is the header's
    cancel: pressed(
      'Cancel',
      (shown) =>
        shown.step === 'finding' || shown.step === 'settling' || linkOf(shown)?.state === 'opened',
    ),
    retry: pressed('Try again', (shown) => 'retry' in shown),
    others: pressed('Other wallets', (shown) => 'others' in shown),
    replace: pressed('Switch', () => true),
    keep: pressed(/^Keep /, () => true),
    show(play, { platform }) {
      const shown = view(play)
      const offered =
        'show' in shown &&
        shown.platforms.length > 1 &&
        shown.platforms.some((one) => one === platform)
      return offered
        ? () => page.getByRole('tab', { name: tabs[platform as keyof typeof tabs] }).click()
        : null
    },
    // a link that the browser blocked is followed by the browser itself
    open(play) {
      const link = linkOf(view(play))
      return link === null || link.state === 'blocked' || !opensHere(play)
        ? null
        : () => opener().click()
    },
    browser: pressed('Connect', (shown) => shown.step === 'resting' && shown.browser !== null),
    download: pressed(/^Get /, offersDownload),
  },
  states: {
    finding: busy,
    leaving: busy,
    addressing: busy,
    unknown: () => expectVisible(heading('This wallet is not known here')),
    replacing: () => expectVisible(heading(/^Switch to .+\?$/)),
    'working.code.resting': seesWay,
    'working.code.pairing.wanting': seesWay,
    'working.code.pairing.overdue': seesWay,
    'working.code.pairing.shown': seesWay,
    'working.code.given.wanting': seesWay,
    'working.code.given.overdue': seesWay,
    'working.code.given.shown': seesWay,
    'working.code.unreachable': seesWay,
    'working.link.ready': seesWay,
    'working.link.opened': seesWay,
    'working.link.away': seesWay,
    'working.link.unopened': seesWay,
    'working.link.blocked': seesWay,
    settling: () => expectVisible(heading(/^Approved in /)),
    failed: () => expectVisible(heading(/could not connect$/)),
    connected: () => expectVisible(heading('Connected')),
    finished: () => expectVisible(heading('Connected')),
    // nothing can be pressed any more on a page that is being left
    async cancelled() {
      await expectRemoved(dialog().getByRole('link'))
      await expectRemoved(button('Try again'))
    },
  },
})

/** A link is drawn on its own tab only. */
function opensHere(play: ModelRun): boolean {
  const shown = view(play)
  return 'platform' in shown && shown.platform !== 'qrcode'
}

function offersDownload(shown: RemoteView): boolean {
  if (!('download' in shown) || shown.download === null) return false
  if (shown.step === 'resting') return shown.browser === null
  if (shown.step === 'wanting') return shown.platform === 'qrcode'
  if (shown.step !== 'shown') return false
  return shown.platform === 'qrcode' || shown.link === null || shown.link.state === 'unopened'
}
