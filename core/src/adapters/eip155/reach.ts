import { within } from '../../clients/http/within.ts'
import { remoteConnectorId } from '../../domain/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainParts } from './chain-parts.ts'
import { type GuardedProvider, guardProvider } from './guard-provider.ts'

/** A wallet one can talk to now. */
export type Reached = { name: string; provider: GuardedProvider }

/** From connector ids to wallets. */
export type Reach = {
  /** null when it is not, or no longer, on this page. */
  find(connectorId: string): Reached | null
  /** Throws `connect/wallet-not-found`. */
  now(connectorId: string): Reached
  /** Waits for a wallet that announces itself late, as long as the signal allows. */
  soon(connectorId: string, signal: AbortSignal): Promise<Reached>
}

export function createReach({ host, wallets, life }: ChainParts): Reach {
  const { clock } = host.platform
  const find = (connectorId: string): Reached | null => {
    const provider = connectorId === remoteConnectorId ? host.remote() : wallets.provider(connectorId)
    return provider && { name: wallets.name(connectorId), provider: guardProvider(provider, { clock, life }) }
  }
  return {
    find,
    now(connectorId) {
      const reached = find(connectorId)
      if (!reached) throw new KitError('connect/wallet-not-found', { wallet: wallets.name(connectorId) })
      return reached
    },
    async soon(connectorId, signal) {
      let stop = () => {}
      const found = new Promise<Reached>((resolve) => {
        stop = wallets.subscribe(() => {
          const reached = find(connectorId)
          if (reached) resolve(reached)
        })
      })
      return within({ clock, ms: null, signals: [signal, life] }, () => found).finally(stop)
    },
  }
}
