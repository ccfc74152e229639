import type { ActiveAccounts } from '../../domain/account/active-accounts.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

export type NftsInput = ActiveAccounts
export type NftsContext = NftsInput & { nfts: readonly Nft[]; problem: ErrorCode }
export type NftsCommand = { type: 'retry' | 'refresh' }
export type NftsEvent =
  | NftsCommand
  | KitEvent<
      | 'account.connected'
      | 'account.changed'
      | 'account.lost'
      | 'account.disconnected'
      | 'network.changed'
    >
export type AskNfts = { account: CaipAddress }

/** What may be shown of the NFTs that an account holds, and the only things that may be done there. */
export type NftsView =
  /** Nobody is connected. */
  | { step: 'absent'; problem: ErrorCode }
  | { step: 'loading' }
  | { step: 'failed'; problem: ErrorCode; retry(): void }
  | { step: 'read'; nfts: readonly Nft[]; refresh(): void }
