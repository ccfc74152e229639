import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the receive views. */
export const receiveTexts = {
  ...enShared,
  receive: {
    qrCode: 'QR code of your address',
    copy: 'Copy address',
    onlyTheseNetworks: (count: number) => `Works on ${count} networks`,
    onlyThisNetwork: 'Works on one network',
    list: 'Compatible networks',
    explain:
      'Your address is the same on these networks. Funds sent on any other network may be lost.',
    explainOne: 'Your address works on this network. Funds sent on any other network may be lost.',
  },
}
export type ReceiveTexts = typeof receiveTexts
