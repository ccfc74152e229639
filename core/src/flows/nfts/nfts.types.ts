import type { ActiveAccounts } from '../../domain/account/active-accounts.ts'
import type { ResourceView } from '../../domain/resource-view.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { AccountEventType, KitEvent } from '../../protocol/events.ts'
import type { Resource } from '../../resource/resource.types.ts'

export type NftsInput = ActiveAccounts
export type NftsContext = NftsInput & { nfts: Resource<readonly Nft[]> }
export type NftsCommand = { type: 'refresh' }
export type NftsEvent =
  | NftsCommand
  | { type: 'nfts.changed'; resource: Resource<readonly Nft[]> }
  | KitEvent<AccountEventType | 'network.changed' | 'chain.changed'>

/** The NFTs of an account. A source has one page; NFTs from the activity may have further ones. */
export type NftsView = ResourceView<readonly Nft[]>
