/** A window of any origin, as a message reports it. */
export type OtherWindow = {
  readonly closed: boolean
  /** The browser delivers the message only if the window shows a page of `targetOrigin`. */
  postMessage(message: unknown, targetOrigin: string): void
}
/** `source`: null if the message does not come from a window. */
export type WindowMessage = { data: unknown; origin: string; source: OtherWindow | null }
/** The window of the page, as far as it exchanges messages with other windows. */
export type MessageWindow = {
  origin: string
  /** Calls the listener with each message from another window. Returns unsubscribe. */
  listen(listener: (message: WindowMessage) => void): () => void
  /**
   * Opens a window that keeps a reference to this one, or reuses the window of this name. Returns
   * false if the browser blocked it.
   */
  open(url: string, name: string): boolean
}

/** The window of the browser. Null on a server. */
export function createMessageWindow(): MessageWindow | null {
  if (typeof window === 'undefined') return null
  const page = window
  return {
    origin: page.location.origin,
    listen(listener) {
      const receive = ({ data, origin, source }: MessageEvent<unknown>) =>
        listener({ data, origin, source: source && 'closed' in source ? source : null })
      page.addEventListener('message', receive)
      return () => page.removeEventListener('message', receive)
    },
    open: (url, name) => page.open(url, name) !== null,
  }
}
