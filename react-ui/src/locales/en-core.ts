import { enButtons } from './en-buttons.ts'
import { enTitles } from './en-titles.generated.ts'

/** A sentence split into texts and nodes such as links. */
export type TextWithNodes<T> = readonly (string | T)[]

/**
 * English texts of the modal's frame and of several views, part of `en`. They load before the rest
 * of `en`.
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
  connecting: {
    getWallet: (wallet: string | null) => `Get ${wallet ?? 'your wallet'}`,
  },
  /**
   * Translations of errors load with the other views. Until then an error has its text of the error
   * catalogue.
   */
  errors: {},
}
/** Texts of the modal's frame and of several views, in any language. */
export type CoreTexts = typeof enCore
