import type { NftsView } from '@latchkit/core/flows'
import type { Nft } from '@latchkit/core/utils'
import type { Loading } from '../kit/useView.ts'

/** The NFTs of an account. */
export type AccountNftsView =
  | Loading
  | Extract<NftsView, { step: 'noAccount' | 'failed' }>
  | {
      step: 'loaded'
      nfts: readonly Nft[]
      /** Reads the next page. Null while a page loads, and at the end. */
      loadMore: (() => void) | null
    }
