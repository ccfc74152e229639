import { createReach, type Reached as ReachedBy, type Reach as ReachOf } from '../shared/reach.ts'
import type { ChainParts } from './chain-parts.ts'
import { type GuardedProvider, guardProvider } from './guard-provider.ts'

/** A wallet one can talk to now. */
export type Reached = ReachedBy<GuardedProvider>
/** From connector ids to wallets. */
export type Reach = ReachOf<GuardedProvider>

/** Every wallet behind its fence, on this page or across the relay. */
export function reachProviders({ host, wallets, life }: ChainParts): Reach {
  const { platform } = host
  const guarded = (provider: object | null) =>
    provider && guardProvider(provider, { clock: platform.clock, life })
  return createReach({
    platform,
    wallets: {
      name: wallets.name,
      subscribe: wallets.subscribe,
      handle: (connectorId) => guarded(wallets.provider(connectorId)),
    },
    remote: () => guarded(host.remote()),
    life,
  })
}
