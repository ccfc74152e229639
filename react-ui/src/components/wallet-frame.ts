/** Selects the frames of embedded wallets. They are in the body of the page, above the modal. */
export const walletFrames = '[data-latchkit-frame]'

/** The frame that draws a request at the moment. Null: none. */
export const shownWalletFrame = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>(`${walletFrames}:not([hidden])`)

/** Whether an element is the frame of an embedded wallet, which belongs to the open modal. */
export const isWalletFrame = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.matches(walletFrames)
