import { enCore } from './en-core.ts'
import { walletName, walletNameFirst } from './en-names.ts'

/** English texts of connecting an installed wallet. They load before those of later views. */
export const enConnecting = {
  ...enCore,
  cancel: 'Cancel',
  askAgain: 'Resend request',
  connecting: {
    ...enCore.connecting,
    requesting: (wallet: string | null) => `Approve in ${walletName(wallet)}`,
    requestingText: (wallet: string | null) =>
      `Confirm in ${walletName(wallet)} to share your address with this site.`,
    unresponsive: (wallet: string | null) => `${walletNameFirst(wallet)} didn't answer`,
    unresponsiveText:
      'Its window may be hidden behind this one. Check there, or resend the request.',
    rejected: (wallet: string | null) => `You declined the request in ${walletName(wallet)}`,
    rejectedText: 'Nothing was shared. Try again, or choose another wallet.',
    requestPending: (wallet: string | null) => `${walletNameFirst(wallet)} has a pending request`,
    requestPendingText: 'Answer it there, then try again.',
    failed: (wallet: string | null) => `Couldn't connect to ${walletName(wallet)}`,
    notInstalled: (wallet: string | null) => `${walletNameFirst(wallet)} isn't installed`,
    notInstalledText: 'Install it, then reload this page.',
    connected: 'Connected',
    otherWallets: 'Other wallets',
  },
  errors: {
    'adapter/not-loaded':
      "Couldn't load a part of this page. Check your connection, then try again.",
    'connect/no-account-shared':
      'No account was shared. Choose at least one there, then try again.',
    'connect/wallet-failed': 'The wallet reported an error. Try again, or choose another wallet.',
    'connect/wallet-not-found': "The wallet isn't installed in this browser anymore.",
    'endpoint/blocked': "This site's settings block a service that it needs. Let the site know.",
    'endpoint/unreachable': "Couldn't reach the network. Check your connection, then try again.",
    'connect/consent-missing': 'Accept the terms of this site first.',
    'feature/off': "This isn't available on this site.",
    'kit/timed-out': 'The request timed out. Try again.',
    'kit/unknown': 'Something went wrong. Try again.',
    'network/not-supported-by-wallet': 'Chain is not supported by your wallet.',
    'network/no-public-url':
      'This site has no public address of the network for your wallet. Add the network in your wallet, then try again.',
    'network/switch-failed': "Your wallet didn't switch networks.",
    'rpc/internal': 'Your wallet reported an error. Try again.',
    'rpc/result-invalid':
      'Your wallet sent an unexpected answer. It may have done what you approved: check your wallet before you try again.',
    'rpc/limit-exceeded': 'Too many requests. Wait a moment, then try again.',
    'rpc/method-not-supported': "Your wallet doesn't support this.",
    'rpc/provider-disconnected': 'Your wallet lost its connection. Try again in a moment.',
    'rpc/unauthorized': "Your wallet hasn't shared this account with this site.",
    'rpc/unsupported-method': "Your wallet doesn't support this.",
    'adapter/library-missing': "This site isn't set up for this wallet. Choose another one.",
    'endpoint/refused': 'The network refused the request. Try again in a moment.',
    'endpoint/unreadable': 'The network sent an unexpected response. Try again in a moment.',
  },
}
export type ConnectingTexts = typeof enConnecting
