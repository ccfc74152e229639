import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Messages } from '../../protocol/messages.ts'

export type ModalInput = { embedded: boolean }
/** `namespace`: only wallets of this namespace are offered. Null: wallets of all namespaces. */
export type ModalContext = ModalInput & { namespace: Namespace | null }
export type ModalEvent = Messages['modal']
export type ModalEmitted =
  | { type: 'modal.opened' }
  /** It was opened while it faded out. */
  | { type: 'modal.reopened' }
  | { type: 'close.requested' }
  | { type: 'modal.closed' }
  /** An embedded modal received `close`: it stays and shows its first view again. */
  | { type: 'modal.reset' }
