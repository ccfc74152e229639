import type { ActiveAccounts } from '../../domain/account/active-accounts.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AccountEventType, KitEvent } from '../../protocol/events.ts'
import type { Resource } from '../../resource/resource.types.ts'

export type NftsInput = ActiveAccounts
export type NftsContext = NftsInput & { nfts: Resource<readonly Nft[]> }
export type NftsCommand = { type: 'refresh' }
export type NftsEvent =
  | NftsCommand
  | { type: 'nfts.changed'; resource: Resource<readonly Nft[]> }
  | KitEvent<AccountEventType | 'network.changed' | 'chain.changed'>

/** The NFTs of the active account. */
export type NftsView =
  /** No account is connected on the active network. */
  | { step: 'noAccount'; problem: ErrorCode }
  /** No NFTs are known yet. */
  | { step: 'loadingNfts' }
  | { step: 'failed'; problem: ErrorCode; retry(): void }
  /** `nfts` stays listed while the source is read again. */
  | { step: 'loaded'; nfts: readonly Nft[]; refresh(): void }
