import { walletName } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the views that lead to wallets. */
export const getWalletTexts = {
  ...enShared,
  downloads: {
    list: 'Where to get it',
    extension: 'Browser extension',
    extensionText: 'Chrome, Edge and Brave',
    ios: 'App Store',
    iosText: 'iPhone and iPad',
    android: 'Google Play',
    androidText: 'Android',
    website: 'Website',
    scanWithPhone: "Scan with your phone's camera",
    reloadAfterInstall: "Once it's installed, reload this page.",
    returnAfterInstall: 'Installed it? Come back here.',
    install: (wallet: string | null) => `Install ${walletName(wallet)}`,
    create: 'Create or import a wallet',
    createText: 'Follow its steps. Keep the recovery phrase to yourself.',
    reloadPage: 'Reload this page',
    comeBack: 'Come back here',
    connectText: 'Then choose it in the list of wallets.',
    installed: 'Already installed?',
    reload: 'Reload page',
    custom: 'Suggested by this site',
    noLink: 'No download link for this wallet',
    noLinkText: 'Only get it from its official website.',
  },
}
export type GetWalletTexts = typeof getWalletTexts
