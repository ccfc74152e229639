import {
  parsePairingLink,
  type RemoteMode,
  type RemoteSignInMode,
  remoteSignInModes,
} from '@latchkit/sandbox/remote-wallet'

export type UrlOptions = { mode: RemoteMode; signIn: RemoteSignInMode; link: string | null }

const modes: Readonly<Record<string, RemoteMode>> = {
  auto: 'approve',
  reject: 'reject',
  ask: 'ask',
}

/**
 * Options in the phone's URL: `?approve=auto|reject|ask`, `?sign-in=` and a `RemoteSignInMode`, and
 * a pairing link in `?uri=` or `#`.
 */
export function optionsFromUrl(): UrlOptions {
  const search = new URLSearchParams(location.search)
  const signIn = remoteSignInModes.find((mode) => mode === search.get('sign-in'))
  return {
    mode: modes[search.get('approve') ?? 'ask'] ?? 'ask',
    signIn: signIn ?? 'sign',
    link: parsePairingLink(location.href),
  }
}

/** Removes the pairing link, which is valid once, so that a reload does not use it again. */
export function forgetLink(): void {
  const search = new URLSearchParams(location.search)
  const kept = [...search].filter(([name]) => name === 'approve' || name === 'sign-in')
  const query = new URLSearchParams(kept).toString()
  history.replaceState(null, '', query === '' ? '/phone.html' : `/phone.html?${query}`)
}
