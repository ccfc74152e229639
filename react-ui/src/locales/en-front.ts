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
    ConnectingMultiChain: 'Choose blockchain',
    AllWallets: 'All wallets',
    ConnectingWalletConnect: 'WalletConnect',
    ConnectingWalletConnectBasic: 'WalletConnect',
    Account: 'Account',
    Networks: 'Choose network',
    SwitchNetwork: enPage.titles.SwitchNetwork,
    UnsupportedChain: 'Switch network',
    SwitchActiveChain: 'Switch blockchain',
    SwitchAddress: 'Switch account',
    Profile: 'Connected wallets',
    Transactions: 'Activity',
    ApproveTransaction: 'Approve transaction',
    WalletReceive: 'Receive',
    WalletCompatibleNetworks: 'Compatible networks',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Select Token',
    WalletSendPreview: 'Review send',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    GetWallet: 'Get a wallet',
    Downloads: 'Get a wallet',
  },
  buttons: enPage.buttons,
  /** What a family of networks is called. */
  chains: {
    eip155: 'EVM Networks',
    solana: 'Solana',
    polkadot: 'Polkadot',
    bip122: 'Bitcoin',
    cosmos: 'Cosmos',
  },
  connect: {
    only: (chain: string) => `Wallets for ${chain}.`,
    every: 'Show all',
    list: 'Wallets',
    installed: 'Installed',
    recent: 'Recent',
    code: 'QR code',
    evm: 'EVM',
    disputed: 'Another extension uses the same name',
    none: 'No wallet in this browser yet',
    noneText: 'It takes a minute to get one. Then come back here.',
    newHere: 'New here?',
    guide: 'What is a wallet?',
    acceptFirst: 'Tick the box below to choose a wallet.',
    terms: 'terms of service',
    privacy: 'privacy policy',
    agree: <T>(one: T): Mixed<T> => ['By connecting you accept the ', one, '.'],
    agreeBoth: <T>(one: T, other: T): Mixed<T> => [
      'By connecting you accept the ',
      one,
      ' and the ',
      other,
      '.',
    ],
    accept: <T>(one: T): Mixed<T> => ['I accept the ', one],
    acceptBoth: <T>(one: T, other: T): Mixed<T> => ['I accept the ', one, ' and the ', other],
  },
  connecting: {
    get: (wallet: string | null) => `Get ${wallet ?? 'your wallet'}`,
  },
  /** Of what may be said over the first view; the others are told on views of their own. */
  errors: {
    'account/balance-unavailable': 'Balance unavailable',
  },
}
/** What the modal says by itself and on its first view, in any language. */
export type Words = typeof enFront
