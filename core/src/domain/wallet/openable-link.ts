import { safeDeepLink } from './safe-deep-link.ts'

/** Schemes that the system, the browser or a program that is no wallet handles (fault Z17). */
const otherSchemes =
  /^((sftp|res|resource|jar|mk|cid|tel|sms|mms|mailto|callto|sip|facetime|skype|market|geo|maps|webcal|shell|search|steam|vscode|ssh|telnet|ldaps?|smb|nfs|vnc|rdp|onenote|zoommtg|slack|git|hcp|help|apt|snap|shortcuts|workflow|applescript|macappstores?|prefs|app-(prefs|settings)|jetbrains|cursor|windsurf|msteams|teamviewer\d*|anydesk|magnet|ircs?|xmpp|(sms|mms)to|afp|dict|wtai):|chrome|devtools|edge-|moz-|ms-|search-ms|itms|x-|wss?\+|web\+|ext\+|vscode-|facetime-)/

/**
 * Like `safeDeepLink`, for a link that is about to be opened: also null for a link that opens
 * another program than a wallet. A separate file, because the first view opens no link.
 */
export function openableLink(value: unknown): string | null {
  const link = safeDeepLink(value)
  return link === null || otherSchemes.test(link) ? null : link
}
