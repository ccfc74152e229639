/**
 * English texts of the page's buttons and of the message shown if the modal fails to load. They
 * load before the rest of `en`.
 */
export const enButtons = {
  language: 'en',
  close: 'Close',
  tryAgain: 'Try again',
  modal: { notLoaded: "Couldn't load this screen" },
  buttons: {
    connect: 'Connect wallet',
    connecting: 'Connecting',
    network: 'Choose network',
    switchNetwork: 'Switch network',
    unsupported: 'Unsupported network',
    account: 'Open account',
  },
}
/** Texts that are needed before the modal has loaded, in any language. */
export type ButtonTexts = typeof enButtons
