import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import type { ConnectionState } from '../shared/connection-state.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type {
  ResolvedWallet as ReachedBy,
  WalletResolver as ReachOf,
} from '../shared/wallet-resolver.ts'
import type { Chains } from './chains.ts'
import type { CosmosKey, WalletPlace } from './cosmos.types.ts'
import type { LoadCurve } from './key-owner.ts'
import type { WalletCalls } from './wallet-calls.ts'

/** A wallet one can talk to now, and what it is known by. */
export type Reached = ReachedBy<WalletCalls> & { connectorId: string }
/** From connector ids to wallets. */
export type Reach = ReachOf<WalletCalls>

/**
 * The network that the page uses, because these wallets are on every chain at once, and the account
 * there. `key` is null until the wallet has returned it.
 */
export type CosmosConnection = { network: CaipNetworkId; key: CosmosKey | null }

/** What the parts of the adapter's lazy half share. */
export type Family = {
  platform: Platform
  networks: AdapterHost['networks']
  places: readonly WalletPlace[]
  ask: GuardedCall
  reach: Reach
  chains: Chains
  connections: ConnectionState<CosmosConnection>
  curve: LoadCurve
  life: AbortSignal
}
