import { within } from '../../clients/http/within.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

/** A wallet one can talk to now. */
export type Reached<Handle> = { name: string; handle: Handle }

/** From connector ids to wallets. */
export type Reach<Handle> = {
  /** null when it is not, or no longer, on this page. */
  find(connectorId: string): Reached<Handle> | null
  /** Throws `connect/wallet-not-found`. */
  now(connectorId: string): Reached<Handle>
  /** Waits for a wallet that shows itself late, as long as the signal allows. */
  soon(connectorId: string, signal: AbortSignal): Promise<Reached<Handle>>
}

type Parts<Handle> = {
  platform: Pick<Platform, 'clock'>
  /** The wallets of this page. */
  wallets: {
    handle(connectorId: string): Handle | null
    name(connectorId: string): string
    subscribe(found: () => void): () => void
  }
  /** The wallet across the relay, where there is one. */
  remote(): Handle | null
  life: AbortSignal
}

export function createReach<Handle>({
  platform: { clock },
  wallets,
  remote,
  life,
}: Parts<Handle>): Reach<Handle> {
  const find = (connectorId: string): Reached<Handle> | null => {
    const handle = connectorId === remoteConnectorId ? remote() : wallets.handle(connectorId)
    return handle === null ? null : { name: wallets.name(connectorId), handle }
  }
  return {
    find,
    now(connectorId) {
      const reached = find(connectorId)
      if (!reached)
        throw new KitError('connect/wallet-not-found', { wallet: wallets.name(connectorId) })
      return reached
    },
    async soon(connectorId, signal) {
      let stop = () => {}
      const found = new Promise<Reached<Handle>>((resolve) => {
        stop = wallets.subscribe(() => {
          const reached = find(connectorId)
          if (reached) resolve(reached)
        })
      })
      return within({ clock, ms: null, signals: [signal, life] }, () => found).finally(stop)
    },
  }
}
