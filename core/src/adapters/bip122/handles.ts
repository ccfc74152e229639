import type { SharedProvider } from '../../connectors/connector.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import {
  createWalletResolver,
  type ResolvedWallet as ReachedBy,
  type WalletResolver as ReachOf,
} from '../shared/wallet-resolver.ts'
import type { ChainParts } from './chain-parts.ts'
import type { Found } from './found.ts'
import type { Handle } from './handle.ts'
import { lazyHandle } from './lazy-handle.ts'
import { createRemoteHandle } from './remote-handle.ts'
import { createStandardHandle } from './standard-handle.ts'
import { createUnisatHandle } from './unisat-handle.ts'

/** A wallet one can talk to now. */
export type Reached = ReachedBy<Handle>
/** From connector ids to wallets. */
export type Reach = ReachOf<Handle>

const about: LibraryInfo = { namespace: 'bip122', library: 'sats-connect' }

/** Every wallet by its own way of speaking, made once; sats-connect comes with the first that needs it. */
export function reachHandles({ host, wallets, life }: ChainParts): Reach {
  const { platform, appName } = host
  const ask = createGuardedCall({ clock: platform.clock, stopSignal: life })
  const bySats = lazyLibrary(about, () => import('./sats-handle.ts'))
  const made = new WeakMap<object, Handle>()
  const once = (key: object, make: () => Handle): Handle => {
    const handle = made.get(key) ?? make()
    made.set(key, handle)
    return handle
  }
  const make = (found: Found, name: string): Handle => {
    if (found.by === 'standard')
      return createStandardHandle({ wallet: found.wallet, ask, clock: platform.clock, life })
    if (found.by === 'unisat') return createUnisatHandle({ provider: found.provider, name, ask })
    return lazyHandle(async () =>
      (await bySats()).createSatsHandle({ page: platform.page, found, name, appName, ask }),
    )
  }
  const ofRemote = (shared: SharedProvider) =>
    once(shared, () => createRemoteHandle({ shared, ask }))
  return createWalletResolver({
    platform,
    wallets: {
      name: wallets.name,
      subscribe: wallets.onReachable,
      client(connectorId) {
        const found = wallets.handle(connectorId)
        return found === null ? null : once(found, () => make(found, wallets.name(connectorId)))
      },
    },
    remote() {
      const shared = host.remote()
      return shared === null ? null : ofRemote(shared)
    },
    stopSignal: life,
  })
}
