import type { CaipNetworkId } from '../../domain/caip/caip.ts'

/** Where a connected wallet stands; null: not told. */
export type Whereabouts = {
  network: CaipNetworkId
  address: string | null
  publicKey: string | null
}
