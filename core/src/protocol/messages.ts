import type { AccountStatus, AccountType, Connection } from '../domain/account/account.ts'
import type { AccountTab } from '../domain/account/account-tabs.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type { PreparedTransfer } from '../domain/transfer/transfer.ts'
import type { DeepLinkChoice, Wallet } from '../domain/wallet/wallet.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { AlertVariant, ConfigState, Outcome, ToastVariant, ViewData } from './kit-state.ts'

/** A view and its data. `data` may be omitted for views that accept null. */
type ViewRequest = {
  [V in keyof ViewData]: null extends ViewData[V]
    ? { view: V; data?: ViewData[V] }
    : { view: V; data: ViewData[V] }
}[keyof ViewData]

/** The messages sent when a transaction of the router's transaction stack ends, by outcome. */
export type Outcomes = Record<Outcome, readonly Message[]>

/** An account whose pending transactions are counted, and the network it is on. */
export type WatchedAccount = { namespace: Namespace; network: Network; address: string }

/** The messages that each store accepts, and those that the kit accepts (`kit`). */
export type Messages = {
  /** There is one account store per namespace. */
  account: /** A flow starts to request or restore a wallet. */
    | { type: 'attempt.start'; status: Extract<AccountStatus, 'connecting' | 'reconnecting'> }
    /** The attempt failed. An account that is already connected stays connected. */
    | { type: 'attempt.end' }
    | { type: 'connection.set'; connection: Connection }
    | { type: 'connection.clear' }
    | { type: 'address.select'; address: string }
    /** The wallet is on another network. */
    | { type: 'network.set'; caipNetworkId: CaipNetworkId }
    /** The configured networks of the namespace changed. */
    | { type: 'networks.set'; networks: readonly Network[] }
    /**
     * Reads the balance again, and holdings that were read before. `forced`: bypasses the cache.
     */
    | { type: 'refresh'; forced: boolean }
    /**
     * Reads holdings and identity if they are missing or stale. `forced`: reads them in any case.
     */
    | { type: 'load'; forced: boolean }
    | { type: 'tab.set'; tab: AccountTab }
    /** Names an address. `label` null removes its name. */
    | { type: 'label.set'; address: string; label: string | null }
  alert: /** `once`: ignored if this kit raised the code before. */
    | {
        type: 'raise'
        code: ErrorCode
        variant: AlertVariant
        details: Readonly<Record<string, string>>
        once: boolean
      }
    | { type: 'dismiss' }
  approvals: /** Starts to listen to the in-page wallet. */
    | { type: 'watch' }
    | { type: 'approve'; id: string }
    | { type: 'reject'; id: string }
    /** Rejects every pending request: the visitor left the modal. */
    | { type: 'rejectAll' }
  /** Features and theme variables are merged key by key, everything else is replaced. */
  config: { type: 'set'; change: Partial<ConfigState> }
  connections:
    | { type: 'connection.set'; connection: Connection }
    | { type: 'connection.clear'; namespace: Namespace }
    /**
     * A remote wallet was used. It is listed as recent, and `link`, the app that answers its
     * requests, is stored for the WalletConnect SDK (null: no app).
     */
    | { type: 'recent.add'; wallet: Wallet | null; link: DeepLinkChoice | null }
    /** Another account of the connected wallet is active. */
    | { type: 'address.select'; namespace: Namespace; address: string }
    /** Stores the preferred kind of account for this visit and the next ones. */
    | { type: 'accountType.set'; namespace: Namespace; accountType: AccountType }
  /** Loads the wallet lists of one namespace (null: all), unless they are loaded or loading. */
  directory: { type: 'load'; namespace: Namespace | null }
  modal:
    | { type: 'open' }
    | { type: 'close' }
    /** Closes the modal if it may close, else shakes it: close button, overlay, Escape. */
    | { type: 'close.request' }
    | { type: 'shake' }
    /** Offers wallets of this namespace only. Null: of all namespaces. */
    | { type: 'namespace.set'; namespace: Namespace | null }
  network: /**
   * The namespace of `caipNetworkId` is on this network. `activate`: that namespace becomes the
   * active one. `quiet`: the visitor did not cause this, so an unsupported network does not open
   * the modal.
   */
    | { type: 'network.set'; caipNetworkId: CaipNetworkId; activate: boolean; quiet: boolean }
    | { type: 'networks.add'; network: Network }
    /**
     * `keeps`: a connected wallet stays on the removed network, which counts as unsupported then.
     */
    | { type: 'networks.remove'; caipNetworkId: CaipNetworkId; keeps: boolean }
  /** Counts pending transactions of this account (null: stops). `own`: those that this kit sent. */
  pending: { type: 'watch'; watched: WatchedAccount | null; own: number }
  router:
    | ({ type: 'push' | 'replace' | 'reset' } & ViewRequest)
    | { type: 'back' }
    /** Goes back to the entry at `index`; 0 is the root. */
    | { type: 'back.to'; index: number }
    /** The network was switched: goes back to the entry below Networks, or closes the modal. */
    | { type: 'network.close' }
    | { type: 'transaction.push'; outcomes: Outcomes }
    | { type: 'transaction.pop'; outcome: Outcome }
    /**
     * The visitor left the modal: all pending transactions end with `cancel`. The router does not
     * go back, because its entries are removed anyway.
     */
    | { type: 'transactions.cancel' }
  toast:
    | { type: 'show'; variant: ToastVariant; code: ErrorCode | null; message: string | null }
    | { type: 'hide' }
  transfers: /**
   * Sends the wallet one request. Ignored for an id that was submitted before. Fails with
   * `send/already-asked` while a request with the same digest is open.
   */
    | {
        type: 'submit'
        id: string
        connectorId: string
        network: Network
        prepared: PreparedTransfer
      }
    /** The send flow no longer shows this transfer: a toast reports its result. */
    | { type: 'detach'; id: string }
    /** Removes a finished transfer from the list. */
    | { type: 'dismiss'; id: string }
  /** Starts a flow without views. */
  kit: { type: 'start'; flow: 'disconnect'; namespaces: readonly Namespace[] }
}

/** The names of the stores that accept messages. */
export type StoreName = Exclude<keyof Messages, 'kit'>

/**
 * A message with its receiver, as reactions return it. A message to an account names its namespace.
 * The dispatcher delivers messages in order and never during a transition.
 */
export type Message =
  | { [To in Exclude<keyof Messages, 'account'>]: { to: To } & Messages[To] }[Exclude<
      keyof Messages,
      'account'
    >]
  | ({ to: 'account'; namespace: Namespace } & Messages['account'])
