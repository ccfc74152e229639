import { enButtons } from './en-buttons.ts'
import { enTitles } from './en-titles.generated.ts'

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
    ...enTitles,
    /** ApproveTransaction with a request to sign. */
    signature: 'Signature request',
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
    /** For code of the view that only some pages need, such as logins. */
    notLoaded: "Couldn't load a part of this screen.",
    newHere: 'New to wallets?',
    guide: 'What is a wallet?',
    acceptFirst: 'Accept the terms below to continue.',
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
