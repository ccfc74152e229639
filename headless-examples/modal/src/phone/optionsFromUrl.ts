import { parsePairingLink, type RemoteMode } from '@latchkit/sandbox/remote-wallet'

export type UrlOptions = { mode: RemoteMode; link: string | null }

const modes: Readonly<Record<string, RemoteMode>> = {
  auto: 'approve',
  reject: 'reject',
  ask: 'ask',
}

/** Options in the phone's URL: `?approve=auto|reject|ask`, and a pairing link in `?uri=` or `#`. */
export function optionsFromUrl(): UrlOptions {
  const approve = new URLSearchParams(location.search).get('approve')
  return { mode: modes[approve ?? 'ask'] ?? 'ask', link: parsePairingLink(location.href) }
}

/** Removes the pairing link, which is valid once, so that a reload does not use it again. */
export function forgetLink(): void {
  const approve = new URLSearchParams(location.search).get('approve')
  history.replaceState(
    null,
    '',
    approve === null ? '/phone.html' : `/phone.html?approve=${encodeURIComponent(approve)}`,
  )
}
