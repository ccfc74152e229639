import type { Namespace } from '../../domain/caip/namespace.ts'

export type ModalInput = { embedded: boolean }
export type ModalContext = ModalInput & { namespace: Namespace | null }
export type ModalEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The close button, the overlay and Escape: whether it may close is asked first. */
  | { type: 'close.ask' }
  | { type: 'shake' }
  /** Only wallets of this namespace are offered; null: all again. */
  | { type: 'narrow'; namespace: Namespace | null }
export type ModalFact =
  | { type: 'modal.opened' }
  | { type: 'close.asked' }
  | { type: 'modal.closed' }
  /** Embedded: nothing closes, the first page comes back. */
  | { type: 'modal.rewound' }
