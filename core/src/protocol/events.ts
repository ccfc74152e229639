import type { Account, Connection } from '../domain/account/account.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { ProjectAnswer } from '../domain/config/login-offer.ts'
import type { RemoteFeatures } from '../domain/config/remote-features.ts'
import type { Network } from '../domain/network/network.ts'
import type { SignInAccount, SignInSession } from '../domain/sign-in/session.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { ErrorCause } from '../errors/error-cause.ts'
import type { AccountState, ModalState } from './kit-state.ts'

/** A transfer of the transfers store, and the namespace of the account that sent it (rule R16). */
type TransferRef = { id: string; namespace: Namespace }

/** The payloads of the events that stores emit and flows listen to, by event type. */
export type KitEvents = {
  /** A wallet was connected or reconnected in a namespace, or replaced by another wallet. */
  'account.connected': Connection
  /**
   * The wallet shares other accounts, or another one is active. `accounts`: all shared accounts.
   */
  'account.changed': { namespace: Namespace; address: string; accounts: readonly Account[] }
  /** The wallet ended the connection: it was locked, revoked access or disappeared. */
  'account.lost': { namespace: Namespace }
  /** The namespace was disconnected in this tab or in another one. */
  'account.disconnected': { namespace: Namespace }
  /** The wallet switched to another network, configured or not. */
  'chain.changed': { namespace: Namespace; caipNetworkId: CaipNetworkId }
  /** The consent was set: a checkbox was ticked, unticked or shown, or Connect was left. */
  'consent.changed': Pick<ModalState, 'consent'>
  /** The configuration of the project was applied, or the page changed its features. */
  'features.changed': { features: RemoteFeatures }
  /**
   * The project has answered in this page load, or could not be read, or the page changed its
   * features: what counts from the next view on, and for a login at once. `answer`: `checked` if a
   * login does not have to wait any more.
   */
  'features.read': { features: RemoteFeatures; answer: ProjectAnswer }
  /** A wallet announced itself. */
  'connector.found': { connector: Connector }
  /**
   * Holdings are outdated, because the account, network or wallet changed. Flows that show holdings
   * load them again.
   */
  'holdings.invalidated': { namespace: Namespace }
  /** Holdings were read, or reading them failed. */
  'holdings.settled': { namespace: Namespace } & Pick<
    AccountState,
    'tokens' | 'hiddenTokens' | 'balance'
  >
  /**
   * Another network is active. `wasUnknown`: the previous network was not configured. `quiet`: the
   * visitor did not cause the change.
   */
  'network.changed': {
    caipNetworkId: CaipNetworkId
    activeNamespace: Namespace
    namespaceChanged: boolean
    wasUnknown: boolean
    quiet: boolean
  }
  /** A network was added to the configured ones, or removed. */
  'networks.changed': { activeNamespace: Namespace | null; networks: readonly Network[] }
  /** The account has a valid session. */
  'session.found': { account: SignInAccount; session: SignInSession }
  /** The account has no valid session. `quiet`: the visitor is not asked to sign in. */
  'session.missing': { account: SignInAccount; required: boolean; quiet: boolean }
  /** The page ends all sessions. A sign-in that is not complete counts no more. */
  'session.ended': Record<never, never>
  /** The session of the account could not be read. The read is repeated. */
  'session.unknown': { account: SignInAccount; code: ErrorCode; repeated: boolean }
  /** What the remote wallet signed is not valid. */
  'session.failed': { account: SignInAccount; code: ErrorCode }
  /** The wallet did not respond in time. A late response still counts. */
  'transfer.unresponsive': TransferRef
  /** The wallet sent the transaction. `hash`: of the transaction. */
  'transfer.sent': TransferRef & { hash: string }
  /** The visitor rejected the request in the wallet. */
  'transfer.rejected': TransferRef & { code: ErrorCode }
  /**
   * The wallet failed, or (`send/unfollowed`) the outcome is unknown. `cause`: the wallet's own
   * error.
   */
  'transfer.failed': TransferRef & { code: ErrorCode; cause: ErrorCause | null }
  /** No block has included the transaction for a long time. Withdraws `underpriced` and `astray`. */
  'transfer.slow': TransferRef
  /** The base fee of the network exceeds what the pending transaction offers. */
  'transfer.underpriced': TransferRef
  /** The transaction on chain differs from the one that was reviewed. */
  'transfer.mismatched': TransferRef
  /**
   * The network does not know the transaction, and the wallet changed to another network that the
   * page did not configure.
   */
  'transfer.astray': TransferRef & { network: Network }
  /** The wallet sent the transaction on another network. */
  'transfer.misdirected': TransferRef & { hash: string | null; network: Network }
  /** A block contains the transaction. Another block may still replace it. */
  'transfer.included': TransferRef
  /** The block that contained the transaction was replaced by one without it. */
  'transfer.reorganized': TransferRef
  /** A final block contains the transaction (decision 49). */
  'transfer.confirmed': TransferRef & { hash: string | null }
  /** A final block contains the transaction, which had no effect except its fee. */
  'transfer.reverted': TransferRef & { hash: string | null }
  /** Another transaction replaced it. `hash`: the replacement's hash, or null if unknown. */
  'transfer.replaced': TransferRef & { hash: string | null }
  /** No block can include the transaction any more. */
  'transfer.dropped': TransferRef & { hash: string | null }
}

/** The kit event of this type, or of one of these types. */
export type KitEvent<Type extends keyof KitEvents> = {
  [T in Type]: { type: T } & KitEvents[T]
}[Type]
export type TransferEventType = Extract<keyof KitEvents, `transfer.${string}`>
export type AccountEventType = Extract<keyof KitEvents, `account.${string}`>
