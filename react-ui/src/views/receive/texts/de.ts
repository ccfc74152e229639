import type { Translation } from '../../../locales/translation.ts'
import type { ReceiveTexts } from './en.ts'

export const receiveTexts: Translation<ReceiveTexts> = {
  receive: {
    qrCode: 'QR-Code deiner Adresse',
    copy: 'Adresse kopieren',
    onlyTheseNetworks: (count) => `Gilt in ${count} Netzwerken`,
    onlyThisNetwork: 'Gilt in einem Netzwerk',
    list: 'Passende Netzwerke',
    explain:
      'Deine Adresse ist in diesen Netzwerken dieselbe. Was in einem anderen Netzwerk gesendet wird, kann verloren gehen.',
    explainOne:
      'Deine Adresse gilt in diesem Netzwerk. Was in einem anderen gesendet wird, kann verloren gehen.',
  },
  errors: {},
}
