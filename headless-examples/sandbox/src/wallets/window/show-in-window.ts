import type { WalletBranding } from '../../base/wallet-roster.ts'
import { providerErrors } from '../provider-error.ts'
import type { ApprovalRequest, ShowApproval, Decision } from '../wallet.types.ts'
import { readFromWindow, type ToWindow } from './messages.ts'

/** A window that was opened: what we need of it. */
export type Opened = {
  readonly closed: boolean
  close(): void
  focus(): void
  postMessage(message: unknown, origin: string): void
}

/** The page that asks: hears messages, and opens windows; null when the browser would not. */
export type OpeningPage = {
  events: EventTarget
  origin: string
  open(url: string, name: string): Opened | null
}

const closedCheck = 150

/**
 * Asks a person in a window of the wallet's own, as an extension does. Closing it is a refusal.
 * A browser that blocks the window makes the call fail with a text that says so: nothing is drawn into the page instead.
 */
export const showInWindow =
  (page: OpeningPage, url: string, face: WalletBranding): ShowApproval =>
  (ask, signal) => {
    const id = crypto.randomUUID()
    const opened = page.open(`${url}?ask=${id}`, id)
    if (!opened)
      throw providerErrors.internal(
        `The browser blocked the window of ${face.name}. Allow pop-ups for this page and try again.`,
      )
    return {
      decision: converse(page, opened, { id, branding, ask }, signal),
      focus: () => opened.focus(),
    }
  }

type Topic = { id: string; branding: WalletBranding; ask: ApprovalRequest }

/** Hands the ask over when the window is ready, and waits for what it says; only that window, on our own origin, is heard. */
function converse(
  { events, origin }: OpeningPage,
  opened: Opened,
  { id, branding, ask }: Topic,
  signal: AbortSignal,
): Promise<Decision> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (verdict: Decision) => {
      over.abort()
      clearInterval(watch)
      opened.close()
      resolve(verdict)
    }
    const refuse = () => end({ approved: false })
    // A verdict may still be on its way when its window is gone already: only the second look that finds it closed refuses.
    let gone = false
    const watch = setInterval(() => {
      if (opened.closed && gone) refuse()
      gone = opened.closed
    }, closedCheck)
    const hear = (event: Event) => {
      if (!(event instanceof MessageEvent) || event.origin !== origin || event.source !== opened)
        return
      const message = readFromWindow(event.data, id)
      if (message?.type === 'verdict') return end(message.decision)
      const reply: ToWindow = { id, type: 'ask', branding, origin, ask }
      if (message?.type === 'ready') opened.postMessage(reply, origin)
    }
    events.addEventListener('message', hear, { signal: over.signal })
    events.addEventListener('pagehide', refuse, { signal: over.signal })
    signal.addEventListener('abort', refuse, { signal: over.signal })
  })
}
