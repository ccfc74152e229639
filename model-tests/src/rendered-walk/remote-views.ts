import type { Wallet } from '@latchkit/core'
import type { AllWalletsView, GridWallet, RemoteView } from '@latchkit/core/flows'
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

type RemoteStep<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>
const walletFields = {
  wallet: heron,
  platforms: ['qrcode', 'web', 'desktop'],
  platform: 'qrcode',
} as const
const tabFields = { ...walletFields, selectTab: cancel, useExtension: null, download: cancel }
const retryFields = { retry: cancel, chooseAnother: cancel }

/** The step that shows a QR code. */
export const showingUri: RemoteStep<'showingUri'> = {
  ...tabFields,
  step: 'showingUri',
  uri,
  expiresAt: null,
  renewReason: null,
  relay: 'up',
  link: null,
  cancel,
}
const anyWallet = { wallet: null, platforms: ['qrcode'], download: null } as const
const withLink = (state: NonNullable<RemoteStep<'showingUri'>['link']>['state']): RemoteView => ({
  ...showingUri,
  platforms: ['mobile', 'web'],
  platform: 'mobile',
  link: { href: `heron://wc?uri=${encodeURIComponent(uri)}`, target: '_self', state, open: cancel },
})

/** The ConnectingWalletConnect view at one step, without a pairing. */
const remoteView = (view: RemoteView, title: string | null): View => ({
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
const gridWallet = (index: number): GridWallet => {
  const name = names[index] ?? `Wallet ${index}`
  return { ...lynx, id: `w${index}`, name, installed: index === 0, reachable: index !== 5 }
}
/** A list of `count` wallets for the grid. */
export const grid = (count: number): GridWallet[] =>
  Array.from({ length: count }, (_, index) => gridWallet(index))
const searchFields = { text: '', certified: false, search: cancel, setCertified: cancel }
const withoutWallets = {
  ...searchFields,
  step: 'browsing',
  status: 'loading',
  data: null,
  problem: null,
  refresh: cancel,
  loadMore: null,
  pick: cancel,
  clear: null,
} as const satisfies AllWalletsView
/** The first page of a longer list. */
export const browsing = {
  ...withoutWallets,
  status: 'fresh',
  data: { wallets: grid(42), count: 600 },
} as const satisfies AllWalletsView
const firstWallets = { wallets: grid(6), count: 600 }
const searching = { ...withoutWallets, step: 'searching', clear: cancel } as const

const allWalletsView = (view: AllWalletsView, waitUntilReady: () => Promise<unknown>): View => ({
  options: { frozen: { flow: 'allWallets', view } },
  async go({ kit }) {
    await kit.open()
    kit.modal.push('AllWallets')
    await waitUntilReady()
  },
})
const showsText = (text: string) => () => expectVisible(dialog().getByText(text))

/** Screens of remote wallets and of all wallets, by name. */
export const remoteViews: Readonly<Record<string, View>> = {
  'ConnectingWalletConnect, QR code': remoteView(showingUri, null),
  'ConnectingWalletConnect, QR code for any wallet': remoteView(
    { ...showingUri, ...anyWallet, expiresAt: Date.now() + 221_000 },
    null,
  ),
  'ConnectingWalletConnect, new QR code after a rejection': remoteView(
    { ...showingUri, renewReason: 'rejected' },
    null,
  ),
  'ConnectingWalletConnect, relay down': remoteView({ ...showingUri, relay: 'down' }, null),
  'ConnectingWalletConnect, requesting a code': {
    ...remoteView({ ...tabFields, step: 'requestingUri', cancel }, null),
    async go({ kit }) {
      await kit.open()
      kit.modal.push('ConnectingWalletConnect', { walletId: heron.id, wallet: heron })
      await expectVisible(page.getByRole('button', { name: 'Copy link', disabled: true }))
    },
  },
  'ConnectingWalletConnect, preparing': remoteView({ step: 'preparing', cancel }, 'Getting ready'),
  'ConnectingWalletConnect, wallet unknown': remoteView(
    { step: 'walletUnknown', problem: 'directory/wallet-unknown', ...retryFields },
    'Unknown wallet',
  ),
  'ConnectingWalletConnect, confirming replace': remoteView(
    {
      step: 'confirmingReplace',
      wallet: heron,
      currentWallet: 'Otter',
      replace: cancel,
      cancelReplace: cancel,
    },
    'Switch to Heron?',
  ),
  'ConnectingWalletConnect, browser tab': remoteView(
    {
      ...tabFields,
      platforms: ['browser', 'qrcode'],
      platform: 'browser',
      useExtension: cancel,
      step: 'noCode',
      cancel,
    },
    'Continue in Heron',
  ),
  'ConnectingWalletConnect, unsupported tab': remoteView(
    {
      ...tabFields,
      platforms: ['qrcode', 'unsupported'],
      platform: 'unsupported',
      step: 'noCode',
      cancel,
    },
    "Heron isn't installed",
  ),
  'ConnectingWalletConnect, link ready': remoteView(withLink('ready'), 'Continue in Heron'),
  'ConnectingWalletConnect, link opened': remoteView(withLink('opened'), 'Waiting for Heron'),
  'ConnectingWalletConnect, link not opened': remoteView(
    withLink('notOpened'),
    "Heron didn't open",
  ),
  'ConnectingWalletConnect, link blocked': remoteView(
    withLink('blocked'),
    'Open Heron to continue',
  ),
  'ConnectingWalletConnect, no link': remoteView(
    { ...withLink('ready'), link: null } as RemoteView,
    "Heron can't be opened from here",
  ),
  'ConnectingWalletConnect, unreachable': remoteView(
    { ...tabFields, step: 'unreachable', problem: 'remote/no-answer', cause: null, ...retryFields },
    'No connection right now',
  ),
  'ConnectingWalletConnect, failed': remoteView(
    {
      ...tabFields,
      step: 'failed',
      problem: 'remote/nothing-granted',
      cause: null,
      ...retryFields,
    },
    "Couldn't connect to Heron",
  ),
  'ConnectingWalletConnect, finalizing': remoteView(
    { ...walletFields, step: 'finalizing', name: 'Heron', cancel },
    'Approved in Heron',
  ),
  'ConnectingWalletConnect, connected': remoteView(
    { ...walletFields, step: 'connected', connections: [foxConnection], skip: null },
    'Connected',
  ),
  ConnectingWalletConnectBasic: {
    options: {
      frozen: { flow: 'connectRemote', view: { ...showingUri, ...anyWallet } },
      kit: { enableWalletConnect: false },
    },
    async go({ kit }) {
      await kit.open({ view: 'ConnectingWalletConnectBasic', uri })
      await expectVisible(page.getByRole('img', { name: 'QR code for your wallet' }))
    },
  },
  AllWallets: allWalletsView(browsing, showsText('Otter')),
  'AllWallets, loading': allWalletsView(withoutWallets, () =>
    expectVisible(page.getByRole('searchbox')),
  ),
  'AllWallets, loading more': allWalletsView(
    { ...browsing, status: 'loading', data: firstWallets },
    showsText('Otter'),
  ),
  'AllWallets, loading more failed': allWalletsView(
    {
      ...browsing,
      status: 'failed',
      data: firstWallets,
      problem: 'endpoint/unreachable',
      loadMore: cancel,
    },
    showsText('Try again'),
  ),
  'AllWallets, results': allWalletsView(
    {
      ...searching,
      text: 'wal',
      certified: true,
      status: 'fresh',
      data: { wallets: grid(9), count: 9 },
    },
    showsText('Otter'),
  ),
  'AllWallets, no results': allWalletsView(
    {
      ...searching,
      text: 'no such wallet',
      status: 'fresh',
      data: { wallets: [], count: 0 },
    },
    showsText('Clear search'),
  ),
  'AllWallets, failed': allWalletsView(
    { ...withoutWallets, status: 'failed', problem: 'endpoint/unreachable' },
    () => expectVisible(button('Try again')),
  ),
}
