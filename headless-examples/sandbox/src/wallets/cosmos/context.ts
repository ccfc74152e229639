import type { NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'
import type { CosmosWalletChain } from './chains.ts'

export type CosmosState = NamespaceState & {
  /** Chains the page was let in on. */
  enabled: readonly string[]
  /** Chains that pages brought. */
  suggested: readonly CosmosWalletChain[]
}

/** What the page API works with. */
export type CosmosContext = Omit<WalletCore<CosmosState, string>, 'control' | 'share' | 'stop'> & {
  chains(): readonly CosmosWalletChain[]
  /** The key of the account in front that the page may see; throws while there is none. */
  secret(): Uint8Array
  name(): string
}
