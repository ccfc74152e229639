import type { AccountStatus, AccountType, Connection } from '../domain/account/account.ts'
import type { AccountTab } from '../domain/account/account-tabs.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type { PreparedTransfer } from '../domain/transfer/transfer.ts'
import type { Sought } from '../domain/wallet/find-connectors.ts'
import type { Connector, DeepLinkChoice, Wallet } from '../domain/wallet/wallet.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { AlertVariant, Outcome, ToastVariant, ViewData } from './kit-state.ts'

type Open = {
  [V in keyof ViewData]: null extends ViewData[V]
    ? { view: V; data?: ViewData[V] }
    : { view: V; data: ViewData[V] }
}[keyof ViewData]

export type RouterTell =
  | ({ to: 'router'; type: 'push' | 'replace' | 'reset' } & Open)
  | { to: 'router'; type: 'back' }
  /** Leaves Networks behind after a switch: back to the entry before it, else the modal closes. */
  | { to: 'router'; type: 'networkSwitched' }
  | { to: 'router'; type: 'transaction.push'; outcomes: Record<Outcome, readonly Tell[]> }
  | { to: 'router'; type: 'transaction.pop'; outcome: Outcome }
  /** The visitor left: all that waits is cancelled, and nothing goes back, for its pages go altogether. */
  | { to: 'router'; type: 'transactions.leave' }

export type ModalTell =
  | { to: 'modal'; type: 'open' | 'close' | 'shake' }
  /** Only wallets of this namespace are offered; null: all. */
  | { to: 'modal'; type: 'narrow'; namespace: Namespace | null }
export type ToastTell =
  | {
      to: 'toast'
      type: 'show'
      variant: ToastVariant
      code: ErrorCode | null
      message: string | null
    }
  | { to: 'toast'; type: 'hide' }
export type AlertTell =
  /** `once`: not again in this kit's life. */
  | {
      to: 'alert'
      type: 'raise'
      code: ErrorCode
      variant: AlertVariant
      details: Readonly<Record<string, string>>
      once: boolean
    }
  | { to: 'alert'; type: 'dismiss' }

export type ConnectionsTell =
  | { to: 'connections'; type: 'adopt'; connection: Connection }
  | { to: 'connections'; type: 'drop'; namespace: Namespace }
  /** A remote wallet was used: it is shown as Recent, and `link`, the app its requests are answered in, is kept for the SDK (null: none). */
  | { to: 'connections'; type: 'remember'; wallet: Wallet | null; link: DeepLinkChoice | null }
  /** The same wallet, another of its accounts. */
  | { to: 'connections'; type: 'activate'; namespace: Namespace; address: string }
  /** Accounts of this kind are wanted from now on, and at the next visit. */
  | { to: 'connections'; type: 'prefer'; namespace: Namespace; accountType: AccountType }

export type AccountTell =
  | {
      to: 'account'
      namespace: Namespace
      type: 'try'
      status: Extract<AccountStatus, 'connecting' | 'reconnecting'>
    }
  /** What was tried did not work out; a connected account stays. */
  | { to: 'account'; namespace: Namespace; type: 'give-up' }
  | { to: 'account'; namespace: Namespace; type: 'connected'; connection: Connection }
  | { to: 'account'; namespace: Namespace; type: 'dropped' }
  | { to: 'account'; namespace: Namespace; type: 'select'; address: string }
  | { to: 'account'; namespace: Namespace; type: 'move'; caipNetworkId: CaipNetworkId }
  /** `forced`: also what is fresh is read again. */
  | { to: 'account'; namespace: Namespace; type: 'refresh'; forced: boolean }
  /** Somebody looks at what it holds and what it is called: read what is not here yet, or too old. `forced`: also what is fresh. */
  | { to: 'account'; namespace: Namespace; type: 'want'; forced: boolean }
  | { to: 'account'; namespace: Namespace; type: 'tab'; tab: AccountTab }

