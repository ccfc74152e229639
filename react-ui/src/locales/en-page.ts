/** What the page's buttons say, and what is said when the modal's own words did not arrive: part of `en`, and there before it. */
export const enPage = {
  language: 'en',
  close: 'Close',
  tryAgain: 'Try again',
  modal: { notLoaded: 'This part did not load' },
  titles: { SwitchNetwork: 'Switch network' },
  buttons: {
    connect: 'Connect wallet',
    connecting: 'Connecting',
    network: 'Choose network',
    unsupported: 'Unsupported network',
    account: 'Open account',
  },
}
export type PageWords = typeof enPage
