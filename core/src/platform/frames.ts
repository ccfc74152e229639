import { onMessage } from './message-window.ts'
import type { FrameRequest, Frames, PageFrame } from './platform.ts'

/** The last value of `z-index`: above every layer of the page, and of the modal. */
const topmost = '2147483647'

/** How long the frame takes to appear, in ms. */
const appearTime = 200

/** The frames of a page. On a server, where the page is null, no frame is added. */
export const createFrames = (page: (Window & typeof globalThis) | null): Frames => ({
  frame: (request) => (page === null ? null : addFrame(page, request)),
  isInFront: () => page?.document.hasFocus() ?? false,
  openerPolicy: async (signal) => (page === null ? null : readOpenerPolicy(page, signal)),
  onMessage: (listener) => (page === null ? () => {} : onMessage(page, listener)),
})

/**
 * Appends a hidden frame to the body. Its style is set by script: a strict `style-src` allows that,
 * and no `style` attribute. The frame receives the origin of the page as referrer, and no path (rule R3).
 */
function addFrame(page: Window, request: FrameRequest): PageFrame {
  const element = page.document.createElement('iframe')
  element.id = request.id
  element.name = request.name
  element.title = request.title
  element.allow = request.allow
  element.referrerPolicy = 'strict-origin'
  element.dataset.latchkitFrame = ''
  element.setAttribute('sandbox', request.sandbox)
  const place: PageFrame['place'] = (box) => {
    const appears = element.hidden && box !== null
    element.hidden = box === null
    const { top = 0, left = 0, width = 0, height = 0 } = box ?? {}
    Object.assign(element.style, {
      display: box === null ? 'none' : 'block',
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    if (appears) zoomIn(page, element)
  }
  Object.assign(element.style, { position: 'fixed', zIndex: topmost, border: '0' })
  place(null)
  element.src = request.url
  page.document.body.append(element)
  const on = (type: 'error' | 'load') => (listener: () => void) => {
    element.addEventListener(type, listener)
    return () => element.removeEventListener(type, listener)
  }
  return {
    window: () => element.contentWindow,
    onError: on('error'),
    onLoad: on('load'),
    onRemoved: (listener) => onRemoved(page, element, listener),
    place,
    retire() {
      place(null)
      element.removeAttribute('id')
      delete element.dataset.latchkitFrame
    },
    remove: () => element.remove(),
  }
}

/** Calls the listener once when an element of the body, or the body itself, leaves the page. */
function onRemoved(page: Window, element: HTMLElement, listener: () => void): () => void {
  const { documentElement, body, defaultView } = page.document
  if (defaultView === null) return () => {}
  const observer = new defaultView.MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    listener()
  })
  for (const parent of [documentElement, body]) observer.observe(parent, { childList: true })
  return () => observer.disconnect()
}

/** Fades a frame in while it grows. With `prefers-reduced-motion: reduce` it only fades. */
function zoomIn(page: Window, element: HTMLElement): void {
  const isReduced = page.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const start = { opacity: 0, transform: isReduced ? 'none' : 'scale(0.96)' }
  const timing = { duration: appearTime, easing: 'cubic-bezier(.2, 0, 0, 1)' }
  element.animate?.([start, { opacity: 1, transform: 'none' }], timing)
}

async function readOpenerPolicy(
  { fetch, location }: Window & typeof globalThis,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { headers } = await fetch(location.origin + location.pathname, { method: 'HEAD', signal })
    return headers.get('cross-origin-opener-policy')
  } catch {
    return null
  }
}
