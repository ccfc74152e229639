export type ModalInput = { embedded: boolean }
export type ModalContext = ModalInput
export type ModalEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The close button, the overlay and Escape: whether it may close is asked first. */
  | { type: 'close.ask' }
  | { type: 'shake' }
export type ModalFact =
  | { type: 'modal.opened' }
  | { type: 'close.asked' }
  | { type: 'modal.closed' }
  /** Embedded: nothing closes, the first page comes back. */
  | { type: 'modal.rewound' }
