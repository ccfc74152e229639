import type { Translation } from '../../../locales/translation.ts'
import type { GuideTexts } from './en.ts'

export const guideTexts: Translation<GuideTexts> = {
  guide: {
    wallet: [
      [
        'Ein Ort für das, was dir gehört',
        'Coins, Token und Sammlerstücke liegen in öffentlichen Netzwerken. Eine Wallet zeigt sie und lässt dich senden und empfangen.',
      ],
      [
        'Eine Anmeldung für jede Seite',
        'Keine neuen Konten oder Passwörter: Verbinde deine Wallet, und du bist drin.',
      ],
      [
        'Du hältst die Schlüssel',
        'Nichts verlässt deine Wallet, bevor du es dort bestätigst. Behalte ihre Wieder\u00adherstellungs\u00adphrase für dich.',
      ],
    ],
    network: [
      [
        'Ein gemeinsames Buch',
        'Ein Netzwerk sind viele Rechner, die sich einig sind, wem was gehört. Allein kann niemand es ändern.',
      ],
      [
        'Eine Wallet, viele Netzwerke',
        'Dieselbe Adresse kann in mehreren Netzwerken gelten, mit eigenem Guthaben in jedem.',
      ],
      [
        'Eine kleine Gebühr für jede Transaktion',
        'Senden oder Tauschen kostet eine Gebühr in der Münze des Netzwerks. Ansehen ist kostenlos.',
      ],
    ],
    gotIt: 'Verstanden',
  },
  errors: {},
}
