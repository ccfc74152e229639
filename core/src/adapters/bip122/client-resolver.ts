import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { createWalletResolver, type WalletResolver } from '../shared/wallet-resolver.ts'
import type { ChainDeps } from './create-bip122.ts'
import { lazyClient } from './lazy-client.ts'
import { createRemoteClient } from './remote-client.ts'
import { createStandardClient } from './standard-client.ts'
import { createUnisatClient } from './unisat-client.ts'
import type { WalletClient } from './wallet-client.ts'
import type { WalletSource } from './wallet-source.ts'

const satsLibrary: LibraryInfo = { namespace: 'bip122', library: 'sats-connect' }

/** Creates the resolver that finds the client of a connector id. Each wallet has one client. */
export function createClientResolver({
  host,
  wallets,
  stopSignal,
}: ChainDeps): WalletResolver<WalletClient> {
  const { platform, appName } = host
  const { clock, page } = platform
  const guardedCall = createGuardedCall({ ...platform, stopSignal })
  const clients = createProviderCache<WalletClient>()
  const createClient = (source: WalletSource, name: string): WalletClient => {
    if (source.kind === 'standard')
      return createStandardClient({ wallet: source.wallet, guardedCall, clock, stopSignal })
    if (source.kind === 'unisat')
      return createUnisatClient({ provider: source.provider, name, guardedCall })
    return lazyClient(
      lazyLibrary(
        satsLibrary,
        () => import('./sats-client.ts'),
        ({ createSatsClient }) => createSatsClient({ page, source, name, appName, guardedCall }),
      ),
    )
  }
  return createWalletResolver({
    platform,
    wallets: {
      name: wallets.name,
      subscribe: wallets.onChange,
      client(connectorId) {
        const source = wallets.source(connectorId)
        if (source === null) return null
        return clients(source, '', () => createClient(source, wallets.name(connectorId)))
      },
    },
    remote() {
      const provider = host.remote()
      if (provider === null) return null
      return clients(provider, '', () => createRemoteClient({ provider, guardedCall }))
    },
    stopSignal,
  })
}
