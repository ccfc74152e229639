import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import type { Flow, Readable, RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { AccountApi } from './account.ts'
import type { DevtoolsApi } from './devtools.ts'
import type { ModalApi } from './modal.ts'
import type { NetworkApi } from './network.ts'
import type { SettingsApi } from './settings.ts'
import type { WalletApi } from './wallet.ts'

/** The views that a page can open. */
export type OpenableView = Extract<
  ViewName,
  | 'Account'
  | 'Connect'
  | 'Networks'
  | 'WalletReceive'
  | 'WalletSend'
  | 'AllWallets'
  | 'ConnectingWalletConnectBasic'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
>
export type OpenOptions = {
  view?: OpenableView
  /** Makes this namespace active and offers only its wallets until the modal closes. */
  namespace?: Namespace
  /**
   * Opens the view of one wallet: its id in the wallet directory, its id in `customWallets`, or its
   * rdns.
   */
  wallet?: string
  /** With `manualWCControl`: the pairing URI of the page, shown as a QR code. */
  uri?: string
}

/**
 * The result of disconnecting one namespace. The kit has disconnected in any case; `problem` is the
 * message of the wallet's error, null if there was none.
 */
export type DisconnectResult = { namespace: Namespace; problem: string | null }

/**
 * One instance of Latchkit, with its own state, listeners and storage. Made by `createKit`; a page
 * may have several.
 */
export type Kit = {
  readonly id: string
  /** The whole state. Parts of it keep their identity until they change. */
  readonly state: Readable<KitState>
  /**
   * Calls the listener with a part of the state, at once and after each change. An object that
   * `select` puts together is compared key by key. Returns unsubscribe; `signal` unsubscribes too.
   */
  watch<Part>(
    select: (state: KitState) => Part,
    listener: (part: Part) => void,
    signal?: AbortSignal,
  ): () => void
  /** Restores stored connections. `createKit` calls it in a browser. Idempotent. */
  start(): void
  /** Ends listeners, timers, polling and requests. The kit cannot be used afterwards. */
  stop(): void
  /** Resolves when stored connections are restored or abandoned. */
  ready(): Promise<void>
  /**
   * Loads the engine (machines and wallet discovery) without opening anything. A list of wallets on
   * the page needs it. Idempotent.
   */
  load(): Promise<void>

  /**
   * Opens the modal. Rejects with `adapter/not-found` or `network/missing` for a namespace that is
   * not configured.
   */
  open(options?: OpenOptions): Promise<void>
  close(): void
  /**
   * Disconnects a namespace, or all. A failure in one namespace does not affect the others. A
   * remote wallet is disconnected from every namespace that it serves.
   */
  disconnect(namespace?: Namespace): Promise<readonly DisconnectResult[]>
  /**
   * Runs a flow outside the modal. `data` is the data of the flow's view. `signal`
   * stops the flow; if it aborts before the code is loaded, the flow does not start and this
   * rejects with `kit/aborted`.
   */
  run<Input, View, Emitted extends { type: string }, Output, Data>(
    flow: Flow<Input, View, Emitted, Output, Data>,
    data?: NoInfer<Data>,
    signal?: AbortSignal,
  ): Promise<RunningFlow<View, Output>>

  readonly account: AccountApi
  readonly network: NetworkApi
  readonly wallet: WalletApi
  readonly modal: ModalApi
  readonly settings: SettingsApi
  readonly devtools: DevtoolsApi
}
