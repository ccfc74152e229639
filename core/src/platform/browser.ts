import { deviceFlags, isTelegram } from '../domain/config/device.ts'
import { lazy, lazyMethods } from './lazy.ts'
import { createLock } from './lock.ts'
import {
  type AsyncKeyValue,
  type Clock,
  type Device,
  type KeyValue,
  noDevice,
  type PageFacts,
  type Platform,
} from './platform.ts'

/** Ms after which code that waits for an idle page loads in any case. */
const idleTimeout = 1_000
/** Ms that such code waits in browsers without `requestIdleCallback`. */
const idleDelay = 200

/**
 * Creates the platform of a browser. On a server it has no page: storage is null, listeners are
 * never called and windows are not opened.
 */
export function createBrowserPlatform(): Platform {
  const write = (level: keyof Platform['log']) => (message: string, error?: unknown) =>
    console[level](`[latchkit] ${message}`, ...(error === undefined ? [] : [error]))
  const log = { debug: write('debug'), warn: write('warn'), error: write('error') }
  const page = typeof window === 'undefined' || typeof document === 'undefined' ? null : window
  const clock = realClock()
  return {
    clock,
    fetch: globalThis.fetch?.bind(globalThis),
    storage: page === null ? null : storageOf(page),
    database: (name) => lazyDatabase({ clock, log }, name),
    onStorageChange: (listener) =>
      listen(page, 'storage', (event) => {
        if (event instanceof StorageEvent) listener(event.key)
      }),
    page: {
      facts: () => (page === null ? noFacts : factsOf(page)),
      device: () => (page === null ? noDevice : deviceOf(page)),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      on: (type, listener) => listen(page, type, (event) => listener(detailOf(event))),
      dispatch: (type, detail) =>
        void page?.dispatchEvent(
          detail === undefined ? new Event(type) : new CustomEvent(type, { detail }),
        ),
      frames: lazy(
        () => import('./frames.ts'),
        ({ createFrames }) => createFrames(page),
      ),
      popups: lazy(
        () => import('./popups.ts'),
        ({ createPopups }) => createPopups(page),
      ),
      injected: (name) => (page === null ? null : injectedIn(page, name)),
      deleteGlobal: (name) => void Reflect.deleteProperty(globalThis, name),
      isHidden: () => page?.document.visibilityState === 'hidden',
      isOffline: () => page?.navigator.onLine === false,
      onVisible: (listener) => {
        const notify = () => {
          if (page?.document.visibilityState === 'visible') listener()
        }
        const stopVisible = listen(page?.document ?? null, 'visibilitychange', notify)
        // A page in the back/forward cache receives no storage events. Not every browser reports it
        // as hidden.
        const stopRestored = listen(page, 'pageshow', (event) => {
          if ('persisted' in event && event.persisted === true) notify()
        })
        return () => {
          stopVisible()
          stopRestored()
        }
      },
      onHidden: (listener) =>
        listen(page?.document ?? null, 'visibilitychange', () => {
          if (page?.document.visibilityState === 'hidden') listener()
        }),
      onBlocked: (listener) =>
        listen(page?.document ?? null, 'securitypolicyviolation', (event) => {
          const { disposition, effectiveDirective, blockedURI } =
            event as SecurityPolicyViolationEvent
          // A policy may only report.
          if (disposition === 'enforce')
            listener({ directive: effectiveDirective, url: blockedURI })
        }),
      nextTask: async () => {
        if (page !== null) await new Promise((resolve) => page.setTimeout(resolve, 0))
      },
      nextIdle: async () => {
        if (page === null) return
        await new Promise<unknown>((resolve) =>
          'requestIdleCallback' in page
            ? page.requestIdleCallback(resolve, { timeout: idleTimeout })
            : setTimeout(resolve, idleDelay),
        )
      },
      onIdle: (listener) => {
        if (page === null || savesData(page)) return () => {}
        let isActive = true
        const run = () => {
          if (isActive) listener()
        }
        const wait = () =>
          'requestIdleCallback' in page ? page.requestIdleCallback(run) : setTimeout(run, 1_000)
        if (page.document.readyState === 'complete') wait()
        else page.addEventListener('load', wait)
        return () => {
          isActive = false
        }
      },
    },
    windows: { open: (url, target) => page !== null && openWindow(page, url, target) },
    copy: (text) => (page === null ? Promise.resolve(false) : copy(page, text)),
    lock: createLock(page),
    random: { uuid, bytes },
    log,
  }
}

