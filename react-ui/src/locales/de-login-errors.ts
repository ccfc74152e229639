import type { LoginErrorCode } from './en-login-errors.ts'

/** German texts for error codes of the embedded wallet and of its logins, part of `de`. */
export const deLoginErrors: Readonly<Record<LoginErrorCode, string>> = {
  'email/address-taken': 'Ein anderes Konto nutzt diese E-Mail-Adresse. Gib eine andere ein.',
  'email/code-attempts': 'Zu viele Codes waren falsch. Fordere einen neuen Code an.',
  'email/code-expired': 'Der Code ist abgelaufen. Fordere einen neuen an.',
  'email/code-resent': 'Ein neuer Code wurde gesendet',
  'email/code-wrong': 'Der Code stimmt nicht. Prüfe ihn und versuche es erneut.',
  'email/device-refused':
    'Dieses Gerät wurde nicht bestätigt. Fordere einen neuen Link an und öffne ihn in diesem Browser.',
  'email/invalid': 'Gib eine gültige E-Mail-Adresse ein.',
  'email/throttled': 'Versuche es in 30 Sekunden erneut',
  'email/unchanged': 'Mit dieser E-Mail-Adresse meldest du dich schon an.',
  'embedded/aborted': 'Etwas ist schiefgelaufen. Versuche es erneut.',
  'embedded/action-not-allowed': 'Aktion nicht erlaubt',
  'embedded/carried-out':
    'Eine Anfrage wurde trotz Ablehnung ausgeführt. Prüfe deine Aktivitäten, bevor du es erneut versuchst.',
  'embedded/frame-blocked':
    'Die Einstellungen dieser Seite blockieren deine Wallet. Melde dich anders an.',
  'embedded/frame-error': 'Ein Fehler ist aufgetreten. Versuche es erneut.',
  'embedded/frame-load-failed':
    'Deine Wallet konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  'embedded/frame-lost': 'Deine Wallet wurde von dieser Seite entfernt. Versuche es erneut.',
  'embedded/frame-missing':
    'Deine Wallet konnte nicht geladen werden. Lade diese Seite neu und versuche es erneut.',
  'embedded/frame-not-loaded':
    'Ein Teil der Anmeldung konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  'embedded/frame-refused': 'Deine Wallet hat einen Fehler gemeldet. Versuche es erneut.',
  'embedded/login-off':
    'Diese Anmeldung ist auf dieser Seite nicht verfügbar. Wähle einen anderen Weg.',
  'embedded/method-not-allowed': 'Aktion nicht erlaubt',
  'embedded/request-aborted': 'Die Anfrage wurde abgebrochen. Versuche es erneut.',
  'embedded/request-timed-out': 'Die Anfrage hat zu lange gedauert. Versuche es erneut.',
  'embedded/request-unknown': 'Deine Wallet unterstützt das nicht.',
  'embedded/sent-anyway':
    'Trotz Ablehnung gesendet: {amount} an {receiver}. Prüfe deine Aktivitäten, bevor du es erneut sendest.',
  'embedded/session-ended': 'Deine Anmeldung ist beendet. Melde dich erneut an.',
  'embedded/sign-out-failed':
    'In diesem Browser bist du abgemeldet. Der Dienst deiner Wallet weiß davon noch nichts; wir versuchen es noch einmal.',
  'embedded/storage-denied':
    'Dieser Browser lässt deine Wallet keine Daten speichern. Erlaube Cookies von Drittanbietern oder nutze einen anderen Browser.',
  'embedded/unavailable': 'Diese Seite bietet keine Anmeldung per E-Mail oder sozialem Konto an.',
  'embedded/unverified-domain': 'Diese Seite darf deine Wallet nicht öffnen.',
  'social/cancelled': 'Die Anmeldung wurde geschlossen, bevor sie abgeschlossen war.',
  'social/no-url': 'Der Link zur Anmeldung konnte nicht abgerufen werden. Versuche es erneut.',
  'social/popup-blocked':
    'Das Fenster zur Anmeldung konnte nicht geöffnet werden. Erlaube Pop-ups für diese Seite und versuche es erneut.',
  'social/popup-cut-off':
    'Dein Browser hat das Fenster zur Anmeldung von dieser Seite getrennt. Schließe es, falls es noch offen ist, und melde dich anders an.',
  'social/popup-lost':
    'Das Fenster zur Anmeldung wurde geschlossen oder von dieser Seite getrennt. Schließe es, falls es noch offen ist. Versuche es dann erneut oder melde dich anders an.',
  'social/popup-missing':
    'Das Fenster zur Anmeldung konnte nicht erstellt werden. Versuche es erneut.',
  'social/refused':
    'Die Anmeldung wurde dort abgelehnt. Versuche es erneut oder melde dich anders an.',
  'social/result-invalid': 'Diese Anmeldung gilt nicht mehr. Melde dich erneut an.',
  'social/timed-out': 'Die Anmeldung hat zu lange gedauert. Versuche es erneut.',
  'social/untrusted-origin': 'Nicht vertrauenswürdige Herkunft',
}
