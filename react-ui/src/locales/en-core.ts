import { enButtons } from './en-buttons.ts'

/** A sentence split into texts and nodes such as links. */
export type TextWithNodes<T> = readonly (string | T)[]

/**
 * English texts of the modal frame and its first view, part of `en`. They load before the rest of
 * `en`.
 */
export const enCore = {
  language: enButtons.language,
  close: enButtons.close,
  back: 'Back',
  tryAgain: enButtons.tryAgain,
  getWallet: 'Get a wallet',
  modal: {
    label: 'Wallet',
    dismiss: 'Dismiss',
    branding: 'Powered by Latchkit',
    notLoaded: enButtons.modal.notLoaded,
    notLoadedText: 'Check your connection, then try again.',
  },
  titles: {
    Connect: 'Connect wallet',
    ConnectingExternal: 'Connect wallet',
    ConnectingMultiChain: 'Choose network',
    AllWallets: 'All wallets',
    ConnectingWalletConnect: 'WalletConnect',
    ConnectingWalletConnectBasic: 'WalletConnect',
    Account: 'Account',
    Networks: 'Choose network',
    SwitchNetwork: enButtons.titles.SwitchNetwork,
    UnsupportedChain: 'Switch network',
    SwitchActiveChain: 'Switch network',
    SwitchAddress: 'Switch account',
    Profile: 'Connected wallets',
    Transactions: 'Activity',
    ApproveTransaction: 'Approve transaction',
    SIWXSignMessage: 'Sign in',
    /** ApproveTransaction with a request to sign. */
    signature: 'Signature request',
    WalletReceive: 'Receive',
    WalletCompatibleNetworks: 'Compatible networks',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Select a token',
    WalletSendPreview: 'Review send',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    GetWallet: 'Get a wallet',
    Downloads: 'Get a wallet',
  },
  buttons: enButtons.buttons,
  /** Display names of namespaces. */
  chains: {
    eip155: 'Ethereum networks',
    solana: 'Solana',
    polkadot: 'Polkadot',
    bip122: 'Bitcoin',
    cosmos: 'Cosmos',
  },
  connect: {
    walletsFor: (chain: string) => `Showing wallets for ${chain}.`,
    showAll: 'Show all',
    list: 'Wallets',
    installed: 'Installed',
    recent: 'Recent',
    phoneWallet: 'Phone wallet',
    popular: 'Popular',
    moreWallets: 'More wallets',
    qrCode: 'QR code',
    evm: 'Ethereum',
    disputed: 'Another extension uses the same name',
    noWallet: 'No wallet found in this browser',
    noWalletText: 'Install one in about a minute, then come back.',
    noMethod: "You can't connect right now",
    noMethodText: 'This site has turned off connecting a wallet.',
    newHere: 'New to wallets?',
    guide: 'What is a wallet?',
    acceptFirst: 'Accept the terms below to continue.',
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
  connecting: {
    getWallet: (wallet: string | null) => `Get ${wallet ?? 'your wallet'}`,
  },
  /**
   * Translations of errors load with the other views. Until then an error has its text of the error
   * catalogue.
   */
  errors: {},
}
/** Texts of the modal frame and its first view, in any language. */
export type CoreTexts = typeof enCore