/** Creates a database whose code is loaded, and which is opened, on first use. */
const lazyDatabase = (parts: Pick<Platform, 'clock' | 'log'>, name: string): AsyncKeyValue =>
  lazyMethods(
    lazy(
      () => import('./indexed-database.ts'),
      ({ createIndexedDatabase }) => createIndexedDatabase({ ...parts, name }),
    ),
    ['get', 'set', 'remove', 'keys', 'isPersistent'],
  )

const noFacts: PageFacts = { title: '', description: '', url: '', origin: '', icon: '' }

/** The clock of the browser or of Node. */
export function realClock(): Clock {
  return {
    now: () => Date.now(),
    setTimeout: (fn, ms) => setTimeout(fn, ms),
    clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
  }
}

function listen(
  target: EventTarget | null,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}

/**
 * Each method reads `localStorage` again, because reading the property throws if storage is blocked
 * (fault E1).
 */
function storageOf(page: Window): KeyValue {
  return {
    get: (key) => page.localStorage.getItem(key),
    set: (key, value) => page.localStorage.setItem(key, value),
    remove: (key) => page.localStorage.removeItem(key),
    keys: () => Object.keys(page.localStorage),
  }
}

function factsOf({ document, location }: Window): PageFacts {
  const content = (selector: string) =>
    document.querySelector<HTMLMetaElement>(selector)?.content ?? ''
  return {
    title: document.querySelector('title')?.textContent ?? '',
    description: content('meta[property="og:description"]') || content('meta[name="description"]'),
    url: location.href,
    origin: location.origin,
    icon: document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? '',
  }
}

function deviceOf(page: Window): Device {
  const { userAgent } = page.navigator
  const matches = (query: string) => page.matchMedia?.(query).matches ?? false
  const coarsePointer = matches('(pointer: coarse)')
  const prefersDark = matches('(prefers-color-scheme: dark)')
  return {
    userAgent,
    coarsePointer,
    prefersDark,
    ...deviceFlags({ userAgent, coarsePointer }),
    telegram: isTelegram((name) => injectedIn(page, name)),
    framed: page.top !== page.self,
  }
}

/** Whether the visitor saves data or has a 2G connection. False in browsers that do not report it. */
function savesData({ navigator }: Window): boolean {
  const { saveData, effectiveType }: { saveData?: boolean; effectiveType?: string } =
    Reflect.get(navigator, 'connection') ?? {}
  return saveData === true || /2g/.test(effectiveType ?? '')
}

/** Reads the detail of an event. Any script may dispatch it, so the getter may throw. */
function detailOf(event: Event): unknown {
  try {
    return Reflect.get(event, 'detail') ?? null
  } catch {
    return null
  }
}

function injectedIn(page: Window, name: string): unknown {
  try {
    return Reflect.get(page, name) ?? null
  } catch {
    return null
  }
}

/**
 * Opens a window and returns whether the browser allows it. `window.open` with `noopener` always
 * returns null, so the result is derived from user activation (fault C8).
 */
function openWindow(page: Window, url: string, target: string): boolean {
  const isActivated = page.navigator.userActivation?.isActive ?? true
  page.open(url, target, 'noopener,noreferrer')
  return target !== '_blank' || isActivated
}

async function copy(page: Window, text: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** A random UUID, also on insecure pages, where `crypto.randomUUID` does not exist. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(bytes(16), (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
