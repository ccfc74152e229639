import type { CheckedNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { OpenableView } from '../../domain/routing/view-name.ts'
import type { Flow, Readable, RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { AccountApi } from './account.ts'
import type { DevtoolsApi } from './devtools.ts'
import type { EmbeddedApi } from './embedded.ts'
import type { EventsApi } from './events.ts'
import type { ModalApi } from './modal.ts'
import type { NetworkApi } from './network.ts'
import type { SessionApi } from './session.ts'
import type { SettingsApi } from './settings.ts'
import type { WalletApi } from './wallet.ts'

export type OpenOptions = {
  view?: OpenableView
  /**
   * Offers only wallets of this namespace until the modal closes. It becomes active when one of them
   * connects; at once if it is connected, or if no account of another namespace is active.
   */
  namespace?: Namespace
  /**
   * Opens the view of one wallet, named by its id in the wallet directory or in `customWallets`, or
   * by its rdns.
   */
  wallet?: string
  /** With `manualWCControl`: the pairing URI of the page, shown as a QR code. */
  uri?: string
}

/**
 * The result of disconnecting one namespace. The kit disconnects the namespace even if the wallet
 * fails; `problem` is the message of the wallet's error, or null.
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
   * Calls the listener with the selected part of the state, immediately and after each change of
   * that part. If `select` returns a new object, its values are compared key by key. Returns
   * unsubscribe; aborting `signal` unsubscribes too.
   */
  watch<Part>(
    select: (state: KitState) => Part,
    listener: (part: Part) => void,
    signal?: AbortSignal,
  ): () => void
  /** Restores stored connections. `createKit` calls it in a browser. Idempotent. */
  start(): void
  /** Stops listeners, timers, polling and requests. The kit cannot be used afterwards. */
  stop(): void
  /**
   * Resolves when stored connections are restored or abandoned. Resolves immediately before
   * `start()`, as on a server: see `KitState.restoring`.
   */
  ready(): Promise<void>
  /**
   * Loads the engine (stores, flows and wallet discovery) without opening the modal. A page that
   * lists wallets needs this. Idempotent.
   */
  load(): Promise<void>

  /**
   * Opens the modal. Rejects with `adapter/not-found` or `network/missing` for a namespace that is
   * not configured. Opens the wallet list for an unknown view; with `debug`, the kit logs an error.
   */
  open<N extends Namespace>(
    options?: Omit<OpenOptions, 'namespace'> & { namespace?: CheckedNamespace<N> },
  ): Promise<void>
  close(): void
  /**
   * Disconnects a namespace, or all. A failure in one namespace does not affect the others. A
   * remote wallet is disconnected from every namespace that it serves.
   */
  disconnect<N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ): Promise<readonly DisconnectResult[]>
  /**
   * Runs a flow outside the modal. `data` is the data of the flow's view. Rejects with `feature/off`
   * for a flow that the page turns off, and with `connect/consent-missing` for one that connects
   * before the visitor accepted the legal texts (`features.legalCheckbox`). Aborting `signal` stops
   * the flow. If `signal` aborts before the code of the flow is loaded, the flow does not start and
   * the promise rejects with `kit/aborted`.
   */
  run<Input, View, Emitted extends { type: string }, Output, Data>(
    flow: Flow<Input, View, Emitted, Output, Data>,
    data?: NoInfer<Data>,
    signal?: AbortSignal,
  ): Promise<RunningFlow<View, Output>>

  readonly account: AccountApi
  readonly network: NetworkApi
  readonly wallet: WalletApi
  readonly session: SessionApi
  readonly modal: ModalApi
  readonly embedded: EmbeddedApi
  readonly settings: SettingsApi
  readonly events: EventsApi
  readonly devtools: DevtoolsApi
}
