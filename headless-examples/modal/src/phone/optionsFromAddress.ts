import { type RemoteMode, readPairingLink } from '@latchkit/sandbox/remote-wallet'

export type AddressOptions = { mode: RemoteMode; link: string | null }

const modes: Readonly<Record<string, RemoteMode>> = {
  auto: 'approve',
  reject: 'reject',
  ask: 'ask',
}

/** What the phone was opened with: `?approve=auto|reject|ask`, and a link to connect with after `?uri=` or `#`. */
export function optionsFromAddress(): AddressOptions {
  const approve = new URLSearchParams(location.search).get('approve')
  return { mode: modes[approve ?? 'ask'] ?? 'ask', link: readPairingLink(location.href) }
}

/** A link is good for once: a reload must not try it again. */
export function forgetLink(): void {
  const approve = new URLSearchParams(location.search).get('approve')
  history.replaceState(
    null,
    '',
    approve === null ? '/phone.html' : `/phone.html?approve=${encodeURIComponent(approve)}`,
  )
}
