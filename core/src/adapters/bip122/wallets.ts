import type { Connector } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import type { WalletSource } from './wallet-source.ts'

type WalletInfo = Pick<Connector, 'id' | 'name' | 'icon'>

/**
 * The wallets of this page. A wallet that has an object on `window` and is also registered with the
 * Wallet Standard is one connector with two ids.
 */
export type Wallets = {
  /** Ignores the id of remote wallets. */
  add(wallet: WalletInfo, source: WalletSource): void
  /** Calls the listener for each known and each later connector. Returns unsubscribe. */
  subscribe(listener: (connector: Connector) => void): () => void
  /** Calls the listener at once and after each `add`, also of a second id. Returns unsubscribe. */
  onChange(listener: () => void): () => void
  /** Null if the wallet is unknown. */
  source(connectorId: string): WalletSource | null
  name(connectorId: string): string
}

export function createWallets(): Wallets {
  const wallets: (WalletInfo & { source: WalletSource })[] = []
  const secondIds = new Map<string, { source: WalletSource; name: string }>()
  const emitter = createEmitter<void>()
  const registry = createConnectorRegistry<object>()

  return {
    add({ id, name, icon }, source) {
      const known = wallets.find(
        (wallet) => wallet.id === id || wallet.name.toLowerCase() === name.toLowerCase(),
      )
      if (known !== undefined && isSecondSource(known.source, source)) {
        if (!secondIds.has(id)) secondIds.set(id, { source, name: known.name })
      } else {
        const addedId = registry.add(
          { id, name, icon, type: 'ANNOUNCED', chain: 'bip122', rdns: null },
          identityOf(source),
        )
        if (addedId !== null) wallets.push({ id: addedId, name, icon, source })
      }
      emitter.emit()
    },
    subscribe: registry.subscribe,
    onChange(listener) {
      const unsubscribe = emitter.subscribe(listener)
      listener()
      return unsubscribe
    },
    source(connectorId) {
      const wallet = wallets.find(({ id }) => id === connectorId)
      return wallet?.source ?? secondIds.get(connectorId)?.source ?? null
    },
    name: (connectorId) => secondIds.get(connectorId)?.name ?? registry.name(connectorId),
  }
}

/** Returns the object by which the registry detects another wallet of the same name (fault A2). */
const identityOf = (source: WalletSource): object =>
  source.kind === 'standard' ? source.wallet.raw : source.provider

/**
 * Returns whether one source is an object on `window` and the other is registered with the Wallet
 * Standard. One wallet often has both, so the second source is not treated as an impostor.
 */
const isSecondSource = (a: WalletSource, b: WalletSource): boolean =>
  isOnWindow(a) !== isOnWindow(b)
const isOnWindow = (source: WalletSource) => source.kind !== 'standard' && source.path !== null
