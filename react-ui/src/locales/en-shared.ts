import { enConnecting } from './en-connecting.ts'
import type { TextWithNodes } from './en-core.ts'
import { networkName, walletName, walletNameFirst } from './en-names.ts'
import { plural } from './plural.ts'

/**
 * English texts that several views share; those of a view are in its folder, `texts/en.ts`.
 * Conventions: a sentence starts with its acting subject (the wallet, the visitor, the site), a
 * button label is a verb, and no text blames the visitor. A wallet or network is passed by name, or
 * as null if the name is unknown.
 */
export const enShared = {
  ...enConnecting,
  clear: 'Clear',
  disconnect: 'Disconnect',
  connect: {
    ...enConnecting.connect,
    noMethod: "You can't connect right now",
    noMethodText: 'This site has turned off connecting a wallet.',
    terms: 'terms of service',
    privacy: 'privacy policy',
    agree: <T>(link: T): TextWithNodes<T> => ['By connecting, you agree to the ', link, '.'],
    agreeBoth: <T>(first: T, second: T): TextWithNodes<T> => [
      'By connecting, you agree to the ',
      first,
      ' and the ',
      second,
      '.',
    ],
    accept: <T>(link: T): TextWithNodes<T> => ['I accept the ', link],
    acceptBoth: <T>(first: T, second: T): TextWithNodes<T> => [
      'I accept the ',
      first,
      ' and the ',
      second,
    ],
  },
  account: {
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser blocked copying',
    loadingBalance: 'Loading balance',
    balanceUnavailable: 'Balance unavailable',
    viewOnExplorer: 'View on explorer',
    explorer: 'Explorer',
    switchAccount: 'Switch account',
    accounts: (count: number) => plural('en', count, { one: 'account', other: 'accounts' }),
    wallets: (count: number) => plural('en', count, { one: 'wallet', other: 'wallets' }),
    disconnect: (wallet: string | null) => `Disconnect ${walletName(wallet)}`,
    disconnectAll: 'Disconnect all',
    signIn: 'Sign in',
    signInText: 'Prove that this account is yours',
    signedIn: "You're signed in to this site",
    signOut: 'Sign out',
    walletsDidNotAnswer: (wallets: string) =>
      `Disconnected. ${wallets} didn't answer and may still list this site.`,
    unsupportedNetwork: "Your wallet is on a network this site doesn't support.",
    connecting: 'Connecting',
    reconnecting: 'Restoring your connection',
    disconnected: 'No wallet is connected',
  },
  networks: {
    list: 'Networks',
    search: 'Search networks',
    noMatch: (text: string) => `No network matches “${text}”`,
    clearSearch: 'Clear search',
    testNetwork: 'Test network',
    notOffered: 'Not supported by your wallet',
    noWallet: 'Not connected',
    notSure: 'Not sure which?',
    guide: 'What is a network?',
    confirm: (network: string | null) => `Switch to ${networkName(network)}?`,
    confirmText: (network: string | null) =>
      `You can't log in on the current network. Switch to ${networkName(network)}, then log in.`,
    confirmAction: 'Switch',
    switchingText: (wallet: string | null, network: string | null) =>
      `Confirm in ${walletName(wallet)} to switch to ${networkName(network)}.`,
    addingText: (wallet: string | null, network: string | null) =>
      `Confirm in ${walletName(wallet)} to add ${networkName(network)}.`,
    rejectedText: 'Nothing has changed. You can try again.',
    failed: (network: string | null) => `Couldn't switch to ${networkName(network)}`,
    switched: (network: string | null) => `You're on ${networkName(network)}`,
    unsupported: 'Unsupported network',
    unsupportedText: (wallet: string | null) =>
      `${walletNameFirst(wallet)} is on a network this site doesn't support. Switch to continue.`,
  },
  chain: {
    list: 'Networks',
    connectWallet: (wallet: string | null) => `Connect ${walletName(wallet)}`,
    connectWalletText:
      'It supports several networks. Choose one to start with; you can add the others later.',
    connected: 'Connected',
    walletNeeded: (network: string | null) => `Connect a wallet for ${network ?? 'this network'}`,
    walletNeededText: (chain: string, wallet: string | null) =>
      wallet === null
        ? `${chain} needs its own wallet.`
        : `${chain} needs its own wallet. ${wallet} stays connected.`,
    walletSupports: (chain: string, wallet: string | null) =>
      `${walletNameFirst(wallet)} supports ${chain} too. Your other accounts stay connected.`,
    connectChain: (chain: string) => `Connect ${chain}`,
    connectWalletOn: (wallet: string | null, chain: string) =>
      `Connect ${walletName(wallet)} on ${chain}`,
  },
  errors: {
    ...enConnecting.errors,
    'account/balance-unavailable': 'Token Balance Unavailable',
    'account/wallet-missing': "The wallet for this account isn't installed in this browser.",
    'embedded/frame-refused': 'Your wallet reported an error. Try again.',
    'embedded/request-timed-out': 'The request timed out. Try again.',
    'endpoint/wrong-chain': 'This site reached the wrong network. Nothing was sent.',
    'remote/blocked': "This site's settings block the connection service. Connect another way.",
    'remote/no-answer':
      "The connection service didn't answer. Check your connection, then try again.",
    'remote/unreachable':
      "Couldn't reach the connection service. Check your connection, then try again.",
    'remote/refused': "This site isn't allowed to use the connection service.",
    'remote/expired': 'The code expired before a wallet answered. Try again.',
    'remote/nothing-granted':
      "The wallet didn't share an account this site can use. Choose one there, then try again.",
    'remote/replaced': 'A wallet that you connected in another tab replaces the one in this tab',
    'remote/request-expired':
      "Your wallet didn't answer in time. Check your wallet before you try again.",
    'remote/failed': 'The wallet reported an error. Try again, or choose another wallet.',
    'remote/unavailable': "This site can't connect to wallets on other devices.",
    'siwx/sign-out-failed':
      "You're signed out in this browser. This site doesn't know it yet; we'll try again.",
    'directory/wallet-unknown': "This wallet isn't in the list. Choose another one.",
  },
}
export type SharedTexts = typeof enShared
