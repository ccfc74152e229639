import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { CosmosKey } from './cosmos.types.ts'

/** Where a connection stands. Wallets of this family are on every chain at once, so which one is meant is ours to remember. */
export type Standing = { network: CaipNetworkId /** null: not said yet. */; key: CosmosKey | null }

export type Standings = {
  of(connectorId: string): Standing | null
  put(connectorId: string, standing: Standing | null): void
  /** What we do ourselves is told like what the wallet does. */
  tell(connectorId: string, event: WalletEvent): void
  hear(connectorId: string, listener: (event: WalletEvent) => void): () => void
}

export function createStandings(): Standings {
  const standings = new Map<string, Standing>()
  const emitter = createEmitter<{ connectorId: string; event: WalletEvent }>()
  return {
    of: (connectorId) => standings.get(connectorId) ?? null,
    put(connectorId, standing) {
      if (standing === null) standings.delete(connectorId)
      else standings.set(connectorId, standing)
    },
    tell: (connectorId, event) => emitter.emit({ connectorId, event }),
    hear: (connectorId, listener) =>
      emitter.subscribe((change) => {
        if (change.connectorId === connectorId) listener(change.event)
      }),
  }
}
