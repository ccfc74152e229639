import type { Connector } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import type { WalletSource } from './wallet-source.ts'

type WalletInfo = Pick<Connector, 'id' | 'name' | 'icon'>

/**
 * The wallets of this page. A wallet that registers its object on `window` with the Wallet Standard,
 * too, is one connector with two ids.
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

  const sourceOf = (connectorId: string): WalletSource | null =>
    wallets.find(({ id }) => id === connectorId)?.source ??
    secondIds.get(connectorId)?.source ??
    null

  return {
    add({ id, name, icon }, source) {
      const known = wallets.find((wallet) => identityOf(wallet.source) === identityOf(source))
      if (known !== undefined) {
        if (sourceOf(id) === null) secondIds.set(id, { source, name: known.name })
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
    source: sourceOf,
    name: (connectorId) => secondIds.get(connectorId)?.name ?? registry.name(connectorId),
  }
}

/** Returns the object that identifies a wallet: any wallet can take the name of another (fault Z4). */
const identityOf = (source: WalletSource): object =>
  source.kind === 'standard' ? source.wallet.raw : source.provider
