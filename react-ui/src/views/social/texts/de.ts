import { deLoginErrors } from '../../../locales/de-login-errors.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { SocialTexts } from './en.ts'

export const socialTexts: Translation<SocialTexts> = {
  social: {
    label: 'Mit einem sozialen Konto anmelden',
    more: 'Weitere soziale Konten',
    with: (provider) => `Weiter mit ${provider}`,
    wallets: 'Weiter mit einer Wallet',
    preparing: (provider) => `${provider} wird geöffnet`,
    preparingText: 'Das dauert einen Moment.',
    consenting: (provider) => `Melde dich bei ${provider} an`,
    consentingText: 'Mach in dem geöffneten Fenster weiter.',
    redirecting: (provider) => `${provider} wird geöffnet`,
    connecting: 'Deine Wallet wird geöffnet',
    connectingText: 'Das dauert einen Moment.',
    failed: (provider) => `Anmeldung mit ${provider} fehlgeschlagen`,
    blocked: 'Das Fenster wurde blockiert',
    openAgain: 'Erneut öffnen',
    stopped: 'Anmeldung beendet',
    by: (origin) => ['Deine Wallet wird von ', origin, ' geöffnet'],
    qrCode: 'QR-Code für Farcaster',
    creatingCode: 'QR-Code wird erstellt …',
    scan: 'Scanne den Code mit deinem Telefon, um Farcaster zu öffnen.',
    scanWithOtherPhone: 'Öffne Farcaster oder scanne den Code mit einem anderen Telefon.',
    link: 'Link zu Farcaster',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Dein Browser hat das Kopieren blockiert. Markiere den Link, um ihn zu kopieren.',
    openFarcaster: 'Farcaster öffnen',
    waiting: 'Bestätige in Farcaster',
  },
  errors: { ...deLoginErrors },
}
