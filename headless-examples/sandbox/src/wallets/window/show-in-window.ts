import { providerErrors } from '../provider-error.ts'
import type { Ask, Show, Verdict, WalletFace } from '../wallet.types.ts'
import { readFromWindow, type ToWindow } from './messages.ts'

const size = { width: 376, height: 620 }
const closedCheck = 150

/**
 * Asks a person in a window of the wallet's own, as an extension does. Closing it is a refusal.
 * A browser that blocks the window makes the call fail with a text that says so: nothing is drawn into the page instead.
 */
export const showInWindow =
  (page: Window & typeof globalThis, url: string, face: WalletFace): Show =>
  (ask, signal) => {
    const id = crypto.randomUUID()
    const left = Math.round(page.screenX + page.outerWidth - size.width - 24)
    const place = `left=${left},top=${Math.round(page.screenY + 72)}`
    const opened = page.open(`${url}?ask=${id}`, id, `popup,width=${size.width},height=${size.height},${place}`)
    if (!opened) throw providerErrors.internal(`The browser blocked the window of ${face.name}. Allow pop-ups for this page and try again.`)
    return { verdict: converse(page, opened, { id, face, ask }, signal), remind: () => opened.focus() }
  }

type Topic = { id: string; face: WalletFace; ask: Ask }

/** Hands the ask over when the window is ready, and waits for what it says; only that window, on our own origin, is heard. */
function converse(page: Window, opened: Window, { id, face, ask }: Topic, signal: AbortSignal): Promise<Verdict> {
  const { origin } = page.location
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (verdict: Verdict) => {
      over.abort()
      clearInterval(watch)
      opened.close()
      resolve(verdict)
    }
    const watch = setInterval(() => opened.closed && end({ approved: false }), closedCheck)
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== opened) return
      const message = readFromWindow(event.data, id)
      if (message?.type === 'verdict') return end(message.verdict)
      const reply: ToWindow = { id, type: 'ask', face, origin, ask }
      if (message?.type === 'ready') opened.postMessage(reply, origin)
    }
    page.addEventListener('message', hear, { signal: over.signal })
    page.addEventListener('pagehide', () => end({ approved: false }), { signal: over.signal })
    signal.addEventListener('abort', () => end({ approved: false }), { signal: over.signal })
  })
}
