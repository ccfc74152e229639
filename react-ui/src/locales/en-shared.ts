import { enActivity, enActivityErrors } from './en-activity.ts'
import { enCore, type TextWithNodes } from './en-core.ts'
import { enHoldings, enReceive } from './en-holdings.ts'
import { networkName, walletName, walletNameFirst } from './en-names.ts'
import { plural } from './plural.ts'

/**
 * English texts that several views share; the texts of the remote, send, approve and guide views
 * load with those views. Conventions: a sentence starts with its acting subject (the wallet, the
 * visitor, the site), a button label is a verb, and no text blames the visitor. A wallet or network
 * is passed by name, or as null if the name is unknown.
 */
export const enShared = {
  ...enCore,
  cancel: 'Cancel',
  askAgain: 'Ask again',
  disconnect: 'Disconnect',
  connecting: {
    ...enCore.connecting,
    requesting: (wallet: string | null) => `Approve in ${walletName(wallet)}`,
    requestingText: (wallet: string | null) =>
      `${walletNameFirst(wallet)} is asking whether this site may see your address.`,
    unresponsive: (wallet: string | null) => `${walletNameFirst(wallet)} didn't answer`,
    unresponsiveText: 'Its window may be behind this one. Look there, or ask again.',
    rejected: (wallet: string | null) => `You declined in ${walletName(wallet)}`,
    rejectedText: 'Nothing was shared. You can try again, or choose another wallet.',
    requestPending: (wallet: string | null) => `Open ${walletName(wallet)}`,
    requestPendingText: 'An earlier request is still waiting there. Answer it, then try again.',
    failed: (wallet: string | null) => `${walletNameFirst(wallet)} could not connect`,
    notInstalled: (wallet: string | null) => `${walletNameFirst(wallet)} is not in this browser`,
    notInstalledText: 'Install it, then reload this page.',
    connected: 'Connected',
    otherWallets: 'Other wallets',
  },
  account: {
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser blocked copying',
    loadingBalance: 'Loading balance',
    balanceUnavailable: 'Balance unavailable',
    viewOnExplorer: 'View on explorer',
    switchAccount: 'Switch account',
    accounts: (count: number) => plural('en', count, { one: 'account', other: 'accounts' }),
    wallets: (count: number) => plural('en', count, { one: 'wallet', other: 'wallets' }),
    disconnect: (wallet: string | null) => `Disconnect ${walletName(wallet)}`,
    disconnectAll: 'Disconnect all',
    walletsDidNotAnswer: (wallets: string) => `Disconnected here, but ${wallets} did not answer.`,
    unsupportedNetwork: 'Your wallet is on a network that this site does not use.',
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
    notOffered: 'Not offered by your wallet',
    noWallet: 'No wallet yet',
    notSure: 'Not sure which?',
    guide: 'What is a network?',
    switchingText: (wallet: string | null, network: string | null) =>
      `${walletNameFirst(wallet)} is asking whether to switch to ${networkName(network)}.`,
    addingText: (wallet: string | null, network: string | null) =>
      `${walletNameFirst(wallet)} is asking whether to add ${networkName(network)}.`,
    unresponsiveText: 'Its window may be behind this one.',
    rejectedText: 'Nothing has changed. You can try again.',
    failed: (network: string | null) => `Could not switch to ${networkName(network)}`,
    switched: (network: string | null) => `You are on ${networkName(network)}`,
    unsupported: 'This network is not used here',
    unsupportedText: (wallet: string | null, network: string | null) =>
      `${walletNameFirst(wallet)} is on ${networkName(network)}. Choose one of these to go on.`,
  },
  accounts: {
    list: 'Accounts',
    accountTypes: 'Kinds of account',
    types: {
      eoa: null,
      smartAccount: 'Smart account',
      payment: 'Payment',
      ordinal: 'Ordinals',
      stx: 'Stacks',
    },
    requestingText: (wallet: string | null) =>
      `${walletNameFirst(wallet)} is asking whether this site may use this account.`,
    failed: 'Could not switch the account',
    switched: 'Account switched',
  },
  chain: {
    list: 'Blockchains',
    connectWallet: (wallet: string | null) => `Connect ${walletName(wallet)}`,
    connectWalletText: 'It works with several blockchains. Choose one, the others can follow.',
    connected: 'Connected',
    walletNeeded: (network: string | null) => `Connect a wallet for ${network ?? 'this network'}`,
    walletNeededText: (chain: string, wallet: string | null) =>
      wallet === null
        ? `None is connected for ${chain} yet.`
        : `None is connected for ${chain} yet. ${wallet} stays connected.`,
    connectChain: (chain: string) => `Connect ${chain}`,
    connectWalletOn: (wallet: string | null, chain: string) =>
      `Connect ${walletName(wallet)} on ${chain}`,
  },
  profile: {
    active: 'In use',
    connectAnother: 'Connect another',
    disconnect: (wallet: string | null, chain: string) =>
      `Disconnect ${walletName(wallet)} from ${chain}`,
  },
  downloads: {
    list: 'Where to get it',
    extension: 'Browser extension',
    ios: 'App Store',
    iosText: 'iPhone and iPad',
    android: 'Google Play',
    androidText: 'Android',
    website: 'Website',
    scanWithPhone: "Scan with your phone's camera",
    reloadAfterInstall: 'Once it is installed, reload this page.',
    returnAfterInstall: 'Once it is installed, come back here.',
    custom: 'Suggested by this site',
    noLink: 'There is no link for this wallet',
    noLinkText: 'Look for it on its own website only.',
  },
  activity: enActivity,
  holdings: enHoldings,
  receive: enReceive,
  allWallets: {
    search: 'Search wallets',
    certifiedOnly: 'Certified wallets only',
    loading: 'Loading wallets',
    found: (count: number) => plural('en', count, { one: 'wallet found', other: 'wallets found' }),
    noMatch: <T>(text: T): TextWithNodes<T> => ['No wallet matches “', text, '”'],
    noCertified: 'No certified wallet here',
    failed: 'The list of wallets did not load',
    loadMoreFailed: 'The rest of the list did not load.',
    noLink: 'No link',
  },
  errors: {
    ...enActivityErrors,
    'account/balance-unavailable': 'Token Balance Unavailable',
    'account/wallet-missing': 'The wallet that holds this account is not in this browser.',
    'adapter/not-loaded':
      'A part of this page did not load. Check your connection, then try again.',
    'connect/no-account-shared': 'Choose at least one account there, then try again.',
    'connect/wallet-failed': 'It reported a problem. Try again, or choose another wallet.',
    'connect/wallet-not-found': 'It is no longer in this browser.',
    'endpoint/unreachable':
      'The network could not be reached. Check your connection, then try again.',
    'kit/timed-out': 'It timed out. Try again.',
    'kit/unknown': 'Something went wrong. Try again.',
    'network/not-supported-by-wallet':
      'Chain is not supported: your wallet does not offer this network.',
    'network/switch-failed': 'Your wallet stayed on the network it was on.',
    'rpc/internal': 'Your wallet reported a problem. Try again.',
    'rpc/limit-exceeded': 'Too many requests. Wait a moment, then try again.',
    'rpc/method-not-supported': 'Your wallet cannot do this.',
    'rpc/provider-disconnected': 'Your wallet lost its own connection. Try again in a moment.',
    'rpc/unauthorized': 'Your wallet has not shared this account with the site.',
    'rpc/unsupported-method': 'Your wallet cannot do this.',
    'adapter/library-missing':
      'This site lacks a part that it needs for this wallet. Choose another one.',
    'endpoint/refused': 'The network refused to answer. Try again in a moment.',
    'endpoint/unreadable':
      'The network answered something that cannot be read. Try again in a moment.',
    'endpoint/wrong-chain': 'This site asked the wrong network. Nothing was sent.',
    'remote/no-answer':
      'The connection service did not answer. Check your connection, then try again.',
    'remote/unreachable':
      'The connection service could not be reached. Check your connection, then try again.',
    'remote/refused': 'The connection service does not accept this site.',
    'remote/expired': 'The code expired before a wallet answered. Try again.',
    'remote/nothing-granted':
      'It shared nothing that this site can use. Choose an account there, then try again.',
    'remote/request-expired': 'It took too long. Try again.',
    'remote/failed': 'It reported a problem. Try again, or choose another wallet.',
    'remote/unavailable': 'This site cannot reach wallets on other devices.',
    'directory/wallet-unknown': 'It is not in the list of wallets. Choose another one.',
  },
}
export type SharedTexts = typeof enShared
