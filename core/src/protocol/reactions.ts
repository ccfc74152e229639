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
  /**
   * The open view lets the visitor choose a wallet, or waits for one. It stays when another wallet
   * disconnects.
   */
  isConnecting(): boolean
  /**
   * The view is about a namespace other than the active one, so changes of the active one do not
   * close it.
   */
  isOtherNamespace(): boolean
  isConfigured(caipNetworkId: CaipNetworkId): boolean
  /** Without argument: whether the active namespace is connected. */
  isConnected(namespace?: Namespace): boolean
  statusOf(namespace: Namespace): AccountStatus
  /** Id of the connector that the namespace is connected with. Null: not connected. */
  connectorOf(namespace: Namespace): string | null
  /**
   * The connectors of this wallet in this browser, one per offered namespace. Empty: not installed.
   */
  connectorsFor(wallet: WalletQuery): readonly Connector[]
  /** Whether the connector is available in this browser for the namespace. */
  isInstalled(connectorId: string, namespace: Namespace): boolean
  activeNamespace(): Namespace | null
  /** CAIP-2 id of the network that the namespace is on. Null: none. */
  networkOf(namespace: Namespace): CaipNetworkId | null
  /** The network of the first connected namespace that is not in `without`. Null: none. */
  nextConnectedNetwork(without: readonly Namespace[]): CaipNetworkId | null
  /** The only namespace whose wallets are offered. Null: all namespaces are. */
  offeredNamespace(): Namespace | null
  /**
   * Network switching is on and unsupported chains are not allowed: UnsupportedChain is shown for
   * them.
   */
  showsUnsupportedChain(): boolean
  /** Whether requests of this wallet are approved in the modal. */
  isInPageWallet(connectorId: string): boolean
  /** Length of the router's transaction stack. */
  transactions(): number
  /** False if the modal shakes instead of closing. */
  mayClose(): boolean
}

/** Maps an emitted event to messages. Pure: it reads the kit through `query` only. */
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
