import type { AccountStatus, AccountType, Connection } from '../domain/account/account.ts'
import type { AccountTab } from '../domain/account/account-tabs.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { PageFeatures } from '../domain/config/effective-features.ts'
import type { SocialProvider } from '../domain/config/socials.ts'
import type { Network } from '../domain/network/network.ts'
import type { SignInAccount, SignInSession } from '../domain/sign-in/session.ts'
import type {
  ErrorReport,
  TelemetryEvent,
  TelemetryRecord,
} from '../domain/telemetry/telemetry-event.ts'
import type { PreparedTransfer } from '../domain/transfer/transfer.ts'
import type { Connector, DeepLinkChoice, Wallet } from '../domain/wallet/wallet.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type {
  AlertVariant,
  ConfigState,
  Outcome,
  RouterEntry,
  ToastVariant,
  ViewData,
} from './kit-state.ts'

/** A view and its data. `data` may be omitted for views that accept null. */
export type ViewRequest = {
  [V in keyof ViewData]: null extends ViewData[V]
    ? { view: V; data?: ViewData[V] }
    : { view: V; data: ViewData[V] }
}[keyof ViewData]

/** The messages that the router sends when a transaction of its stack ends, by outcome. */
export type Outcomes = Record<Outcome, readonly Message[]>

/** An account whose pending transactions are counted, and the network it is on. */
export type WatchedAccount = { namespace: Namespace; network: Network; address: string }

