import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedAccountType } from '../../domain/embedded/embedded-user.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** The embedded wallet of the active namespace. `accountType`: of its active account. */
export type EmbeddedWallet = {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  accountType: EmbeddedAccountType
}
/**
 * `wallet`: null if the active account is not one of the embedded wallet. `smartAccountNetworks`:
 * CAIP-2 ids.
 */
export type AccountTypeInput = {
  wallet: EmbeddedWallet | null
  smartAccountNetworks: readonly CaipNetworkId[]
}
export type AccountTypeContext = AccountTypeInput & { problem: ErrorCode }
export type AccountTypeCommand = { type: 'switch' } | { type: 'retry' } | { type: 'cancel' }
export type AccountTypeEvent =
  | AccountTypeCommand
  | KitEvent<'account.lost' | 'account.disconnected' | 'chain.changed'>
export type AccountTypeEmitted =
  | { type: 'type.changed'; connection: Connection }
  | { type: 'change.failed'; code: ErrorCode }

export type TypeRequest = { namespace: Namespace; accountType: EmbeddedAccountType }

/** `accountType`: of the active account. `other`: the type that the switch makes active. */
type Types = { accountType: EmbeddedAccountType; other: EmbeddedAccountType }
export type AccountTypeView =
  /** The active account is not one of the embedded wallet. */
  | { step: 'unavailable' }
  /** The network has no smart accounts, so there is no other type. */
  | { step: 'fixed'; accountType: EmbeddedAccountType }
  | (Types & { step: 'ready'; switchType(): void })
  | (Types & { step: 'switching'; cancel(): void })
  | (Types & { step: 'failed'; problem: ErrorCode; retry(): void; cancel(): void })
