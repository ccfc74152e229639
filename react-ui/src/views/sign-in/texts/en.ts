import { walletName } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** A site's name within a sentence. Null: the site has none. */
const siteName = (site: string | null): string => site ?? 'this site'

/** English texts of the view that signs in with a wallet. */
export const signInTexts = {
  ...enShared,
  signIn: {
    title: (site: string | null) => `Sign in to ${siteName(site)}`,
    lead: (wallet: string | null) =>
      `Sign a message in ${walletName(wallet)} to prove that this account is yours. It's free and moves nothing.`,
    preparing: 'Preparing the message',
    site: 'Site',
    network: 'Network',
    account: 'Account',
    /** The statement of the message, which the site has written. */
    statement: 'The site says',
    /** The resources of the message. */
    resources: 'Refers to',
    expires: 'Valid until',
    showMessage: 'Show message',
    hideMessage: 'Hide message',
    message: 'Message to sign',
    copy: 'Copy',
    copyMessage: 'Copy message',
    copied: 'Message copied',
    copyFailed: 'Your browser blocked copying',
    signIn: 'Sign in',
    requestingText: (site: string | null) =>
      `Sign the message there to sign in to ${siteName(site)}.`,
    unresponsiveText:
      'Open your wallet and look for the request. Its window may be behind this one.',
    storing: 'Signing you in',
    storingText: 'This site is checking the signature.',
    /** The wallet has signed: shown below the steps that follow. */
    signed: (wallet: string | null) => `Signed in ${walletName(wallet)}`,
    /** The wallet has signed, and `retry` needs no further signature. */
    signatureKept: (wallet: string | null) =>
      `Signed in ${walletName(wallet)}. No need to sign again.`,
    declinedText: "Nothing was signed, so you aren't signed in. You can try again.",
    failed: "Couldn't sign you in",
    signedIn: "You're signed in",
    cancelled: "You aren't signed in",
    unavailable: 'Signing in is unavailable',
  },
  errors: {
    ...enShared.errors,
    'account/no-active-address': 'No ActiveCaipAddress found. Connect a wallet first.',
    'account/no-active-network':
      'No ActiveCaipNetwork or client found. Switch to a network of this site first.',
    'sign/not-verified':
      "The signature isn't from this account. Choose this account in your wallet, then try again.",
    'siwx/authenticating': 'Authenticating...',
    'siwx/clock-wrong':
      "Your device's clock is wrong. Set its date and time automatically in the settings, then try again.",
    'siwx/declined': 'Signature declined',
    'siwx/domain-mismatch':
      "The message names another site, so we stopped. Don't sign it anywhere else.",
    'siwx/expired': 'The message has expired. Try again to get a new one.',
    'siwx/init-failed': 'A problem occurred while trying initialize authentication',
    'siwx/message-invalid': "This site's message isn't valid, so we stopped before you signed it.",
    'siwx/network-not-found': "This site can't check signatures on this network.",
    'siwx/no-client':
      'No ConnectionController client found. Connect your wallet again, then try again.',
    'siwx/nonce-invalid': "This site's message could be reused by others, so we stopped.",
    'siwx/not-authenticated': "This site doesn't recognize your session anymore. Sign in again.",
    'siwx/not-enabled': 'SIWX is not enabled on this site.',
    'siwx/not-yet-valid': "The message isn't valid yet. Check the time settings of your device.",
    'siwx/not-verified': "The signature isn't valid for this account. Try again.",
    'siwx/outdated': 'Another account is active now. Sign in with that one.',
    'siwx/other-account': "This site answered for another account, so you aren't signed in.",
    'siwx/cookie-missing':
      "Your browser didn't keep the sign-in. Allow cookies for this site, or open it in its own tab.",
    'siwx/server-refused': "This site didn't accept the signature. Try again.",
    'siwx/smart-account': 'This application might not support Smart Accounts',
    'siwx/unreachable': "Couldn't reach this site's server. Check your connection, then try again.",
    'siwe/nonce-missing': "This site's server sent no message to sign. Try again.",
    'siwe/params-missing': "This site's server sent no message to sign. Try again.",
    'siwe/not-verified': "This site didn't accept the signature. Try again.",
  },
}
export type SignInTexts = typeof signInTexts
