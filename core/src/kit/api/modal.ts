import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import type { Readable, RunningFlow } from '../../protocol/flow.ts'
import type { Outcome, ToastVariant, ViewData } from '../../protocol/kit-state.ts'

/** The data of a view as an argument: required for a view that needs it. */
type DataArgument<V extends ViewName> = null extends ViewData[V]
  ? [data?: ViewData[V]]
  : [data: ViewData[V]]

export type ModalApi = {
  /**
   * Closes the modal, or shakes it while it must stay open. For close buttons, the overlay and
   * Escape.
   */
  requestClose(): void
  /** Puts a view on top of the view stack. */
  push<V extends ViewName>(view: V, ...data: DataArgument<V>): void
  /** Replaces the view on top of the stack. */
  replace<V extends ViewName>(view: V, ...data: DataArgument<V>): void
  /** Replaces the whole stack by one view. */
  reset<V extends ViewName>(view: V, ...data: DataArgument<V>): void
  /** Removes the view on top of the stack; closes the modal at the first view. */
  back(): void
  /**
   * Goes back to the entry of `KitState.router.entries` at `index`; 0 is the first view. Ignored
   * unless the entry is below the top.
   */
  backTo(index: number): void
  /**
   * Loads the code of the modal and starts the engine, for example while the visitor hovers a button
   * that opens the modal. Does nothing with `preload: 'none'`.
   */
  prepare(): void
  /**
   * Calls the listener when a component that renders the modal should load its code, immediately if
   * that was earlier. Returns unsubscribe: the modal closes unless another component renders it, or
   * this one subscribes again in the same task.
   */
  onPrepare(listener: () => void): () => void
  /**
   * Loads the code of a view's flow, and with `namespace` the code that calls its wallets, for example
   * while the visitor hovers a wallet. Starts the flow of the view if its code failed to load before.
   */
  preload(view: ViewName, namespace?: Namespace): Promise<void>
  /**
   * The running flows of the view stack, by the key of their entry. A flow whose code is still
   * loading is missing.
   */
  readonly flows: Readable<Readonly<Record<string, RunningFlow>>>
  /**
   * Removes the last entry of the transaction stack and sends the messages that the entry has for
   * this outcome. `error` and `cancel` also go back one view.
   */
  finishTransaction(outcome: Outcome): void
  /**
   * Approves the request that `KitState.approvals` shows. Any other id is ignored, and so is a request
   * until what it costs is read, for up to 10 s: the decimals of its tokens (`tokens` is null) and the
   * part of its fee that it does not state (`readingFee`).
   */
  approve(id: string): void
  /** Rejects the request that `KitState.approvals` shows (4001). Any other id is ignored. */
  reject(id: string): void
  /** A toast with the variant `loading` stays until `hideToast()` or the next toast. */
  showToast(toast: { variant: ToastVariant; message: string }): void
  hideToast(): void
  dismissAlert(): void
}