/** The messages that each store accepts, and those that the kit accepts (`kit`). */
export type Messages = {
  /** There is one account store per namespace. */
  account: /** A flow starts to connect or to reconnect a wallet. */
    | { type: 'attempt.start'; status: Extract<AccountStatus, 'connecting' | 'reconnecting'> }
    /** The attempt failed or was cancelled. A connected account stays connected. */
    | { type: 'attempt.end' }
    | { type: 'connection.set'; connection: Connection }
    | { type: 'connection.clear' }
    | { type: 'address.select'; address: string }
    /** The wallet is on another network. */
    | { type: 'network.set'; caipNetworkId: CaipNetworkId }
    /** The configured networks of the namespace changed. */
    | { type: 'networks.set'; networks: readonly Network[] }
    /**
     * Reads the balance again, and the holdings if they were read before, without a toast if these
     * fail. `forced`: bypasses the caches.
     */
    | { type: 'refresh'; forced: boolean }
    /** Reads holdings and identity if they are missing or outdated. `forced`: always reads them. */
    | { type: 'load'; forced: boolean }
    | { type: 'tab.set'; tab: AccountTab }
    /** Names an address. `label` null removes its name. */
    | { type: 'label.set'; address: string; label: string | null }
  alert: /** Shows an alert. `once`: ignored if this kit raised an alert with this code before. */
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
    /** Rejects these requests, and shows the next one. Settled requests are ignored. */
    | { type: 'requests.reject'; ids: readonly string[] }
  /**
   * Changes options. `features` and `themeVariables` are merged key by key, others are replaced.
   */
  config:
    | { type: 'set'; change: Partial<ConfigState> }
    /** Sets everything that the page says about the features of its project. */
    | { type: 'features.set'; features: PageFeatures }
    /** The modal opened: reads the configuration of the project, unless it was read before. */
    | { type: 'load' }
    /** A login starts: the same, if the modal is closed. */
    | { type: 'ask' }
    /** Another view of the modal is shown: applies the configuration that arrived meanwhile. */
    | { type: 'apply' }
    /**
     * The modal closed: applies the configuration that arrived meanwhile, and at once what arrives
     * before the modal opens again.
     */
    | { type: 'release' }
  connections:
    | { type: 'connection.set'; connection: Connection }
    /**
     * A connection that was stored, or a session that was adopted, is in use. It replaces no stored
     * connection that another tab has made since this tab read its own.
     */
    | { type: 'connection.restored'; connection: Connection }
    /**
     * `connectorId`: by default that of the connection of this tab. A stored connection to another
     * connector stays: another tab has made it.
     */
    | { type: 'connection.clear'; namespace: Namespace; connectorId?: string }
    /** Another tab has connected these namespaces to a remote wallet. */
    | { type: 'connection.stored'; namespaces: readonly Namespace[] }
    /**
     * This tab restores the remote connection that another tab has stored in these namespaces: it
     * ends if that tab disconnects.
     */
    | { type: 'connection.resume'; namespaces: readonly Namespace[] }
    /** Ends the session of the remote wallet at the wallet: no namespace uses it. */
    | { type: 'session.end' }
    /** Adds a connector, or replaces that with the same id and namespace. */
    | { type: 'connector.found'; connector: Connector }
    /**
     * Adds a remote wallet that was used to the recent wallets, and stores `link`, the link to the
     * wallet's app, for the WalletConnect SDK (null: the wallet has no app on this device).
     */
    | { type: 'recent.add'; wallet: Wallet | null; link: DeepLinkChoice | null }
    /** Stores the active account of a connected wallet. */
    | { type: 'address.select'; namespace: Namespace; address: string }
    /** Stores the preferred account type. */
    | { type: 'accountType.set'; namespace: Namespace; accountType: AccountType }
  embedded: /** A login starts, or one is restored: watches user, requests and errors of the frame. */
    | { type: 'watch' }
    /** The provider with which the visitor logged in; null: by e-mail. Stored. */
    | { type: 'provider.set'; provider: SocialProvider | null }
    /** The visitor left a Farcaster login: reloads the frame after 100 ms. */
    | { type: 'reset' }
  /** Loads the wallet lists of one namespace (null: all), unless they are loaded or loading. */
  directory: { type: 'load'; namespace: Namespace | null }
  modal:
    | { type: 'open' }
    | { type: 'close' }
    /**
     * The view on top shows this request, or the number of those that wait: opens the modal. When
     * the modal closes, it names the requests that it has shown. `pending`: all pending requests.
     */
    | { type: 'request.show'; id: string; pending: readonly string[] }
    /**
     * Closes the modal if it may close, else shakes it. Sent by close button, overlay and Escape.
     */
    | { type: 'close.request' }
    | { type: 'shake' }
    /** Offers wallets of this namespace only. Null: of all namespaces. */
    | { type: 'namespace.set'; namespace: Namespace | null }
    /** Whether the visitor accepts the legal texts of the page. */
    | { type: 'consent.set'; consent: 'missing' | 'given' }
  network: /**
   * Sets the network of a namespace. `activate`: the namespace becomes the active one. `quiet`: the
   * visitor did not cause the change, so an unsupported network does not open the modal.
   */
    | { type: 'network.set'; caipNetworkId: CaipNetworkId; activate: boolean; quiet: boolean }
    | { type: 'networks.add'; network: Network }
    /**
     * Removes a network. `keeps`: a connected wallet is on the network, so the namespace stays on
     * it, and the network is unsupported.
     */
    | { type: 'networks.remove'; caipNetworkId: CaipNetworkId; keeps: boolean }
  /**
   * Counts the pending transactions of an account; null stops counting. `own`: the number of
   * pending transactions that this kit sent.
   */
  pending: { type: 'watch'; watched: WatchedAccount | null; own: number }
  router:
    | ({ type: 'push' | 'replace' | 'reset' } & ViewRequest)
    | { type: 'back' }
    /** Goes back to the entry at `index`; 0 is the root. */
    | { type: 'back.to'; index: number }
    /** Goes back to the entry below Networks, or closes the modal, after a network switch. */
    | { type: 'network.close' }
    /** Goes back if this view is on top. */
    | { type: 'back.from'; from: RouterEntry['view'] }
    /**
     * A transaction ends with a request of the in-page wallet. `earlier`: ids of the requests that
     * are pending already, which are others.
     */
    | { type: 'transaction.push'; outcomes: Outcomes; earlier: readonly string[] }
    /**
     * Ends the transactions that were pushed before the request arrived, which was the last one
     * pending. Null: the page ends the newest transaction.
     */
    | { type: 'transaction.pop'; outcome: Outcome; request: string | null }
    /**
     * Ends all transactions with `cancel`, because the modal was closed. The router does not go
     * back, because all its entries are removed.
     */
    | { type: 'transactions.cancel' }
  session: /**
   * The account that signs in; null without a connected account on a configured network.
   * `connected`: the namespaces with a connected wallet.
   */
    | { type: 'account.set'; account: SignInAccount | null; connected: readonly Namespace[] }
    /** A session of the account is about to open: it may be open even if storing it fails. */
    | { type: 'owner.add'; account: SignInAccount }
    /** The visitor gave up after a signature was sent: the sessions of its namespace end. */
    | { type: 'session.revoke'; account: SignInAccount }
    /** The account has signed in. Ignored for any other account than the active one. */
    | { type: 'session.set'; account: SignInAccount; session: SignInSession }
    /** Reads the session again. It does not count until it is read (fault SG11). */
    | { type: 'check' }
    /** The extension has refused a session that may have been found: it counts once it is read. */
    | { type: 'session.refused' }
    /** Ends all sessions. */
    | { type: 'signOut' }
  /**
   * Sends an event or an error to the telemetry service. Ignored before the modal was opened, and
   * where telemetry is off.
   */
  telemetry:
    | { type: 'track'; record: TelemetryRecord }
    | { type: 'report'; report: ErrorReport }
    /** Analytics were turned off: no further request, also for events that wait. */
    | { type: 'stop' }
  toast:
    | {
        type: 'show'
        variant: ToastVariant
        code: ErrorCode | null
        message: string | null
        /** Id of the transfer whose amount and receiver the toast names. */
        transfer?: string
      }
    /** Hides the toast with this code or transfer. Null: with any. */
    | { type: 'hide'; code: ErrorCode | null; transfer: string | null }
  transfers: /**
   * Sends one transfer request to the wallet. Ignored for an id that was submitted before. Fails
   * with `send/already-asked` while a request with the same digest is open.
   */
    | {
        type: 'submit'
        id: string
        connectorId: string
        network: Network
        prepared: PreparedTransfer
      }
    /**
     * Tracks a transfer that the wallet sent although its request was rejected in the page. Ignored
     * for a known id.
     */
    | {
        type: 'follow'
        id: string
        connectorId: string
        network: Network
        prepared: PreparedTransfer
        hash: string
      }
    /** The visitor left the view of this transfer. One with an unknown outcome is not shown again. */
    | { type: 'detach'; id: string }
  kit: /** Disconnects the wallets of these namespaces. */
    | { type: 'disconnect'; namespaces: readonly Namespace[] }
    /** Restores the session of the remote wallet in these namespaces. */
    | { type: 'restore'; namespaces: readonly Namespace[] }
    /** Delivers an event to the page (`kit.events`) and to the telemetry store. */
    | ({ type: 'track' } & TelemetryEvent)
}

/** The names of the stores that accept messages. */
export type StoreName = Exclude<keyof Messages, 'kit'>

/**
 * A message with the name of its receiver, as reactions return it. A message to an account store
 * also has the namespace. The dispatcher delivers messages in order and never during a transition.
 */
export type Message =
  | { [To in Exclude<keyof Messages, 'account'>]: { to: To } & Messages[To] }[Exclude<
      keyof Messages,
      'account'
    >]
  | ({ to: 'account'; namespace: Namespace } & Messages['account'])
