import { enPage } from './en-page.ts'

/** A sentence with something other than text in it, such as a link. */
export type Mixed<T> = readonly (string | T)[]

/** What the modal and its first view say, in English: part of `en`, and there before it. */
export const enFront = {
  language: enPage.language,
  close: enPage.close,
  back: 'Back',
  tryAgain: enPage.tryAgain,
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
    AllWallets: 'All wallets',
    ConnectingWalletConnect: 'WalletConnect',
    ConnectingWalletConnectBasic: 'WalletConnect',
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
    code: 'QR code',
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
    get: (wallet: string | null) => `Get ${wallet ?? 'your wallet'}`,
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
/** What the modal says by itself and on its first view, in any language. */
export type Words = typeof enFront
