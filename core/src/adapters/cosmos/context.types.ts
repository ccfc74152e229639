import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import type { ConnectionState } from '../shared/connection-state.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { ResolvedWallet, WalletResolver } from '../shared/wallet-resolver.ts'
import type { Chains } from './chains.ts'
import type { CosmosKey, InjectedWallet } from './cosmos.types.ts'
import type { LoadCurve } from './is-address-of-key.ts'
import type { WalletClient } from './wallet-client.ts'

/** A wallet that is available now, with its connector id. */
export type Wallet = ResolvedWallet<WalletClient> & { connectorId: string }

/**
 * The connection of an injected wallet. `network`: the one that the page uses, because a wallet is
 * on all chains at once. `key`: null until the wallet has returned it.
 */
export type CosmosConnection = { network: CaipNetworkId; key: CosmosKey | null }

/** Dependencies of the functions of the chain adapter. */
export type Context = {
  platform: Platform
  networks: AdapterHost['networks']
  customRpcUrls: AdapterHost['customRpcUrls']
  injected: readonly InjectedWallet[]
  guardedCall: GuardedCall
  resolver: WalletResolver<WalletClient>
  chains: Chains
  connections: ConnectionState<CosmosConnection>
  loadCurve: LoadCurve
  stopSignal: AbortSignal
}
