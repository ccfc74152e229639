import type { Translation } from '../../../locales/translation.ts'
import type { GetWalletTexts } from './en.ts'

export const getWalletTexts: Translation<GetWalletTexts> = {
  downloads: {
    list: 'Wo es sie gibt',
    extension: 'Browser-Erweiterung',
    extensionText: 'Chrome, Edge und Brave',
    ios: 'App Store',
    iosText: 'iPhone und iPad',
    android: 'Google Play',
    androidText: 'Android',
    website: 'Website',
    scanWithPhone: 'Scanne mit der Kamera deines Handys',
    reloadAfterInstall: 'Lade diese Seite nach der Installation neu.',
    returnAfterInstall: 'Schon installiert? Komm hierher zurück.',
    install: (wallet) => `Installiere ${wallet ?? 'deine Wallet'}`,
    create: 'Erstelle oder importiere eine Wallet',
    createText:
      'Folge den Schritten dort. Behalte die Wieder\u00adherstellungs\u00adphrase für dich.',
    reloadPage: 'Lade diese Seite neu',
    comeBack: 'Komm hierher zurück',
    connectText: 'Wähle sie dann in der Liste der Wallets.',
    installed: 'Schon installiert?',
    reload: 'Seite neu laden',
    custom: 'Von dieser Seite vorgeschlagen',
    noLink: 'Kein Download-Link für diese Wallet',
    noLinkText: 'Hole sie nur von ihrer offiziellen Website.',
  },
  errors: {},
}
