import type { Wallet } from '@latchkit/core'
import type { AllWalletsView, GridWallet } from '@latchkit/core/flows/all-wallets'
import type { RemoteView } from '@latchkit/core/flows/connect-remote'
import { page } from 'vitest/browser'
import { plainWallet } from '../../../core/src/domain/wallet/parse-wallet.ts'
import { foxConnection, lynx } from '../samples.ts'
import { button, dialog, expectVisible, heading } from './locators.ts'
import { cancel, type View } from './view-steps.ts'

/** A wallet with a native app, a web app and install links. */
export const heron: Wallet = {
  ...plainWallet({ id: 'heron', name: 'Heron', rdns: null, icon: null }),
  mobile_link: 'heron://',
  webapp_link: 'https://heron.example',
  app_store: 'https://apps.example/heron',
}
const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1900000000'

type At<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>
const head = { wallet: heron, platforms: ['qrcode', 'web', 'desktop'], platform: 'qrcode' } as const
const tabs = { ...head, selectTab: cancel, useExtension: null, download: cancel }
const again = { retry: cancel, chooseAnother: cancel }

/** The view of a QR code that is shown. */
export const shown: At<'showingUri'> = {
  ...tabs,
  step: 'showingUri',
  uri,
  expiresAt: null,
  renewReason: null,
  relay: 'up',
  link: null,
  cancel,
}
const anyone = { wallet: null, platforms: ['qrcode'], download: null } as const
const linked = (state: NonNullable<At<'showingUri'>['link']>['state']): RemoteView => ({
  ...shown,
  platforms: ['mobile', 'web'],
  platform: 'mobile',
  link: { href: `heron://wc?uri=${encodeURIComponent(uri)}`, target: '_self', state, open: cancel },
})

/** The page of a remote wallet at one step, without a pairing. */
const remote = (view: RemoteView, title: string | null): View => ({
  options: { frozen: { flow: 'connectRemote', view }, kit: { enableWalletConnect: false } },
  async go({ kit }) {
    await kit.open()
    kit.modal.push('ConnectingWalletConnect', { walletId: heron.id, wallet: heron })
    await expectVisible(
      title === null ? page.getByRole('img', { name: /^QR code for / }) : heading(title),
    )
  },
})

const names = [
  'Heron',
  'Otter',
  'Lumen',
  'Ferry',
  'Copper',
  'Quill',
  'A wallet with quite a long name',
  'Basalt',
  '<b>Delta</b>',
  'Ember',
]
const gridWallet = (at: number): GridWallet => {
  const name = names[at] ?? `Wallet ${at}`
  return { ...lynx, id: `w${at}`, name, installed: at === 0, reachable: at !== 5 }
}
/** A list of `count` wallets for the grid. */
export const grid = (count: number): GridWallet[] =>
  Array.from({ length: count }, (_, at) => gridWallet(at))
const field = { text: '', certified: false, search: cancel, setCertified: cancel }
/** A list with a further page. */
export const browsing: AllWalletsView = {
  ...field,
  step: 'browsing',
  wallets: grid(42),
  count: 600,
  pick: cancel,
  rest: 'end',
  problem: null,
  loadMore: cancel,
}

const all = (view: AllWalletsView, ready: () => Promise<unknown>): View => ({
  options: { frozen: { flow: 'allWallets', view } },
  async go({ kit }) {
    await kit.open()
    kit.modal.push('AllWallets')
    await ready()
  },
})
const seesText = (text: string) => () => expectVisible(dialog().getByText(text))

