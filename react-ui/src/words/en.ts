import { enPage } from './en-page.ts'
import { plural } from './plural.ts'

/** A sentence with something other than text in it, such as a link. */
type Mixed<T> = readonly (string | T)[]
/** Paragraphs of a guide: a title and two sentences each. */
type Paragraphs = readonly (readonly [title: string, text: string])[]

const walletGuide: Paragraphs = [
  [
    'A home for what you own',
    'Coins, tokens and collectibles are kept on public networks. A wallet shows them and lets you send and receive.',
  ],
  ['One sign-in for every site', 'No account and no password for each site. Connect your wallet and you are in.'],
  ['You hold the keys', 'Nothing leaves your wallet until you approve it there. Keep its recovery phrase to yourself.'],
]
const networkGuide: Paragraphs = [
  ['A shared ledger', 'A network is many computers that agree on who owns what. Nobody can change it alone.'],
  ['One wallet, many networks', 'Your address can be the same on several networks, while your balance is a different one on each.'],
  ['A small fee for each change', 'Sending or swapping costs a fee, paid in the coin of the network. Looking costs nothing.'],
]

const its = (wallet: string | null) => wallet ?? 'your wallet'
const It = (wallet: string | null) => wallet ?? 'Your wallet'

/** Every sentence in English. Who acts comes first, buttons are verbs, nothing is anybody's fault. A wallet that did not say its name is null. */
export const en = {
  language: 'en',
  cancel: 'Cancel',
  close: enPage.close,
  back: 'Back',
  tryAgain: enPage.tryAgain,
  askAgain: 'Ask again',
  disconnect: 'Disconnect',
  getWallet: 'Get a wallet',
  modal: {
    label: 'Wallet',
    dismiss: 'Dismiss',
    notLoaded: enPage.modal.notLoaded,
    notLoadedText: 'Check your connection, then try again.',
  },
  titles: {
    Connect: 'Connect wallet',
    ConnectingExternal: 'Connect wallet',
    Account: 'Account',
    Networks: 'Choose network',
    SwitchNetwork: enPage.titles.SwitchNetwork,
    UnsupportedChain: 'Switch network',
    SwitchAddress: 'Switch account',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    GetWallet: 'Get a wallet',
    Downloads: 'Get a wallet',
  },
  buttons: enPage.buttons,
  connect: {
    list: 'Wallets',
    installed: 'Installed',
    recent: 'Recent',
    disputed: 'Another extension uses the same name',
    none: 'No wallet in this browser yet',
    noneText: 'It takes a minute to get one. Then come back here.',
    newHere: 'New here?',
    guide: 'What is a wallet?',
    acceptFirst: 'Tick the box below to choose a wallet.',
    terms: 'terms of service',
    privacy: 'privacy policy',
    agree: <T>(one: T): Mixed<T> => ['By connecting you accept the ', one, '.'],
    agreeBoth: <T>(one: T, other: T): Mixed<T> => ['By connecting you accept the ', one, ' and the ', other, '.'],
    accept: <T>(one: T): Mixed<T> => ['I accept the ', one],
    acceptBoth: <T>(one: T, other: T): Mixed<T> => ['I accept the ', one, ' and the ', other],
  },
  connecting: {
    asking: (wallet: string | null) => `Approve in ${its(wallet)}`,
    askingText: (wallet: string | null) => `${It(wallet)} is asking whether this site may see your address.`,
    silent: (wallet: string | null) => `${It(wallet)} didn't answer`,
    silentText: 'Its window may be behind this one. Look there, or ask again.',
    refused: (wallet: string | null) => `You declined in ${its(wallet)}`,
    refusedText: 'Nothing was shared. You can try again, or choose another wallet.',
    pending: (wallet: string | null) => `Open ${its(wallet)}`,
    pendingText: 'An earlier request is still waiting there. Answer it, then try again.',
    failed: (wallet: string | null) => `${It(wallet)} could not connect`,
    missing: (wallet: string | null) => `${It(wallet)} is not in this browser`,
    missingText: 'Install it, then reload this page.',
    get: (wallet: string | null) => `Get ${its(wallet)}`,
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
    unsure: 'Not sure which?',
    guide: 'What is a network?',
    asking: (wallet: string | null, network: string) => `${It(wallet)} is asking whether to switch to ${network}.`,
    adding: (wallet: string | null, network: string) => `${It(wallet)} is asking whether to add ${network}.`,
    silentText: 'Its window may be behind this one.',
    refusedText: 'Nothing has changed. You can try again.',
    failed: (network: string) => `Could not switch to ${network}`,
    switched: (network: string) => `You are on ${network}`,
    unsupported: 'This network is not used here',
    unsupportedText: (wallet: string | null, network: string | null) =>
      `${It(wallet)} is on ${network === null ? 'another network' : `network ${network}`}. Choose one of these to go on.`,
  },
  accounts: {
    list: 'Accounts',
    types: { eoa: null, smartAccount: 'Smart account', payment: 'Payment', ordinal: 'Ordinals', stx: 'Stacks' },
    askingText: (wallet: string | null) => `${It(wallet)} is asking whether this site may use this account.`,
    failed: 'Could not switch the account',
    switched: 'Account switched',
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
    after: 'Once it is installed, reload this page.',
    custom: 'Suggested by this site',
    unknown: 'There is no link for this wallet',
    unknownText: 'Look for it on its own website only.',
  },
  errors: {
    'account/balance-unavailable': 'Balance unavailable',
    'account/wallet-missing': 'The wallet that holds this account is not in this browser.',
    'adapter/not-loaded': 'A part of this page did not load. Check your connection, then try again.',
    'connect/no-account-shared': 'Choose at least one account there, then try again.',
    'connect/wallet-failed': 'It reported a problem. Try again, or choose another wallet.',
    'connect/wallet-not-found': 'It is no longer in this browser.',
    'endpoint/unreachable': 'The network could not be reached. Check your connection, then try again.',
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
  },
}
/** What every language has to say. */
export type Words = typeof en
