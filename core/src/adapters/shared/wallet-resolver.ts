import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'

/** An available wallet. `client` is the object that calls it. */
export type ResolvedWallet<Client> = { name: string; client: Client }

/** Resolves connector ids to wallets. */
export type WalletResolver<Client> = {
  /** Null if the wallet is not available. */
  find(connectorId: string): ResolvedWallet<Client> | null
  /** Throws `connect/wallet-not-found` if the wallet is not available. */
  get(connectorId: string): ResolvedWallet<Client>
  /** Waits until the wallet is discovered. Rejects when `signal` or the adapter is aborted. */
  waitFor(connectorId: string, signal: AbortSignal): Promise<ResolvedWallet<Client>>
}

type WalletResolverDeps<Client> = {
  platform: Pick<Platform, 'clock'>
  /** The wallets of this page. */
  wallets: {
    client(connectorId: string): Client | null
    name(connectorId: string): string
    subscribe(found: () => void): () => void
  }
  /** The remote wallet. Null if there is none. */
  remote(): Client | null
  /** The embedded wallet. Null if there is none. */
  embedded?(): Client | null
  stopSignal: AbortSignal
}

export function createWalletResolver<Client>({
  platform: { clock },
  wallets,
  remote,
  embedded = () => null,
  stopSignal,
}: WalletResolverDeps<Client>): WalletResolver<Client> {
  const find = (connectorId: string): ResolvedWallet<Client> | null => {
    const client =
      connectorId === remoteConnectorId
        ? remote()
        : connectorId === embeddedConnectorId
          ? embedded()
          : wallets.client(connectorId)
    return client === null ? null : { name: wallets.name(connectorId), client }
  }
  return {
    find,
    get(connectorId) {
      const wallet = find(connectorId)
      if (!wallet)
        throw new KitError(connectErrors, 'connect/wallet-not-found', {
          wallet: wallets.name(connectorId),
        })
      return wallet
    },
    async waitFor(connectorId, signal) {
      let unsubscribe = () => {}
      const available = new Promise<ResolvedWallet<Client>>((resolve) => {
        unsubscribe = wallets.subscribe(() => {
          const wallet = find(connectorId)
          if (wallet) resolve(wallet)
        })
      })
      return withDeadline(
        { clock, ms: null, signals: [signal, stopSignal] },
        () => available,
      ).finally(unsubscribe)
    },
  }
}
