import { enActivity, enActivityErrors } from './en-activity.ts'
import { enFront, type Mixed } from './en-front.ts'
import { enHoldings, enReceive } from './en-holdings.ts'
import { plural } from './plural.ts'

/** Paragraphs of a guide: a title and two sentences each. */
type Paragraphs = readonly (readonly [title: string, text: string])[]

const walletGuide: Paragraphs = [
  [
    'A home for what you own',
    'Coins, tokens and collectibles are kept on public networks. A wallet shows them and lets you send and receive.',
  ],
  [
    'One sign-in for every site',
    'No account and no password for each site. Connect your wallet and you are in.',
  ],
  [
    'You hold the keys',
    'Nothing leaves your wallet until you approve it there. Keep its recovery phrase to yourself.',
  ],
]
const networkGuide: Paragraphs = [
  [
    'A shared ledger',
    'A network is many computers that agree on who owns what. Nobody can change it alone.',
  ],
  [
    'One wallet, many networks',
    'Your address can be the same on several networks, while your balance is a different one on each.',
  ],
  [
    'A small fee for each change',
    'Sending or swapping costs a fee, paid in the coin of the network. Looking costs nothing.',
  ],
]

const its = (wallet: string | null) => wallet ?? 'your wallet'
const It = (wallet: string | null) => wallet ?? 'Your wallet'
const another = (network: string | null) => network ?? 'another network'

/**
 * What views share, in English; what one group of views alone says comes with it. Who acts comes first, buttons are verbs, nothing is
 * anybody's fault. A wallet or network whose name is not known is null.
 */
export const enShared = {
  ...enFront,
  cancel: 'Cancel',
  askAgain: 'Ask again',
  disconnect: 'Disconnect',
  connecting: {
    ...enFront.connecting,
    asking: (wallet: string | null) => `Approve in ${its(wallet)}`,
    askingText: (wallet: string | null) =>
      `${It(wallet)} is asking whether this site may see your address.`,
    silent: (wallet: string | null) => `${It(wallet)} didn't answer`,
    silentText: 'Its window may be behind this one. Look there, or ask again.',
    refused: (wallet: string | null) => `You declined in ${its(wallet)}`,
    refusedText: 'Nothing was shared. You can try again, or choose another wallet.',
    pending: (wallet: string | null) => `Open ${its(wallet)}`,
    pendingText: 'An earlier request is still waiting there. Answer it, then try again.',
    failed: (wallet: string | null) => `${It(wallet)} could not connect`,
    missing: (wallet: string | null) => `${It(wallet)} is not in this browser`,
    missingText: 'Install it, then reload this page.',
    connected: 'Connected',
    others: 'Other wallets',
  },
  account: {
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser blocked copying',
    loading: 'Loading balance',
    unavailable: 'Balance unavailable',
    explorer: 'View on explorer',
    switch: 'Switch account',
    accounts: (count: number) => plural('en', count, { one: 'account', other: 'accounts' }),
    wallets: (count: number) => plural('en', count, { one: 'wallet', other: 'wallets' }),
    disconnect: (wallet: string | null) => `Disconnect ${its(wallet)}`,
    disconnectAll: 'Disconnect all',
    stayed: (wallets: string) => `Disconnected here, but ${wallets} did not answer.`,
    unsupported: 'Your wallet is on a network that this site does not use.',
    connecting: 'Connecting',
    reconnecting: 'Restoring your connection',
    disconnected: 'No wallet is connected',
  },
  networks: {
    list: 'Networks',
    search: 'Search networks',
    none: (text: string) => `No network matches “${text}”`,
    clear: 'Clear search',
    test: 'Test network',
    refused: 'Not offered by your wallet',
    unconnected: 'No wallet yet',
    unsure: 'Not sure which?',
    guide: 'What is a network?',
    asking: (wallet: string | null, network: string | null) =>
      `${It(wallet)} is asking whether to switch to ${another(network)}.`,
    adding: (wallet: string | null, network: string | null) =>
      `${It(wallet)} is asking whether to add ${another(network)}.`,
    silentText: 'Its window may be behind this one.',
    refusedText: 'Nothing has changed. You can try again.',
    failed: (network: string | null) => `Could not switch to ${another(network)}`,
    switched: (network: string | null) => `You are on ${another(network)}`,
    unsupported: 'This network is not used here',
    unsupportedText: (wallet: string | null, network: string | null) =>
      `${It(wallet)} is on ${another(network)}. Choose one of these to go on.`,
  },
  accounts: {
    list: 'Accounts',
    kinds: 'Kinds of account',
    types: {
      eoa: null,
      smartAccount: 'Smart account',
      payment: 'Payment',
      ordinal: 'Ordinals',
      stx: 'Stacks',
    },
    askingText: (wallet: string | null) =>
      `${It(wallet)} is asking whether this site may use this account.`,
    failed: 'Could not switch the account',
    switched: 'Account switched',
  },
  chain: {
    list: 'Blockchains',
    choose: (wallet: string | null) => `Connect ${its(wallet)}`,
    chooseText: 'It works with several blockchains. Choose one, the others can follow.',
    connected: 'Connected',
    needed: (network: string | null) => `Connect a wallet for ${network ?? 'this network'}`,
    neededText: (chain: string, wallet: string | null) =>
      wallet === null
        ? `None is connected for ${chain} yet.`
        : `None is connected for ${chain} yet. ${wallet} stays connected.`,
    connect: (chain: string) => `Connect ${chain}`,
  },
  profile: {
    active: 'In use',
    others: 'Connect another',
    disconnect: (wallet: string | null, chain: string) => `Disconnect ${its(wallet)} from ${chain}`,
  },
  guide: {
    wallet: walletGuide,
    network: networkGuide,
    gotIt: 'Got it',
  },
  downloads: {
    list: 'Where to get it',
    extension: 'Browser extension',
    ios: 'App Store',
    iosText: 'iPhone and iPad',
    android: 'Google Play',
    androidText: 'Android',
    website: 'Website',
    scan: "Scan with your phone's camera",
    after: 'Once it is installed, reload this page.',
    afterApp: 'Once it is installed, come back here.',
    custom: 'Suggested by this site',
    unknown: 'There is no link for this wallet',
    unknownText: 'Look for it on its own website only.',
  },
  activity: enActivity,
  holdings: enHoldings,
  receive: enReceive,
  allWallets: {
    search: 'Search wallets',
    certified: 'Certified wallets only',
    loading: 'Loading wallets',
    found: (count: number) => plural('en', count, { one: 'wallet found', other: 'wallets found' }),
    none: <T>(text: T): Mixed<T> => ['No wallet matches “', text, '”'],
    noneCertified: 'No certified wallet here',
    failed: 'The list of wallets did not load',
    stuck: 'The rest of the list did not load.',
    unreachable: 'No link',
  },
  errors: {
    ...enFront.errors,
    ...enActivityErrors,
    'account/wallet-missing': 'The wallet that holds this account is not in this browser.',
    'adapter/not-loaded':
      'A part of this page did not load. Check your connection, then try again.',
    'connect/no-account-shared': 'Choose at least one account there, then try again.',
    'connect/wallet-failed': 'It reported a problem. Try again, or choose another wallet.',
    'connect/wallet-not-found': 'It is no longer in this browser.',
    'endpoint/unreachable':
      'The network could not be reached. Check your connection, then try again.',
    'kit/timed-out': 'It took too long. Try again.',
    'kit/unknown': 'Something did not work. Try again.',
    'network/not-supported-by-wallet': 'Your wallet does not offer this network.',
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
export type SharedWords = typeof enShared
