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
      | 'chain.changed'
    >
export type NftsRequest = { account: CaipAddress }

/** The NFTs of the active account. */
export type NftsView =
  /** No account is connected on the active network. */
  | { step: 'noAccount'; problem: ErrorCode }
  /** No NFTs are known yet. */
  | { step: 'loadingNfts' }
  | { step: 'failed'; problem: ErrorCode; retry(): void }
  /** `nfts` stays listed while the source is read again. */
  | { step: 'loaded'; nfts: readonly Nft[]; refresh(): void }
