import { walletName, walletNameFirst } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the view that connects a remote wallet. */
export const remoteTexts = {
  ...enShared,
  remote: {
    connectionMethods: 'Ways to connect',
    platforms: {
      browser: 'Browser',
      unsupported: 'Browser',
      qrcode: 'QR code',
      mobile: 'App',
      web: 'Web app',
      desktop: 'Desktop',
    },
    qrCode: (wallet: string | null) => `QR code for ${walletName(wallet)}`,
    scan: (wallet: string | null) =>
      wallet === null
        ? 'Scan with a wallet app on your phone'
        : `Scan with ${wallet} on your phone`,
    scanWithOtherPhone: (wallet: string | null) =>
      `Scan with ${walletName(wallet)} on another phone`,
    creatingCode: 'Creating QR code…',
    expired: "The code expired. Here's a new one.",
    invalid: (wallet: string | null) =>
      `${walletNameFirst(wallet)} sent an invalid connection. Here's a new code.`,
    declined: 'The request was declined. Scan again to retry.',
    validFor: (time: string) => `Expires in ${time} · refreshes automatically`,
    renewsAutomatically: 'Refreshes automatically',
    reconnecting: 'Reconnecting…',
    link: 'Link for your wallet',
    getApp: 'Get the app',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser blocked copying. Select the link to copy it.',
    open: (wallet: string | null) => `Open ${walletName(wallet)}`,
    openAgain: 'Open again',
    continueIn: (wallet: string | null) => `Continue in ${walletName(wallet)}`,
    continueInText: {
      mobile: 'It opens on this phone. Approve the request there, then come back.',
      web: 'It opens in a new tab. Approve the request there, then come back.',
      desktop: 'It opens on this computer. Approve the request there, then come back.',
    },
    inAppBrowserText: "This page opens in the wallet's own browser. Connect there.",
    waiting: (wallet: string | null) => `Waiting for ${walletName(wallet)}`,
    waitingText: 'Approve the request there, then come back here.',
    notOpened: (wallet: string | null) => `${walletNameFirst(wallet)} didn't open`,
    notOpenedText: 'It may not be installed. Try again, or choose another option.',
    blocked: (wallet: string | null) => `Open ${walletName(wallet)} to continue`,
    blockedText: 'Your browser blocked this page from opening it.',
    noLink: (wallet: string | null) => `${walletNameFirst(wallet)} can't be opened from here`,
    noLinkText: 'Choose another option.',
    otherMethods: 'Other options',
    showQrCode: 'Show QR code',
    installedText: "It's installed in this browser.",
    connect: 'Connect',
    noConnection: 'No connection right now',
    finalizing: (wallet: string | null) => `Approved in ${walletName(wallet)}`,
    finalizingText: 'Finishing up…',
    confirmReplace: (wallet: string | null) => `Switch to ${wallet ?? 'another wallet'}?`,
    confirmReplaceText: (current: string) => `Connecting this wallet disconnects ${current}.`,
    cancelReplace: (current: string) => `Keep ${current}`,
    replace: 'Switch',
    loading: 'Getting ready',
    clockWrong: "Session Expired. This device's clock seems wrong. Correct it, then try again.",
    walletUnknown: 'Unknown wallet',
  },
}
export type RemoteTexts = typeof remoteTexts
