import type { WalletProvider } from './wallet.types.ts'

export type Announcement = { uuid: string; name: string; icon: string; rdns: string }
export type Announcer = { start(times: number): void; stop(): void }

/**
 * Creates the announcer of a provider (EIP-6963). `start` announces the provider `times` times, and
 * again at every request of a page until `stop`.
 */
export function createAnnouncer(
  events: EventTarget,
  info: Announcement,
  provider: WalletProvider,
): Announcer {
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => {
    events.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  return {
    start(times) {
      events.addEventListener('eip6963:requestProvider', announce)
      for (let count = 0; count < times; count += 1) announce()
    },
    stop: () => events.removeEventListener('eip6963:requestProvider', announce),
  }
}
