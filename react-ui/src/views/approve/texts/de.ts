import type { Translation } from '../../../locales/translation.ts'
import type { ApproveTexts } from './en.ts'

export const approveTexts: Translation<ApproveTexts> = {
  approve: {
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
    app: 'App',
    type: 'Art',
    method: 'Anfrage',
    value: 'Du zahlst',
    amount: 'Betrag',
    from: 'Von',
    to: 'An',
    contract: 'Vertrag',
    fee: 'Netzwerkgebühr',
    upTo: (amount) => `höchstens ${amount}`,
    feeUnknown: 'Unbekannt',
    functionCalled: 'Funktion',
    allowance: 'Darf ausgeben',
    spender: 'Berechtigt',
    token: 'Token',
    data: 'Daten',
    delegate: 'Kontrolliert dein Konto',
    offered: 'Du gibst',
    received: 'Du bekommst',
    notUnderstood: 'Nicht verstanden',
    phrases: {
      everything: 'Unbegrenzt',
      nothing: 'Nichts (widerrufen)',
      anyone: 'Alle',
      createsContract: 'Erstellt einen Vertrag',
    },
    inSmallestUnit: (units) => `${units} in der kleinsten Einheit`,
    readingDecimals: (units) =>
      `${units} in der kleinsten Einheit (Nachkommastellen werden geprüft)`,
    decimalsUnclear: (units) => `${units} in der kleinsten Einheit (Nachkommastellen unklar)`,
    unverified: '(Name nicht geprüft)',
    nameMarks: {
      'network-currency': '(ein Token, nicht die Währung des Netzwerks)',
      'look-alike': '(Name mit täuschend ähnlichen Buchstaben, nicht geprüft)',
    },
    unreadableWarning:
      'Wir können diese Anfrage nicht entschlüsseln. Bestätige sie nur, wenn du ihr vertraust.',
    cautions: {
      unlimited:
        'Der Berechtigte könnte dein ganzes Guthaben dieses Tokens nehmen, jetzt oder später.',
      order:
        'Damit bietest du deine Token zum Verkauf an. Jeder kann das Angebot zum Preis oben annehmen.',
      delegation: 'Der Vertrag hätte die Kontrolle über dein Konto und alles darin.',
      'every-network': 'Diese Anfrage nennt kein Netzwerk und gilt daher möglicherweise in allen.',
      decimals:
        'Der Vertrag des Tokens und die Tokenliste nennen verschiedene Nachkommastellen. Der Betrag ist vielleicht größer, als er aussieht.',
      unknown:
        'Wir können nicht erkennen, was das bewirkt. Vielleicht gibst du damit dein Guthaben aus der Hand.',
    },
    acceptCautions: 'Verstanden, erlauben',
    queued: (count) =>
      count === 1 ? 'Eine weitere Anfrage wartet.' : `${count} weitere Anfragen warten.`,
    walletOrigin: 'Wallet',
    origins: (page, wallet) =>
      `Die Anfrage kommt von ${page}. Deine Wallet wird von ${wallet} geöffnet.`,
    decideInWallet: 'Bestätige sie in deiner Wallet oder lehne sie dort ab.',
    approve: 'Bestätigen',
    sign: 'Signieren',
    reject: 'Ablehnen',
    signing: 'Bestätigt',
    unresponsive: 'Das dauert länger als gewöhnlich',
    unresponsiveText: 'Du kannst weiter warten oder abbrechen.',
    nothingToDecide: 'Keine offenen Anfragen',
  },
  errors: {},
}
