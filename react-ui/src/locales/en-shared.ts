import { enConnecting } from './en-connecting.ts'
import { walletName, walletNameFirst } from './en-names.ts'
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
