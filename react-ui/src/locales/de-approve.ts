import type { enApprove } from './en-approve.ts'

/** German texts of the view that asks to approve a request of an in-page wallet, part of `de`. */
export const deApprove: typeof enApprove = {
  titles: {
    message: 'Diese Nachricht signieren?',
    'typed-data': 'Diese Daten signieren?',
    calls: 'Diese Transaktion bestätigen?',
    other: 'Diese Anfrage bestätigen?',
    unreadable: 'Diese Anfrage bestätigen?',
  },
  site: 'Website',
  network: 'Netzwerk',
  account: 'Konto',
  message: 'Nachricht',
  app: 'Für',
  type: 'Was',
  method: 'Anfrage',
  value: 'Du zahlst',
  amount: 'Betrag',
  from: 'Von',
  to: 'An',
  contract: 'Vertrag',
  functionCalled: 'Ruft auf',
  createsContract: 'Erstellt einen Vertrag',
  allowance: 'Darf ausgeben',
  spender: 'Wer',
  unlimitedAmount: 'Alles, jetzt und später',
  revoked: 'Nichts mehr',
  inSmallestUnit: (units) => `${units} in der kleinsten Einheit`,
  unreadableWarning:
    'Diese Anfrage ist nicht lesbar. Bestätige sie nur, wenn du weißt, was sie tut.',
  unlimitedWarning:
    'Der Empfänger der Erlaubnis könnte alles von diesem Token nehmen, jetzt und später.',
  acceptUnlimited: 'Das will ich erlauben',
  queued: (count) =>
    count === 1 ? 'Eine weitere Anfrage wartet.' : `${count} weitere Anfragen warten.`,
  decideInWallet: 'Entscheide in deiner Wallet.',
  approve: 'Bestätigen',
  reject: 'Ablehnen',
  signing: 'Bestätigt',
  unresponsive: 'Das dauert länger als üblich',
  unresponsiveText: 'Du kannst weiter warten oder abbrechen.',
  nothingToDecide: 'Nichts zu entscheiden',
}
