import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { CommandDeps, ConnectedWallet } from './command-deps.ts'

/** Checks and runs requests to a connected wallet. */
export type RequireConnected = {
  /**
   * Throws `connector/chain-not-configured` for a network that the page has not configured, unless
   * `allowUnsupportedChain` is set: the kit cannot read that chain, so nothing may be signed for
   * it.
   */
  checkNetwork(network: CaipNetworkId | null): void
  /**
   * Runs a request while the wallet stays connected. When the wallet disconnects or the kit stops,
   * aborts the request's signal and rejects with `connector/not-connected` or `kit/stopped` (fault
   * D5).
   */
  during<T>(wallet: ConnectedWallet, request: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function createRequireConnected({
  state,
  waitUntil,
}: Pick<CommandDeps, 'state' | 'waitUntil'>): RequireConnected {
  return {
    checkNetwork(network) {
      const isConfigured = state().network.networks.some(
        ({ caipNetworkId }) => caipNetworkId === network,
      )
      if (network === null || isConfigured || state().config.allowUnsupportedChain) return
      throw new KitError('connector/chain-not-configured', { network })
    },
    async during({ namespace, connectorId }, request) {
      const controller = new AbortController()
      let isSettled = false
      const isDisconnected = () => state().accounts[namespace]?.connectorId !== connectorId
      const disconnected = waitUntil(() => isSettled || isDisconnected()).then((): never => {
        controller.abort()
        throw new KitError(isDisconnected() ? 'connector/not-connected' : 'kit/stopped')
      })
      try {
        return await Promise.race([request(controller.signal), disconnected])
      } finally {
        isSettled = true
        disconnected.catch(() => {}) // `disconnected` may reject after the request has settled
      }
    },
  }
}
