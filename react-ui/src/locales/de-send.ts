import { walletDative, walletNameFirst } from './de-names.ts'
import type { enSend, enSendErrors } from './en-send.ts'
import { plural } from './plural.ts'

/** German texts of the send views, part of `de`. */
export const deSend: typeof enSend = {
  labels: {
    preview: 'Vorschau ansehen',
    'address-invalid': 'Adresse ungültig',
    'address-missing': 'Adresse eingeben',
    'funds-insufficient': 'Guthaben reicht nicht',
    'amount-missing': 'Betrag eingeben',
    'value-incorrect': 'Wert nicht möglich',
    'token-missing': 'Token wählen',
    'amount-invalid': 'Betrag ungültig',
    'amount-too-fine': 'Zu viele Stellen',
    resolving: 'Wird gesucht …',
  },
  selectToken: 'Token wählen',
  selectTokenText: 'Was du senden möchtest',
  available: (amount) => `${amount} verfügbar`,
  balanceUnknown: 'Guthaben unbekannt',
  amount: (symbol) => (symbol === null ? 'Betrag' : `Betrag in ${symbol}`),
  usd: 'US-Dollar',
  amountFormat: (example) => `Nur Ziffern und ein Komma, etwa ${example}`,
  tooManyDecimals: (symbol, digits) =>
    digits === 0
      ? `${symbol ?? 'Er'} hat keine Stellen nach dem Komma`
      : `${symbol ?? 'Er'} hat höchstens ${digits} Stellen nach dem Komma`,
  switchUnit: (other) => `Betrag in ${other} eingeben`,
  max: 'Alles',
  maxLabel: 'Alles, was da ist',
  to: 'An',
  receiver: 'Adresse oder Name',
  receiverHint: 'Vergleiche sie mit dem Empfänger: Gesendetes kommt nicht zurück.',
  resolving: 'Wird gesucht …',
  stop: 'Anhalten',
  paste: 'Einfügen',
  pasteFailed: 'Dein Browser hat das Einfügen verhindert',
  clear: 'Leeren',
  search: 'Tokens suchen',
  tokens: (network) => (network === null ? 'Tokens hier' : `Tokens auf ${network}`),
  loadingTokens: 'Tokens werden geladen',
  noTokens: 'Noch nichts zu senden',
  noTokensText: 'Was du in diesem Netzwerk erhältst, steht dann hier.',
  noMatch: (text) => `Kein Token passt zu „${text}“`,
  hidden: (count) =>
    plural('de', count, {
      one: 'unteilbares Token wird nicht gezeigt',
      other: 'unteilbare Tokens werden nicht gezeigt',
    }),
  preparing: 'Die Vorschau wird vorbereitet',
  youSend: 'Du sendest',
  from: 'Von',
  network: 'Netzwerk',
  fee: 'Netzwerkgebühr',
  upTo: (amount) => `höchstens ${amount}`,
  accountRent: 'Token-Konto',
  total: 'Zusammen',
  requestedBy: 'Angefragt von',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  copyFailed: 'Dein Browser hat das Kopieren verhindert',
  confirm: (amount) => `${amount} senden`,
  announcement: (amount, receiver) => `Du sendest ${amount} an ${receiver}`,
  acceptFirst: 'Erst alle Kästchen ankreuzen',
  warnings: {
    self: { text: 'Das ist dein eigenes Konto.', accept: 'An mich selbst senden' },
    contract: {
      text: 'Diese Adresse ist ein Vertrag. Vielleicht kann er nichts zurückgeben.',
      accept: 'An den Vertrag senden',
    },
    'look-alike': {
      text: 'Diese Adresse sieht aus wie eine, die du kennst, ist aber eine andere.',
      accept: 'Ich habe verglichen und meine die neue',
    },
    'unverified-name': {
      text: 'Niemand konnte bestätigen, dass der Name zu der Adresse gehört.',
      accept: 'Die Adresse stimmt',
    },
    'creates-account': {
      text: 'Der Empfänger hat noch kein Konto für dieses Token. Du bezahlst, dass es angelegt wird.',
      accept: 'Das Konto bezahlen',
    },
  },
  knownAddress: 'Du kennst',
  receiverAddress: 'Du sendest an',
  differentCharacters: (count) =>
    plural('de', count, { one: 'Zeichen ist anders', other: 'Zeichen sind anders' }),
  checking: 'Wird noch einmal geprüft',
  checkingText: 'Sind Konto, Netzwerk und Betrag noch die aus der Vorschau?',
  requesting: (wallet) => `Bestätige in ${walletDative(wallet)}`,
  requestingText: (amount, receiver) =>
    `${amount} an ${receiver}. Von hier aus lässt es sich nicht zurückholen.`,
  unresponsive: (wallet) => `${walletNameFirst(wallet)} hat nicht geantwortet`,
  unresponsiveText:
    'Ihr Fenster liegt vielleicht hinter diesem. Bestätigst du dort, wird noch gesendet.',
  startNew: 'Neu beginnen',
  rejected: (wallet) => `Du hast in ${walletDative(wallet)} abgelehnt`,
  rejectedText: 'Nichts wurde gesendet. Versuche es erneut oder ändere erst etwas.',
  failed: 'Es wurde nicht gesendet',
  outcomeUnknown: 'Vielleicht wurde es gesendet',
  edit: 'Ändern',
  outdated: {
    'send/account-changed': 'Das Konto hat gewechselt',
    'send/network-changed': 'Das Netzwerk hat gewechselt',
  },
  outdatedText: 'Nichts wurde gesendet. Beginne neu, dann siehst du, was von wo abgeht.',
  restart: 'Neu beginnen',
  blocked: 'Das lässt sich nicht senden',
  status: {
    awaitingWallet: 'Gesendet',
    unresponsive: 'Gesendet',
    sent: 'Gesendet',
    slow: 'Gesendet, wartet noch',
    confirmed: 'Gesendet und bestätigt',
    reverted: 'Im Netzwerk fehlgeschlagen',
    replaced: 'Eine andere Transaktion kam an ihre Stelle',
    dropped: 'Das Netzwerk hat sie verworfen',
    mismatched: 'Gesendet wurde nicht, was du geprüft hast',
    rejected: 'Es wurde nicht gesendet',
    failed: 'Es wurde nicht gesendet',
  },
  statusText: (network, hash) => `${network ?? 'Das Netzwerk'} führt sie als ${hash}.`,
  copyHash: 'Transaktionsnummer kopieren',
  hashCopied: 'Transaktionsnummer kopiert',
}

