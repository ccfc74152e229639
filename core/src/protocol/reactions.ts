import type { AccountStatus } from '../domain/account/account.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { WalletQuery } from '../domain/wallet/find-connectors.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { ViewData } from './kit-state.ts'
import type { Message } from './messages.ts'

/** Read access of a reaction to the kit. Each query reads the state at the time of the call. */
export type Queries = {
  isOpen(): boolean
  currentView(): keyof ViewData
  /** Whether the flow of the current view has ended. False while its code is loading. */
  isFlowEnded(): boolean
  /** Id of the transfer that the flow of the current view shows. Null if none is shown. */
  shownTransfer(): string | null
  /**
   * Whether the modal is open on a view for choosing or connecting a wallet. Such a view stays open
   * when another wallet disconnects.
   */
  isConnecting(): boolean
  /**
   * Whether the view is about a namespace that is not the active one. Changes of the active
   * namespace do not close such a view.
   */
  isOtherNamespace(): boolean
  /** Whether the current view switches to this network. */
  isSwitchingTo(caipNetworkId: CaipNetworkId): boolean
  isConfigured(caipNetworkId: CaipNetworkId): boolean
  /** Without argument: whether the active namespace is connected. */
  isConnected(namespace?: Namespace): boolean
  statusOf(namespace: Namespace): AccountStatus
  /** Id of the connector of the connected wallet. Null if the namespace is not connected. */
  connectorOf(namespace: Namespace): string | null
  /**
   * The connectors of an installed wallet, one per offered namespace. Empty if the wallet is not
   * installed.
   */
  connectorsFor(wallet: WalletQuery): readonly Connector[]
  /** Whether the connector is available in this browser for the namespace. */
  isInstalled(connectorId: string, namespace: Namespace): boolean
  activeNamespace(): Namespace | null
  /** CAIP-2 id of the network of the namespace, or null. */
  networkOf(namespace: Namespace): CaipNetworkId | null
  /** The network of the first connected namespace that is not in `without`, or null. */
  nextConnectedNetwork(without: readonly Namespace[]): CaipNetworkId | null
  /** The only namespace whose wallets are offered. Null: wallets of all namespaces are offered. */
  offeredNamespace(): Namespace | null
  /**
   * Whether UnsupportedChain is shown on an unsupported network: `enableNetworkSwitch` is on and
   * `allowUnsupportedChain` is off.
   */
  showsUnsupportedChain(): boolean
  /**
   * The sign-in that the active account has not completed, as far as the kit knows. `none`: it is
   * signed in, there is no account, or visitors do not sign in.
   */
  missingSignIn(): 'none' | 'optional' | 'required'
  /** The namespaces with a connected wallet. */
  connectedNamespaces(): readonly Namespace[]
  /** Whether requests of this wallet are approved in the modal. */
  isInPageWallet(connectorId: string): boolean
  /** Ids of the pending requests of the in-page wallet. The first one is shown. */
  pendingRequests(): readonly string[]
  /** Length of the router's transaction stack. */
  transactions(): number
  /** Whether the modal may close. If not, it shakes instead. */
  mayClose(): boolean
  /** The project id. Empty if the page has none. */
  projectId(): string
  /**
   * The facts about the active account that telemetry events have. `network`: CAIP-2 id of the
   * network of the wallet, empty without an account.
   */
  trackedAccount(): { network: CaipNetworkId | ''; isSmartAccount: boolean }
}

/** Maps an emitted event to messages. A pure function that reads the kit only with `query`. */
export type Reaction<Event> = (event: Event, query: Queries) => readonly Message[]

/**
 * The reactions of a machine, by emitted event. `'none'` states that an event needs no message.
 * `done` receives the output of a flow. `aborted` receives the last context of a flow that stopped
 * or failed before it ended.
 */
export type Reactions<Emitted extends { type: string }, Output = never, Context = unknown> = {
  [E in Emitted as E['type']]: Reaction<E> | 'none'
} & ([Output] extends [never] ? object : { done: Reaction<Output> }) & {
    aborted?: (context: Context, query: Queries) => readonly Message[]
  }