/** `activate`: its namespace becomes the active one. `quiet`: nobody asked just now, so an unsupported network does not open the modal. */
export type NetworkTell = {
  to: 'network'
  type: 'adopt'
  caipNetworkId: CaipNetworkId
  activate: boolean
  quiet: boolean
}

/** Asks the wallet directory for what the connect list shows, of one namespace (null: all); does nothing when that is known, or on its way. */
export type DirectoryTell = { to: 'directory'; type: 'want'; namespace: Namespace | null }

/** Nobody looks any more: what is pending is refused. */
export type ApprovalsTell = { to: 'approvals'; type: 'leave' }

export type TransfersTell =
  /** Hands it to the wallet, once: neither the same id again nor, while the wallet is just being asked, the same digest. */
  | {
      to: 'transfers'
      type: 'submit'
      id: string
      connectorId: string
      network: Network
      prepared: PreparedTransfer
    }
  /** Nobody waits for this one on its page any more (`another`): what becomes of it is told in a toast. */
  | { to: 'transfers'; type: 'leave'; id: string }
  /** One that is over is not listed any more. */
  | { to: 'transfers'; type: 'dismiss'; id: string }

/** Starts a flow without views. */
export type KitTell = {
  to: 'kit'
  type: 'start'
  flow: 'disconnect'
  namespaces: readonly Namespace[]
}

/** A message that reactions send; delivered in order, never in the middle of a transition. */
export type Tell =
  | RouterTell
  | ModalTell
  | ToastTell
  | AlertTell
  | ConnectionsTell
  | AccountTell
  | NetworkTell
  | DirectoryTell
  | ApprovalsTell
  | TransfersTell
  | KitTell

/** What reactions may ask of the rest of the kit. */
export type Questions = {
  isOpen(): boolean
  currentView(): keyof ViewData
  /** It is a page on which a wallet is being chosen or asked: it stays when another one goes. */
  isConnecting(): boolean
  /** The page asks about another namespace than the active one: what becomes of the active one leaves it as it is. */
  isElsewhere(): boolean
  /** Whether the page configured this network. */
  isConfigured(caipNetworkId: CaipNetworkId): boolean
  isConnected(namespace?: Namespace): boolean
  statusOf(namespace: Namespace): AccountStatus
  /** The wallet a namespace is connected with. */
  connectorOf(namespace: Namespace): string | null
  /** All ways to reach this wallet in this browser, one a namespace that is offered; none: it is not here. */
  connectorsFor(wallet: Sought): readonly Connector[]
  /** Whether the wallet is in this browser now, for that namespace. */
  isInstalled(connectorId: string, namespace: Namespace): boolean
  activeNamespace(): Namespace | null
  /** The network a namespace is on; null: it has none. */
  networkOf(namespace: Namespace): CaipNetworkId | null
  /** The network of the first namespace that is connected, these left aside; null: none is. */
  nextConnected(without: readonly Namespace[]): CaipNetworkId | null
  /** The one namespace whose wallets are offered; null: all are. */
  narrowedTo(): Namespace | null
  /** Network switching is on and unsupported chains are not allowed: the UnsupportedChain view is the answer to one. */
  showsUnsupportedChain(): boolean
  /** Whether what this wallet is asked is decided on a page of the modal. */
  approvesIn(connectorId: string): boolean
  /** How many entries the transaction stack has. */
  transactions(): number
  /** false where closing has to wait: the modal shakes instead (specification, section 4). */
  mayClose(): boolean
}
export type Reaction<E> = (event: E, ask: Questions) => readonly Tell[]
/** Fact, or `done` with the output, to tells. A fact that needs none is listed as `silent`. */
export type Reactions<Fact extends { type: string }, Output = never, Input = never> = {
  [F in Fact as F['type']]: Reaction<F> | 'silent'
} & ([Output] extends [never] ? object : { done: Reaction<Output> }) & {
    /** The flow was left before it ended; what it knew by then. */
    stopped?: (context: Input, ask: Questions) => readonly Tell[]
  }
