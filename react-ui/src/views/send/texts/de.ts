import { walletDative, walletNameFirst } from '../../../locales/de-names.ts'
import { plural } from '../../../locales/plural.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { SendTexts } from './en.ts'

export const sendTexts: Translation<SendTexts> = {
  send: {
    labels: {
      preview: 'Prüfen',
      'address-invalid': 'Adresse ungültig',
      'address-missing': 'Adresse eingeben',
      'address-unconfirmed': 'Adresse bestätigen',
      'funds-insufficient': 'Guthaben reicht nicht',
      'amount-missing': 'Betrag eingeben',
      'value-incorrect': 'Betrag eingeben',
      'token-missing': 'Token wählen',
      'amount-invalid': 'Betrag ungültig',
      'amount-too-fine': 'Zu viele Nachkommastellen',
      resolving: 'Wird gesucht …',
    },
    notEnough: (symbol) => `Nicht genug ${symbol}`,
    selectToken: 'Token wählen',
    available: (amount) => `${amount} verfügbar`,
    balanceUnknown: 'Guthaben unbekannt',
    amount: (symbol) => (symbol === null ? 'Betrag' : `Betrag in ${symbol}`),
    usd: 'US-Dollar',
    amountFormat: (example) => `Nur Ziffern und ein Komma, etwa ${example}`,
    tooManyDecimals: (symbol, digits) =>
      digits === 0
        ? `${symbol ?? 'Er'} hat keine Nachkommastellen`
        : `${symbol ?? 'Er'} erlaubt bis zu ${digits} Nachkommastellen`,
    switchUnit: (other) => `Betrag in ${other} eingeben`,
    max: 'Alles',
    maxLabel: 'Alles: ganzes Guthaben',
    to: 'An',
    receiver: 'Adresse oder Name',
    receiverHint: 'Prüfe die Adresse genau. Gesendetes lässt sich nicht zurückholen.',
    resolving: 'Wird gesucht …',
    stop: 'Anhalten',
    doubts: {
      'other-network': (record, network) =>
        `Dieser Name hat keine Adresse für ${network}. Das ist die Adresse für ${record}.`,
      ambiguous: (record) =>
        `Dieser Name hat zwei Adressen für ${record}. Prüfe, ob das die richtige ist.`,
    },
    acceptReceiver: 'Diese Adresse verwenden',
    refuseReceiver: 'Nicht verwenden',
    paste: 'Einfügen',
    pasteFailed: 'Dein Browser hat das Einfügen blockiert',
    clear: 'Leeren',
    search: 'Token suchen',
    tokens: (network) => (network === null ? 'Token' : `Token auf ${network}`),
    loadingTokens: 'Token werden geladen',
    noTokens: 'Noch nichts zu senden',
    noTokensText: 'Token, die du in diesem Netzwerk erhältst, erscheinen hier.',
    noMatch: (text) => `Kein Token passt zu „${text}“`,
    hidden: (count) =>
      plural('de', count, {
        one: 'unteilbares Token ausgeblendet',
        other: 'unteilbare Token ausgeblendet',
      }),
    preparing: 'Die Vorschau wird vorbereitet',
    youSend: 'Du sendest',
    from: 'Von',
    token: 'Token-Vertrag',
    network: 'Netzwerk',
    fee: 'Netzwerkgebühr',
    upTo: (amount) => `höchstens ${amount}`,
    accountRent: 'Token-Konto',
    total: 'Gesamt',
    requestedBy: 'Angefragt von',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Dein Browser hat das Kopieren blockiert',
    confirm: (amount) => `${amount} senden`,
    announcement: (amount, receiver) => `Du sendest ${amount} an ${receiver}`,
    acceptFirst: 'Erst die Warnungen bestätigen',
    warnings: {
      self: { text: 'Das ist dein eigenes Konto.', accept: 'An mich selbst senden' },
      contract: {
        text: 'Das ist ein Smart Contract. Dorthin gesendete Token können verloren sein.',
        accept: 'An den Smart Contract senden',
      },
      'look-alike': {
        text: 'Diese Adresse sieht aus wie eine, die du kennst, ist aber eine andere.',
        accept: 'Ich habe verglichen und sende an die neue',
      },
      'unverified-name': {
        text: 'Wir konnten nicht bestätigen, dass dieser Name zu dieser Adresse gehört.',
        accept: 'Die Adresse stimmt',
      },
      'creates-account': {
        text: 'Der Empfänger hat noch kein Konto für dieses Token. Du bezahlst, dass es angelegt wird.',
        accept: 'Das Konto bezahlen',
      },
    },
    knownAddress: 'Bekannte Adresse',
    receiverAddress: 'Diese Adresse',
    differentCharacters: (count) =>
      plural('de', count, { one: 'Zeichen ist anders', other: 'Zeichen sind anders' }),
    checking: 'Wird noch einmal geprüft',
    checkingText: 'Wir stellen sicher, dass sich seit deiner Prüfung nichts geändert hat',
    requesting: (wallet) => `Bestätige in ${walletDative(wallet)}`,
    requestingText: 'Nach der Bestätigung lässt es sich nicht zurückholen.',
    unresponsive: (wallet) => `${walletNameFirst(wallet)} hat nicht geantwortet`,
    unresponsiveText:
      'Ihr Fenster liegt vielleicht hinter diesem. Bestätigst du dort, wird noch gesendet.',
    startNew: 'Neue Überweisung',
    rejected: (wallet) => `Du hast die Anfrage in ${walletDative(wallet)} abgelehnt`,
    rejectedText: 'Nichts wurde gesendet. Versuche es erneut oder ändere erst etwas.',
    failed: 'Nicht gesendet',
    outcomeUnknown: 'Vielleicht wurde es gesendet',
    edit: 'Ändern',
    outdated: {
      'send/account-changed': 'Das Konto hat gewechselt',
      'send/network-changed': 'Das Netzwerk hat gewechselt',
    },
    outdatedText: 'Nichts wurde gesendet. Beginne mit dem aktuellen Konto neu.',
    restart: 'Neu beginnen',
    blocked: 'Das lässt sich nicht senden',
    sent: (amount) => `${amount} gesendet`,
    toast: {
      sent: (amount, receiver) => `${amount} an ${receiver} gesendet`,
      confirmed: (amount, receiver) => `${amount} an ${receiver} bestätigt`,
    },
    about: (amount, receiver, result) => `${amount} an ${receiver}. ${result}`,
    view: 'Ansehen',
    sentTo: {
      sent: (receiver) => `An ${receiver}. Wartet auf Bestätigung.`,
      slow: (receiver) => `An ${receiver}. Die Bestätigung dauert länger als üblich.`,
      underpriced: (receiver) =>
        `An ${receiver}. Das Netzwerk verlangt mehr, als diese Überweisung bietet. Warte, oder erhöhe ihre Gebühr in deiner Wallet.`,
      included: (receiver) => `An ${receiver}. In einem Block, der noch nicht endgültig ist.`,
      reorganized: (receiver) => `An ${receiver}. Wird erneut bestätigt.`,
      confirmed: (receiver) => `An ${receiver}. Bestätigt.`,
    },
    notConfirmed: {
      reverted: 'Transaktion fehlgeschlagen',
      replaced: 'Transaktion ersetzt',
      dropped: 'Transaktion verworfen',
      astray: 'Deine Wallet hat das Netzwerk gewechselt',
      misdirected: 'In einem anderen Netzwerk gesendet',
      mismatched: 'Gesendet wurde nicht, was du geprüft hast',
      failed: 'Die Überweisung ließ sich nicht bestätigen',
    },
    misdirected: (network, reviewed) =>
      `Deine Wallet hat in ${network} gesendet, nicht in ${reviewed}. Sieh nach, bevor du noch einmal sendest.`,
    astray: (chainId) =>
      `Deine Wallet ist jetzt im Netzwerk ${chainId}, das diese Seite nicht kennt. Die Transaktion kann dort sein: Sieh nach, bevor du noch einmal sendest.`,
    done: 'Fertig',
    copyHash: 'Transaktions-Hash kopieren',
    hashCopied: 'Transaktions-Hash kopiert',
  },
  errors: {
    'data/name-not-resolved':
      'Der Name ließ sich nicht nachschlagen. Versuche es erneut oder nimm die Adresse.',
    'send/account-changed': 'Das Konto hat gewechselt.',
    'send/address-invalid': 'Das ist keine gültige Adresse in diesem Netzwerk.',
    'send/already-asked': 'Diese Anfrage ist in deiner Wallet schon offen.',
    'send/altered': 'Gesendet wurde etwas anderes, als du geprüft hast.',
    'send/amount-invalid': 'Der Betrag ist keine Zahl.',
    'send/amount-or-receiver-missing': 'Es fehlt ein Betrag oder eine Adresse.',
    'send/amount-too-fine': 'Der Betrag hat mehr Nachkommastellen, als das Token erlaubt.',
    'send/astray':
      'Deine Wallet hat in ein Netzwerk gewechselt, das diese Seite nicht kennt. Die Transaktion kann dort sein: Sieh nach, bevor du noch einmal sendest.',
    'send/below-minimum': 'Das ist weniger, als ein neues Konto in diesem Netzwerk halten muss.',
    'send/changed': 'Seit deiner Prüfung hat sich etwas geändert. Prüfe es noch einmal.',
    'send/decimals-mismatch':
      'Die Nachkommastellen dieses Tokens passen nicht zu unseren Daten. Darum haben wir angehalten.',
    'send/dropped': 'Das Netzwerk hat die Transaktion nicht angenommen. Es wurde nichts gesendet.',
    'send/expired': 'Die Transaktion ist abgelaufen. Beginne neu.',
    'send/failed': 'Die Transaktion ließ sich nicht senden. Versuche es erneut.',
    'send/fee-insufficient': 'Es bleibt nicht genug für die Netzwerkgebühr.',
    'send/fee-risen':
      'Die Netzwerkgebühr ist seit deiner Prüfung gestiegen. Prüfe die neue Gebühr.',
    'send/funds-insufficient': 'Das Guthaben reicht nicht.',
    'send/leaves-too-little':
      'Übrig bliebe weniger, als ein Konto in diesem Netzwerk halten muss. Sende weniger oder alles.',
    'send/misdirected':
      'Deine Wallet hat die Transaktion in einem anderen Netzwerk gesendet, als du geprüft hast.',
    'send/name-changed': 'Dieser Name führt jetzt zu einer anderen Adresse. Prüfe sie noch einmal.',
    'send/name-not-here':
      'Dieser Name führt zu einem Smart Contract auf Ethereum, den es in diesem Netzwerk nicht gibt. Frage nach einer Adresse in diesem Netzwerk.',
    'send/name-unknown': 'Zu diesem Namen gibt es keine Adresse.',
    'send/network-changed': 'Das Netzwerk hat gewechselt.',
    'send/receiver-unconfirmed':
      'Die Adresse dieses Namens in diesem Netzwerk ist nicht sicher. Bestätige sie oder gib eine andere ein.',
    'send/receiver-blocked': 'An diese Adresse lässt sich nichts senden.',
    'send/reorganized': 'Deine Transaktion wird erneut bestätigt. Sende sie nicht ein zweites Mal.',
    'send/replaced': 'Eine andere Transaktion ist an ihre Stelle getreten.',
    'send/reverted': 'Die Transaktion ist im Netzwerk gescheitert. Nur ihre Gebühr wurde bezahlt.',
    'send/token-missing': 'Wähle, was du senden möchtest.',
    'send/token-unreadable':
      'Das Token ließ sich nicht aus dem Netzwerk lesen. Versuche es gleich noch einmal.',
    'send/token-unsupported': 'Token dieser Art lassen sich von hier nicht senden.',
    'send/unfollowed':
      'Wir können diese Transaktion gerade nicht prüfen. Sieh nach, bevor du noch einmal sendest.',
    'send/unsupported-chain': 'In diesem Netzwerk lässt sich von hier noch nichts senden.',
    'send/would-fail':
      'Das Netzwerk würde diese Überweisung ablehnen, darum wurde sie nicht gesendet.',
  },
}
