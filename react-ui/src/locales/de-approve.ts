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
  fee: 'Netzwerkgebühr',
  upTo: (amount) => `höchstens ${amount}`,
  feeUnknown: 'Nicht bekannt',
  functionCalled: 'Ruft auf',
  allowance: 'Darf ausgeben',
  spender: 'Wer',
  token: 'Token',
  data: 'Daten',
  delegate: 'Steuert dein Konto',
  offered: 'Du gibst',
  received: 'Du bekommst',
  phrases: {
    everything: 'Alles, jetzt und später',
    nothing: 'Nichts',
    anyone: 'Alle',
    createsContract: 'Erstellt einen Vertrag',
  },
  inSmallestUnit: (units) => `${units} in der kleinsten Einheit`,
  unreadableWarning:
    'Diese Anfrage ist nicht lesbar. Bestätige sie nur, wenn du weißt, was sie tut.',
  cautions: {
    unlimited:
      'Der Empfänger der Erlaubnis könnte alles von diesem Token nehmen, jetzt und später.',
    order: 'Das ist ein Angebot deiner Token. Alle können es zum Preis oben annehmen.',
    delegation: 'Der Vertrag würde dein Konto steuern und alles, was darin ist.',
    'every-network': 'Es ist kein Netzwerk genannt: Das gilt vielleicht in allen Netzwerken.',
    unknown:
      'Wir können nicht erkennen, was das tut. Vielleicht gibst du damit her, was dir gehört.',
  },
  acceptCautions: 'Das will ich erlauben',
  queued: (count) =>
    count === 1 ? 'Eine weitere Anfrage wartet.' : `${count} weitere Anfragen warten.`,
  decideInWallet: 'Entscheide in deiner Wallet.',
  approve: 'Bestätigen',
  sign: 'Signieren',
  reject: 'Ablehnen',
  signing: 'Bestätigt',
  unresponsive: 'Das dauert länger als üblich',
  unresponsiveText: 'Du kannst weiter warten oder abbrechen.',
  nothingToDecide: 'Nichts zu entscheiden',
}
