import { deLoginErrors } from './de-login-errors.ts'
import { walletDative, walletNameFirst } from './de-names.ts'
import { deTitles } from './de-titles.generated.ts'
import type { SharedTexts } from './en-shared.ts'
import { plural } from './plural.ts'

/** German texts that several views share. */
export const deShared: SharedTexts = {
  language: 'de',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  close: 'Schließen',
  back: 'Zurück',
  tryAgain: 'Erneut versuchen',
  askAgain: 'Erneut anfragen',
  disconnect: 'Trennen',
  getWallet: 'Wallet holen',
  modal: {
    label: 'Wallet',
    dismiss: 'Ausblenden',
    branding: 'Technik von Latchkit',
    notLoaded: 'Diese Ansicht konnte nicht geladen werden',
    notLoadedText: 'Prüfe deine Verbindung und versuche es erneut.',
  },
  titles: { ...deTitles, signature: 'Signaturanfrage' },
  buttons: {
    connect: 'Wallet verbinden',
    connecting: 'Verbinde',
    network: 'Netzwerk wählen',
    switchNetwork: 'Netzwerk wechseln',
    unsupported: 'Netzwerk nicht unterstützt',
    account: 'Konto öffnen',
  },
  chains: {
    eip155: 'Ethereum-Netzwerke',
    solana: 'Solana',
    polkadot: 'Polkadot',
    bip122: 'Bitcoin',
    cosmos: 'Cosmos',
  },
  connecting: {
    requesting: (wallet) => `Bestätige in ${walletDative(wallet)}`,
    requestingText: (wallet) =>
      `Bestätige in ${walletDative(wallet)}, dass diese Seite deine Adresse sehen darf.`,
    unresponsive: (wallet) => `${walletNameFirst(wallet)} hat nicht geantwortet`,
    unresponsiveText:
      'Vielleicht liegt ihr Fenster hinter diesem. Sieh dort nach oder sende die Anfrage erneut.',
    rejected: (wallet) => `Du hast die Anfrage in ${walletDative(wallet)} abgelehnt`,
    rejectedText: 'Es wurde nichts freigegeben. Versuche es erneut oder wähle eine andere Wallet.',
    requestPending: (wallet) => `In ${walletDative(wallet)} ist eine Anfrage offen`,
    requestPendingText: 'Beantworte sie dort und versuche es dann erneut.',
    failed: (wallet) => `Verbindung mit ${walletDative(wallet)} fehlgeschlagen`,
    notInstalled: (wallet) => `${walletNameFirst(wallet)} ist nicht installiert`,
    notInstalledText: 'Installiere sie und lade diese Seite neu.',
    getWallet: (wallet) => `${wallet ?? 'Wallet'} holen`,
    connected: 'Verbunden',
    otherWallets: 'Andere Wallets',
  },
  account: {
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Dein Browser hat das Kopieren blockiert',
    loadingBalance: 'Guthaben wird geladen',
    balanceUnavailable: 'Guthaben nicht verfügbar',
    viewOnExplorer: 'Im Explorer ansehen',
    explorer: 'Explorer',
    switchAccount: 'Konto wechseln',
    accounts: (count) => plural('de', count, { one: 'Konto', other: 'Konten' }),
    wallets: (count) => plural('de', count, { one: 'Wallet', other: 'Wallets' }),
    disconnect: (wallet) => `${wallet ?? 'Deine Wallet'} trennen`,
    disconnectAll: 'Alle trennen',
    signIn: 'Anmelden',
    signInText: 'Zeige, dass dieses Konto dir gehört',
    signedIn: 'Du bist auf dieser Seite angemeldet',
    signOut: 'Abmelden',
    walletsDidNotAnswer: (wallets) =>
      `Getrennt. ${wallets} hat nicht geantwortet und zeigt diese Seite vielleicht noch an.`,
    unsupportedNetwork: 'Deine Wallet ist in einem Netzwerk, das diese Seite nicht unterstützt.',
    connecting: 'Verbinde',
    reconnecting: 'Deine Verbindung wird wiederhergestellt',
    disconnected: 'Keine Wallet ist verbunden',
  },
  chain: {
    list: 'Netzwerke',
    connectWallet: (wallet) => `${walletNameFirst(wallet)} verbinden`,
    connectWalletText:
      'Sie unterstützt mehrere Netzwerke. Wähle eines für den Anfang; weitere kannst du später hinzufügen.',
    connected: 'Verbunden',
    walletNeeded: (network) => `Verbinde eine Wallet für ${network ?? 'dieses Netzwerk'}`,
    walletNeededText: (chain, wallet) =>
      wallet === null
        ? `${chain} braucht eine eigene Wallet.`
        : `${chain} braucht eine eigene Wallet. ${wallet} bleibt verbunden.`,
    walletSupports: (chain, wallet) =>
      `${walletNameFirst(wallet)} unterstützt auch ${chain}. Deine anderen Konten bleiben verbunden.`,
    connectChain: (chain) => `${chain} verbinden`,
    connectWalletOn: (wallet, chain) => `${walletNameFirst(wallet)} auf ${chain} verbinden`,
  },
  errors: {
    'embedded/frame-refused': deLoginErrors['embedded/frame-refused'],
    'embedded/request-timed-out': deLoginErrors['embedded/request-timed-out'],
    'adapter/library-missing':
      'Diese Seite ist für diese Wallet nicht eingerichtet. Wähle eine andere.',
    'endpoint/refused': 'Das Netzwerk hat die Anfrage abgelehnt. Versuche es gleich erneut.',
    'endpoint/unreadable': 'Das Netzwerk hat unerwartet geantwortet. Versuche es gleich erneut.',
    'endpoint/wrong-chain':
      'Diese Seite hat das falsche Netzwerk erreicht. Es wurde nichts gesendet.',
    'account/balance-unavailable': 'Guthaben nicht verfügbar',
    'account/wallet-missing': 'Die Wallet zu diesem Konto ist in diesem Browser nicht installiert.',
    'adapter/not-loaded':
      'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
    'connect/no-account-shared':
      'Es wurde kein Konto freigegeben. Wähle dort mindestens eines und versuche es erneut.',
    'connect/wallet-failed':
      'Die Wallet hat einen Fehler gemeldet. Versuche es erneut oder wähle eine andere Wallet.',
    'connect/wallet-not-found': 'Die Wallet ist in diesem Browser nicht mehr installiert.',
    'endpoint/blocked':
      'Die Einstellungen dieser Seite blockieren einen Dienst, den sie braucht. Gib der Seite Bescheid.',
    'endpoint/unreachable':
      'Das Netzwerk war nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
    'connect/consent-missing': 'Akzeptiere zuerst die Bedingungen dieser Seite.',
    'feature/off': 'Das ist auf dieser Seite nicht verfügbar.',
    'kit/timed-out': 'Die Anfrage hat zu lange gedauert. Versuche es erneut.',
    'kit/unknown': 'Etwas ist schiefgelaufen. Versuche es erneut.',
    'network/not-supported-by-wallet': 'Deine Wallet unterstützt dieses Netzwerk nicht.',
    'network/no-public-url':
      'Diese Website hat keine öffentliche Adresse des Netzwerks für deine Wallet. Füge es in deiner Wallet hinzu und versuche es noch einmal.',
    'network/switch-failed': 'Deine Wallet hat das Netzwerk nicht gewechselt.',
    'rpc/internal': 'Deine Wallet hat einen Fehler gemeldet. Versuche es erneut.',
    'rpc/result-invalid':
      'Deine Wallet hat unerwartet geantwortet. Sie kann ausgeführt haben, was du genehmigt hast: Prüfe sie, bevor du es erneut versuchst.',
    'rpc/limit-exceeded': 'Zu viele Anfragen. Warte kurz und versuche es erneut.',
    'rpc/method-not-supported': 'Deine Wallet unterstützt das nicht.',
    'rpc/provider-disconnected':
      'Deine Wallet hat ihre Verbindung verloren. Versuche es gleich erneut.',
    'rpc/unauthorized': 'Deine Wallet hat dieses Konto nicht für diese Seite freigegeben.',
    'rpc/unsupported-method': 'Deine Wallet unterstützt das nicht.',
    'remote/blocked':
      'Die Einstellungen dieser Seite blockieren den Verbindungsdienst. Verbinde dich anders.',
    'remote/no-answer':
      'Der Verbindungsdienst hat nicht geantwortet. Prüfe deine Verbindung und versuche es erneut.',
    'remote/unreachable':
      'Der Verbindungsdienst war nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
    'remote/refused': 'Diese Seite darf den Verbindungsdienst nicht nutzen.',
    'remote/expired': 'Der Code lief ab, bevor eine Wallet geantwortet hat. Versuche es erneut.',
    'remote/nothing-granted':
      'Die Wallet hat kein Konto freigegeben, das diese Seite nutzen kann. Wähle dort eines und versuche es erneut.',
    'remote/replaced':
      'Eine Wallet, die du in einem anderen Tab verbunden hast, ersetzt die Wallet in diesem Tab',
    'remote/request-expired':
      'Deine Wallet hat nicht rechtzeitig geantwortet. Prüfe sie, bevor du es erneut versuchst.',
    'remote/failed':
      'Die Wallet hat einen Fehler gemeldet. Versuche es erneut oder wähle eine andere Wallet.',
    'remote/unavailable': 'Diese Seite kann sich nicht mit Wallets auf anderen Geräten verbinden.',
    'siwx/sign-out-failed':
      'In diesem Browser bist du abgemeldet. Die Seite war nicht erreichbar; wir versuchen es noch einmal.',
    'directory/wallet-unknown': 'Diese Wallet steht nicht in der Liste. Wähle eine andere.',
  },
}