/** German texts for error codes of the send flow. */
export const deSendErrors: typeof enSendErrors = {
  'data/name-not-resolved':
    'Der Name ließ sich nicht nachschlagen. Versuche es erneut oder nimm die Adresse.',
  'send/account-changed': 'Das Konto hat gewechselt.',
  'send/address-invalid': 'Das ist keine Adresse dieses Netzwerks.',
  'send/already-asked': 'Deine Wallet wird gerade schon genau danach gefragt.',
  'send/altered': 'Gesendet wurde etwas anderes, als du geprüft hast.',
  'send/amount-invalid': 'Der Betrag ist keine Zahl.',
  'send/amount-or-receiver-missing': 'Es fehlt ein Betrag oder eine Adresse.',
  'send/amount-too-fine': 'Der Betrag hat mehr Stellen nach dem Komma als das Token.',
  'send/below-minimum': 'Das ist weniger, als ein neues Konto in diesem Netzwerk halten muss.',
  'send/changed': 'Seit der Vorschau hat sich etwas geändert. Sieh noch einmal hin.',
  'send/decimals-mismatch':
    'Das Token zählt seine Stellen anders, als die Liste sagt. Es wird sicherheitshalber nicht gesendet.',
  'send/dropped': 'Das Netzwerk hat die Transaktion nicht angenommen. Es wurde nichts gesendet.',
  'send/expired': 'Die Transaktion hat zu lange gewartet. Erstelle sie neu.',
  'send/failed': 'Die Transaktion ließ sich nicht senden. Versuche es erneut.',
  'send/fee-insufficient': 'Es bleibt nicht genug für die Netzwerkgebühr.',
  'send/funds-insufficient': 'In diesem Konto ist nicht genug davon.',
  'send/leaves-too-little':
    'Übrig bliebe weniger, als ein Konto in diesem Netzwerk halten muss. Sende weniger oder alles.',
  'send/name-changed':
    'Der Name führt jetzt zu einer anderen Adresse. Sieh sie dir noch einmal an.',
  'send/name-unknown': 'Unter diesem Namen ist niemand eingetragen.',
  'send/network-changed': 'Das Netzwerk hat gewechselt.',
  'send/receiver-blocked': 'An diese Adresse lässt sich nichts senden.',
  'send/replaced': 'Eine andere Transaktion ist an ihre Stelle getreten.',
  'send/reverted': 'Die Transaktion ist im Netzwerk gescheitert. Nur ihre Gebühr wurde bezahlt.',
  'send/token-missing': 'Wähle, was du senden möchtest.',
  'send/token-unreadable':
    'Das Netzwerk hat zu wenig über dieses Token gesagt. Versuche es gleich noch einmal.',
  'send/token-unsupported': 'Token dieser Art lassen sich von hier nicht senden.',
  'send/unfollowed':
    'Was aus der Transaktion wurde, lässt sich gerade nicht lesen. Sieh nach, bevor du noch einmal sendest.',
  'send/unsupported-chain': 'In diesem Netzwerk lässt sich von hier noch nichts senden.',
  'send/would-fail':
    'Das Netzwerk würde diese Überweisung ablehnen, darum wurde sie nicht gesendet.',
}
