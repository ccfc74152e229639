import type { AdapterHost } from '../adapter.ts'
import type { EventBuffer } from '../shared/event-buffer.ts'
import type { ResolvedWallet, WalletResolver } from '../shared/wallet-resolver.ts'
import type { Connections } from './connections.ts'
import type { WalletClient } from './wallet-client.ts'

/** A wallet that is available now. */
export type Wallet = ResolvedWallet<WalletClient>

/** Dependencies of the functions that connect a wallet and keep it connected. */
export type Context = {
  host: AdapterHost
  resolver: WalletResolver<WalletClient>
  events: EventBuffer<Wallet>
  connections: Connections
  stopSignal: AbortSignal
  /** Imports the code that verifies signatures. */
  loadVerify(): Promise<Pick<typeof import('./verify-message.ts'), 'findProtocol'>>
}
