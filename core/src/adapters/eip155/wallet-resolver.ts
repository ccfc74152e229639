import {
  createWalletResolver,
  type ResolvedWallet,
  type WalletResolver,
} from '../shared/wallet-resolver.ts'
import type { ChainDeps } from './chain-deps.ts'
import { type GuardedProvider, guardProvider } from './guard-provider.ts'

export type Wallet = ResolvedWallet<GuardedProvider>
export type Resolver = WalletResolver<GuardedProvider>

/** Resolves wallets of this page and the remote wallet to guarded providers. */
export function createProviderResolver({ host, wallets, stopSignal }: ChainDeps): Resolver {
  const { platform } = host
  const guarded = (provider: object | null) =>
    provider && guardProvider(provider, { ...platform, stopSignal })
  return createWalletResolver({
    platform,
    wallets: {
      name: wallets.name,
      subscribe: wallets.subscribe,
      client: (connectorId) => guarded(wallets.client(connectorId)),
    },
    remote: () => guarded(host.remote()),
    embedded: () => guarded(host.embedded()),
    stopSignal,
  })
}
