import { isRecord } from '../base/checks.ts'

/**
 * Creates the registration of a wallet with the Wallet Standard. `start` registers the wallet
 * `times` times, and again at every `app-ready` event of a page until `stop`.
 */
export function createRegistration(events: EventTarget, wallet: object) {
  const register = (api: unknown) => {
    if (isRecord(api) && typeof api.register === 'function') api.register(wallet)
  }
  const onAppReady = (event: Event) => register('detail' in event ? event.detail : null)
  return {
    start(times: number) {
      events.addEventListener('wallet-standard:app-ready', onAppReady)
      for (let count = 0; count < times; count += 1) {
        events.dispatchEvent(
          new CustomEvent('wallet-standard:register-wallet', { detail: register }),
        )
      }
    },
    stop: () => events.removeEventListener('wallet-standard:app-ready', onAppReady),
  }
}
