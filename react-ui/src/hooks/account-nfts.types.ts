import type { NftsView } from '@latchkit/core/flows/nfts'
import type { Nft } from '@latchkit/core/utils'

/** The NFTs of an account. */
export type AccountNftsView =
  | Exclude<NftsView, { nfts: readonly Nft[] }>
  | {
      step: 'loaded'
      nfts: readonly Nft[]
      /** Reads further back. Null while reading, and at the end. */
      loadMore: (() => void) | null
    }
