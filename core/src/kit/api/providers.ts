import type { BitcoinProvider } from '../../adapters/bip122/bitcoin-provider.types.ts'
import type { CosmosProvider } from '../../adapters/cosmos/cosmos.types.ts'
import type { PolkadotProvider } from '../../adapters/polkadot/polkadot.types.ts'
import type { SolanaProvider } from '../../adapters/solana/solana.types.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'

/**
 * An EIP-1193 provider. Its errors have a number as `code`, 4001 if the visitor declined, and the
 * `KitError` as `cause`.
 */
export type Eip1193Provider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (...parameters: never[]) => void): unknown
  removeListener(event: string, listener: (...parameters: never[]) => void): unknown
}

/** The type of the connected wallet's provider, by namespace. */
export type Providers = {
  eip155: Eip1193Provider
  solana: SolanaProvider
  polkadot: PolkadotProvider
  bip122: BitcoinProvider
  cosmos: CosmosProvider
}

/** The provider type of a namespace; `unknown` for a namespace of a third-party adapter. */
export type ProviderOf<N extends Namespace> = N extends keyof Providers ? Providers[N] : unknown
