import type { Account, Connection } from '../../domain/account.ts'
import type { CaipNetworkId } from '../../domain/caip.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

/** An account that may become the active one, and the wallet that holds it. */
export type AccountChoice = Account & { connectorId: string }
export type SwitchAccountInput = {
  namespace: Namespace
  address: string | null
  activeConnectorId: string | null
  /** Wallets that can be reached now. */
  knownConnectorIds: readonly string[]
  caipNetworkId: CaipNetworkId | null
  choices: readonly AccountChoice[]
}
export type SwitchAccountContext = SwitchAccountInput & { picked: AccountChoice | null; problem: ErrorCode; connection: Connection | null }
/** `account.changed`: the wallet shares other accounts now. */
export type SwitchAccountEvent =
  | { type: 'account.changed'; namespace: Namespace; address: string; accounts: readonly Account[] }
  | { type: 'pick'; choice: AccountChoice }
  | { type: 'cancel' }
  | { type: 'retry' }
export type SwitchAccountFact = { type: 'switch.failed'; code: ErrorCode }
export type SwitchAccountOutput =
  | { type: 'selected'; namespace: Namespace; address: string }
  | { type: 'connected'; connection: Connection }
export type AskAccount = { namespace: Namespace; connectorId: string; caipNetworkId: CaipNetworkId | null }

export type SwitchAccountView =
  | { step: 'choosing'; address: string | null; choices: readonly AccountChoice[]; pick(choice: AccountChoice): void }
  | { step: 'connecting'; picked: AccountChoice /** Nothing was heard for a while. */; silent: boolean; cancel(): void }
  | { step: 'failed'; problem: ErrorCode; retry(): void; cancel(): void }
  | { step: 'switched' }
