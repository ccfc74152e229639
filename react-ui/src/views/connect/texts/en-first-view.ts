import { enCore } from '../../../locales/en-core.ts'

/** English texts of the first view. They load before the others of its folder. */
export const firstViewTexts = {
  ...enCore,
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
}
export type FirstViewTexts = typeof firstViewTexts
