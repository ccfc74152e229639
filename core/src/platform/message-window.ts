import type { OtherWindow, WindowMessage } from './platform.ts'

export type { OtherWindow, WindowMessage }
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
    listen: (listener) => onMessage(page, listener),
    open: (url, name) => page.open(url, name) !== null,
  }
}

/** Calls the listener with each message from another window. Returns unsubscribe. */
export function onMessage(page: Window, listener: (message: WindowMessage) => void): () => void {
  const receive = ({ data, origin, source }: MessageEvent<unknown>) =>
    listener({ data, origin, source: source && 'closed' in source ? source : null })
  page.addEventListener('message', receive)
  return () => page.removeEventListener('message', receive)
}
