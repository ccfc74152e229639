import type { ActiveAccount, AdapterHost } from '../adapter.ts'
import type { ConnectionState } from '../shared/connection-state.ts'
import type { EventBuffer } from '../shared/event-buffer.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { ResolvedWallet, WalletResolver } from '../shared/wallet-resolver.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'

/** A wallet of this page. */
export type Wallet = ResolvedWallet<StandardWallet>

/** The dependencies of the functions that connect a wallet and keep it connected. */
export type Context = {
  host: AdapterHost
  resolver: WalletResolver<StandardWallet>
  guardedCall: GuardedCall
  events: EventBuffer<Wallet>
  connections: ConnectionState<ActiveAccount>
  stopSignal: AbortSignal
}
