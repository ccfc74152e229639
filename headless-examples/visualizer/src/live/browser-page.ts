import type { LivePage } from './create-live.ts'
import type { WindowHost } from './page-windows.ts'

/**
 * The functions of the browser that `createLive` uses. `openerOrigin`: that of the page that opened
 * the visualizer, or empty.
 */
export const browserPage = (openerOrigin: string): LivePage => ({
  now: () => Date.now(),
  setTimer: (run, ms) => void setTimeout(run, ms),
  onReturn(run) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') run()
    })
    // the page was restored from the back/forward cache
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) run()
    })
  },
  channel(name, listener) {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
    return { post: (message) => channel.postMessage(message) }
  },
  windows: browserWindows(openerOrigin),
})

const originsKey = 'latchkit-visualizer-origins'

const browserWindows = (openerOrigin: string): WindowHost => ({
  origin: location.origin,
  opener: isWindow(window.opener) ? window.opener : null,
  openerOrigin,
  open: (url) => window.open(url, '_blank'),
  isBlank: (other) => isWindow(other) && isReadable(other),
  hasOpened: (other) => isWindow(other) && other.opener === window,
  listen: (listener) =>
    addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) =>
      listener({ data, origin, source: isWindow(source) ? source : null }),
    ),
  openedOrigins: () => readOrigins(),
  saveOpenedOrigins: (origins) => {
    try {
      sessionStorage.setItem(originsKey, origins.join(' '))
    } catch {
      // without storage, a reload forgets the opened pages
    }
  },
})

/** A window of any origin has `opener`, which may be read. */
const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'opener' in value && 'postMessage' in value

/** A new window has the origin of its opener until it shows a page of another origin. */
function isReadable(other: Window): boolean {
  try {
    return other.location.href !== ''
  } catch {
    return false
  }
}

function readOrigins(): readonly string[] {
  try {
    return sessionStorage.getItem(originsKey)?.split(' ') ?? []
  } catch {
    return []
  }
}
