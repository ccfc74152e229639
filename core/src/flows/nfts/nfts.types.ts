import type { Whereabouts, WhereaboutsEvent } from '../../domain/account/active-accounts.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

export type NftsInput = Whereabouts
export type NftsContext = NftsInput & { nfts: readonly Nft[]; problem: ErrorCode }
export type NftsEvent = { type: 'retry' | 'refresh' } | WhereaboutsEvent
export type AskNfts = { account: CaipAddress }

/** What may be shown of the NFTs that an account holds, and the only things that may be done there. */
export type NftsView =
  /** Nobody is connected. */
  | { step: 'absent'; problem: ErrorCode }
  | { step: 'loading' }
  | { step: 'failed'; problem: ErrorCode; retry(): void }
  | { step: 'read'; nfts: readonly Nft[]; refresh(): void }
