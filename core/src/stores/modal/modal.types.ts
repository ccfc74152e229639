import type { Namespace } from '../../domain/caip/namespace.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { ModalState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

export type ModalInput = { embedded: boolean }
/**
 * `namespace`: only wallets of this namespace are offered. Null: wallets of all namespaces.
 * `consent`: to the legal texts of the page, shown by the checkbox of each `connect` flow.
 * `requests`: ids of the requests that were shown since the modal opened.
 */
export type ModalContext = ModalInput & {
  namespace: Namespace | null
  consent: ModalState['consent']
  requests: readonly string[]
}
export type ModalEvent = Messages['modal']
export type ModalEmitted =
  | { type: 'modal.opened' }
  /** It was opened while it faded out. */
  | { type: 'modal.reopened' }
  | { type: 'close.requested' }
  | KitEvent<'consent.changed'>
  /**
   * `requests`: those that the visitor closed with the modal. It may be open again, because a
   * request arrived while it faded out.
   */
  | { type: 'modal.closed'; requests: readonly string[] }
  /** An embedded modal received `close`: it stays and shows its first view again. */
  | { type: 'modal.reset'; requests: readonly string[] }
