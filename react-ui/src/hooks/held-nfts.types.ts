import type { NftsView } from '@latchkit/core/flows/nfts'
import type { Nft } from '@latchkit/core/utils'

/** The NFTs that an account holds. */
export type HeldNftsView =
  | Exclude<NftsView, { step: 'read' }>
  | {
      step: 'read'
      nfts: readonly Nft[]
      /** Looks further back; null: there is nothing further, or it is on its way. */
      more: (() => void) | null
    }
