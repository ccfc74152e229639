import type { NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'
import type { CosmosWalletChain } from './chains.ts'

export type CosmosState = NamespaceState & {
  /** Ids of the chains that the page may use. */
  enabled: readonly string[]
  /** Chains that pages have added. */
  suggested: readonly CosmosWalletChain[]
}

/** Dependencies of the page API. */
export type CosmosContext = Omit<WalletCore<CosmosState, string>, 'control' | 'share' | 'stop'> & {
  chains(): readonly CosmosWalletChain[]
  /** The secret of the active account. Throws if the page may not see an account. */
  secret(): Uint8Array
  /** The name of the active account. */
  name(): string
}