/** Screens of remote wallets, by name. */
export const elsewhere: Readonly<Record<string, View>> = {
  'ConnectingWalletConnect, its code': remote(shown, null),
  'ConnectingWalletConnect, any wallet': remote(
    { ...shown, ...anyone, expiresAt: Date.now() + 221_000 },
    null,
  ),
  'ConnectingWalletConnect, a new code': remote({ ...shown, renewReason: 'rejected' }, null),
  'ConnectingWalletConnect, the relay away': remote({ ...shown, relay: 'down' }, null),
  'ConnectingWalletConnect, a code wanted': {
    ...remote({ ...tabs, step: 'requestingUri', cancel }, null),
    async go({ kit }) {
      await kit.open()
      kit.modal.push('ConnectingWalletConnect', { walletId: heron.id, wallet: heron })
      await expectVisible(page.getByRole('button', { name: 'Copy link', disabled: true }))
    },
  },
  'ConnectingWalletConnect, finding': remote({ step: 'preparing', cancel }, 'Getting ready'),
  'ConnectingWalletConnect, unknown': remote(
    { step: 'walletUnknown', problem: 'directory/wallet-unknown', ...again },
    'This wallet is not known here',
  ),
  'ConnectingWalletConnect, instead of another': remote(
    {
      step: 'confirmingReplace',
      wallet: heron,
      currentWallet: 'Otter',
      replace: cancel,
      cancelReplace: cancel,
    },
    'Switch to Heron?',
  ),
  'ConnectingWalletConnect, in this browser': remote(
    {
      ...tabs,
      platforms: ['browser', 'qrcode'],
      platform: 'browser',
      useExtension: cancel,
      step: 'noCode',
      cancel,
    },
    'Continue in Heron',
  ),
  'ConnectingWalletConnect, not in this browser': remote(
    {
      ...tabs,
      platforms: ['qrcode', 'unsupported'],
      platform: 'unsupported',
      step: 'noCode',
      cancel,
    },
    'Heron is not in this browser',
  ),
  'ConnectingWalletConnect, a link': remote(linked('ready'), 'Continue in Heron'),
  'ConnectingWalletConnect, opened': remote(linked('opened'), 'Waiting for Heron'),
  'ConnectingWalletConnect, unopened': remote(linked('notOpened'), 'Heron did not open'),
  'ConnectingWalletConnect, blocked': remote(linked('blocked'), 'One more tap opens Heron'),
  'ConnectingWalletConnect, a link refused': remote(
    { ...linked('ready'), link: null } as RemoteView,
    'Heron cannot be opened from here',
  ),
  'ConnectingWalletConnect, unreachable': remote(
    { ...tabs, step: 'unreachable', problem: 'remote/no-answer', ...again },
    'No connection right now',
  ),
  'ConnectingWalletConnect, failed': remote(
    { ...tabs, step: 'failed', problem: 'remote/nothing-granted', ...again },
    'Heron could not connect',
  ),
  'ConnectingWalletConnect, settling': remote(
    { ...head, step: 'finalizing', name: 'Heron', cancel },
    'Approved in Heron',
  ),
  'ConnectingWalletConnect, connected': remote(
    { ...head, step: 'connected', connections: [foxConnection] },
    'Connected',
  ),
  ConnectingWalletConnectBasic: {
    options: {
      frozen: { flow: 'connectRemote', view: { ...shown, ...anyone } },
      kit: { enableWalletConnect: false },
    },
    async go({ kit }) {
      await kit.open({ view: 'ConnectingWalletConnectBasic', uri })
      await expectVisible(page.getByRole('img', { name: 'QR code for your wallet' }))
    },
  },
  AllWallets: all(browsing, seesText('Otter')),
  'AllWallets, loading': all({ ...field, step: 'loadingWallets' }, () =>
    expectVisible(page.getByRole('searchbox')),
  ),
  'AllWallets, more on the way': all(
    { ...browsing, wallets: grid(6), rest: 'loading' } as AllWalletsView,
    seesText('Otter'),
  ),
  'AllWallets, stuck': all(
    {
      ...browsing,
      wallets: grid(6),
      rest: 'failed',
      problem: 'endpoint/unreachable',
    } as AllWalletsView,
    seesText('Try again'),
  ),
  'AllWallets, found': all(
    {
      ...field,
      text: 'wal',
      certified: true,
      step: 'results',
      wallets: grid(9),
      count: 9,
      pick: cancel,
    },
    seesText('Otter'),
  ),
  'AllWallets, nothing found': all(
    { ...field, text: 'nobody', step: 'empty', clear: cancel },
    seesText('Clear search'),
  ),
  'AllWallets, failed': all(
    { ...field, step: 'failed', problem: 'endpoint/unreachable', retry: cancel },
    () => expectVisible(button('Try again')),
  ),
}
