import type { WalletBranding } from '../../base/wallet-roster.ts'
import { providerErrors } from '../provider-error.ts'
import type { ApprovalRequest, Decision, ShowApproval } from '../wallet.types.ts'
import { parseFromWindow, type ToWindow } from './messages.ts'

/** The members of an opened `Window` that the wallet uses. */
export type OpenedWindow = {
  readonly closed: boolean
  close(): void
  focus(): void
  postMessage(message: unknown, origin: string): void
}

/** The page that opens the window. `open` returns null if the browser blocks it. */
export type OpenerPage = {
  events: EventTarget
  origin: string
  open(url: string, name: string): OpenedWindow | null
}

/** Interval in ms at which the window is checked for being closed. */
const closedCheck = 150

/**
 * Shows an approval request in a window of the wallet, as extensions do. Closing the window rejects
 * the request. Throws with instructions if the browser blocks the window.
 */
export const showInWindow =
  (page: OpenerPage, url: string, branding: WalletBranding): ShowApproval =>
  (request, signal) => {
    const id = crypto.randomUUID()
    const opened = page.open(`${url}?ask=${id}`, id)
    if (!opened)
      throw providerErrors.internal(
        `The browser blocked the window of ${branding.name}. Allow pop-ups for this page and try again.`,
      )
    return {
      decision: waitForDecision(page, opened, { id, branding, request }, signal),
      focus: () => opened.focus(),
    }
  }

type WindowRequest = { id: string; branding: WalletBranding; request: ApprovalRequest }

/**
 * Sends the request when the window is ready and resolves with its decision. Ignores messages of
 * other windows and other origins.
 */
function waitForDecision(
  { events, origin }: OpenerPage,
  opened: OpenedWindow,
  { id, branding, request }: WindowRequest,
  signal: AbortSignal,
): Promise<Decision> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const finish = (decision: Decision) => {
      listeners.abort()
      clearInterval(timer)
      opened.close()
      resolve(decision)
    }
    const reject = () => finish({ approved: false })
    // A decision may arrive after its window has closed, so reject only when a second check finds
    // the window closed.
    let wasClosed = false
    const timer = setInterval(() => {
      if (opened.closed && wasClosed) reject()
      wasClosed = opened.closed
    }, closedCheck)
    const onMessage = (event: Event) => {
      if (!(event instanceof MessageEvent) || event.origin !== origin || event.source !== opened)
        return
      const message = parseFromWindow(event.data, id)
      if (message?.type === 'decision') return finish(message.decision)
      const reply: ToWindow = { id, type: 'request', branding, origin, request }
      if (message?.type === 'ready') opened.postMessage(reply, origin)
    }
    events.addEventListener('message', onMessage, { signal: listeners.signal })
    events.addEventListener('pagehide', reject, { signal: listeners.signal })
    signal.addEventListener('abort', reject, { signal: listeners.signal })
  })
}
