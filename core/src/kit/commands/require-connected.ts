import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { CommandParts, Connected } from './command-deps.ts'

/** What every question to a connected wallet keeps to. */
export type WhileConnected = {
  /** Where the page cannot read, nothing is signed either, unless it allows such networks. Throws `connector/chain-not-configured`. */
  checkNetwork(network: CaipNetworkId | null): void
  /** Nobody waits longer than the wallet is connected and the kit runs (fault case D5). */
  ask<T>(account: Connected, work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function createWhileConnected({
  state,
  until,
}: Pick<CommandParts, 'state' | 'until'>): WhileConnected {
  return {
    checkNetwork(network) {
      const isConfigured = state().network.networks.some(
        ({ caipNetworkId }) => caipNetworkId === network,
      )
      if (network === null || isConfigured || state().config.allowUnsupportedChain) return
      throw new KitError('connector/chain-not-configured', { network })
    },
    async ask({ namespace, connectorId }, work) {
      const life = new AbortController()
      let settled = false
      const isGone = () => state().accounts[namespace]?.connectorId !== connectorId
      const gone = until(() => settled || isGone()).then((): never => {
        life.abort()
        throw new KitError(isGone() ? 'connector/not-connected' : 'kit/stopped')
      })
      try {
        return await Promise.race([work(life.signal), gone])
      } finally {
        settled = true
        gone.catch(() => {}) // the wallet answered: what becomes of it later is nobody's concern here
      }
    },
  }
}
