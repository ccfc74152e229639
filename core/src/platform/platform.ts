/** Time and timers, compatible with the clock of XState. Tests use a `ManualClock`. */
export type Clock = {
  now(): number
  setTimeout(fn: (...args: unknown[]) => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** Texts by key, like `localStorage`. Each method may throw if storage is blocked or full. */
export type KeyValue = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/** Metadata of the page. All texts are empty on a server. */
export type PageFacts = {
  title: string
  description: string
  url: string
  origin: string
  icon: string
}

/**
 * The device and its browser. `framed`: the page is in a frame. `telegram`: the page is open in the
 * Telegram app.
 */
export type Device = {
  userAgent: string
  coarsePointer: boolean
  mobile: boolean
  android: boolean
  ios: boolean
  telegram: boolean
  framed: boolean
  prefersDark: boolean
}

/** The device of a page that has none: on a server. */
export const noDevice: Device = {
  userAgent: '',
  coarsePointer: false,
  mobile: false,
  android: false,
  ios: false,
  telegram: false,
  framed: false,
  prefersDark: false,
}

/**
 * A resource that the content security policy of the page blocks. `directive`: such as `frame-src`.
 * `url`: as the browser reports it, which may be a scheme only.
 */
export type BlockedResource = { directive: string; url: string }

/**
 * Texts by key in a database. They are kept in memory if the database is blocked or does not open
 * within 1 s (fault E6).
 */
export type AsyncKeyValue = {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<string[]>
  /**
   * False if IndexedDB is unavailable: data is in memory only, and a missing key may still exist on
   * disk.
   */
  isPersistent(): Promise<boolean>
}

/**
 * A request of a kit to a wallet or over HTTP. `url`: empty for a wallet. `method`: that of the
 * wallet or of HTTP (undefined: GET). `params`: the parameters or the body. `response` settles with
 * the result of the wallet, or with the status and the text of the HTTP response.
 */
export type TracedRequest = {
  type: '@latchkit.request'
  url: string
  method: string | undefined
  params: unknown
  response: Promise<unknown>
}

/** A window of any origin. */
export type OtherWindow = {
  readonly closed: boolean
  /** The browser delivers the message only if the window shows a page of `targetOrigin`. */
  postMessage(message: unknown, targetOrigin: string): void
}
/** `source`: null if the message does not come from a window. */
export type WindowMessage = { data: unknown; origin: string; source: OtherWindow | null }
/** A window that the page opened and keeps a reference to. `window`: the source of its messages. */
export type PopupWindow = {
  window: OtherWindow
  /** Points the window to another URL. */
  navigate(url: string): void
  close(): void
}
/** `sandbox` and `allow`: the attributes of the element (rule R3). */
export type FrameRequest = {
  url: string
  id: string
  name: string
  title: string
  sandbox: string
  allow: string
}
/** A frame that the page shows, appended to the body. Hidden until `place` is called. */
export type PageFrame = {
  /** Null until the element is in the page, and after `remove`. */
  window(): OtherWindow | null
  /** Calls the listener when the frame cannot be loaded. Returns unsubscribe. */
  onError(listener: () => void): () => void
  /** Calls the listener whenever the window has loaded a document. Returns unsubscribe. */
  onLoad(listener: () => void): () => void
  /** Calls the listener when a script of the page removes the frame. Returns unsubscribe. */
  onRemoved(listener: () => void): () => void
  /** Shows the frame over a box, in CSS pixels relative to the viewport. Null hides it. */
  place(box: { top: number; left: number; width: number; height: number } | null): void
  /** Hides the frame and frees its id. It stays in the page, and its messages arrive. */
  retire(): void
  remove(): void
}

/** Popups and the address bar, for logins with the embedded wallet. */
export type Popups = {
  /**
   * Opens a window that keeps a reference to the page, for a social login (rule R6). `features`: as
   * `window.open` takes them. Null: the browser blocked it.
   */
  popup(url: string, name: string, features: string): PopupWindow | null
  /** Replaces the page's URL in the address bar, without loading it. */
  replaceUrl(url: string): void
}
/** Frames and the messages of other windows. Used by the embedded wallet. */
export type Frames = {
  /** Adds a frame to the page. Null on a server. */
  frame(request: FrameRequest): PageFrame | null
  /** Whether the page is in front of all other windows and tabs. */
  isInFront(): boolean
  /**
   * The header `Cross-Origin-Opener-Policy` of the page, which is requested again for it, without its
   * query. Null without one, and if it cannot be read.
   */
  openerPolicy(signal: AbortSignal): Promise<string | null>
  /** Calls the listener with each message from another window. Returns unsubscribe. */
  onMessage(listener: (message: WindowMessage) => void): () => void
}
/** A platform whose code of frames is loaded. */
export type FramePlatform = Platform & { page: Frames }

/**
 * The environment of a kit. `browser.ts` is the only file that uses browser globals; `memory.ts` is
 * for tests.
 */
export type Platform = {
  clock: Clock
  fetch: typeof fetch
  /** Null on a server. Each method throws if storage is blocked. */
  storage: KeyValue | null
  /** Returns a database that opens on first use. All tabs use the same database for a name. */
  database(name: string): AsyncKeyValue
  /**
   * Reports changes by other tabs; the key is null if everything was cleared. Returns unsubscribe.
   */
  onStorageChange(listener: (key: string | null) => void): () => void
  page: {
    facts(): PageFacts
    device(): Device
    /** IANA name of the visitor's time zone, such as `Europe/Berlin`. */
    timeZone(): string
    /**
     * Listens to an event of the window. The listener receives its `detail`, or null. Returns
     * unsubscribe.
     */
    on(type: string, listener: (detail: unknown) => void): () => void
    /** Dispatches an event on the window; a custom event if `detail` is given. */
    dispatch(type: string, detail?: unknown): void
    /** Loads the code of frames. */
    frames(): Promise<Frames>
    /** Loads the code of popups, which a browser opens only within a click. */
    popups(): Promise<Popups>
    /** Reads a property of the window. Null if it is missing or its getter throws (fault A7). */
    injected(name: string): unknown
    /** Deletes a property of the window that a bundled library set. */
    deleteGlobal(name: string): void
    /** Whether another app or tab covers the page. */
    isHidden(): boolean
    /** Whether the browser is offline. It reports `online` and `offline` with `on`. */
    isOffline(): boolean
    /** Calls the listener when the page becomes visible. Returns unsubscribe. */
    onVisible(listener: () => void): () => void
    /**
     * Calls the listener when another app or tab comes in front of the page. Returns unsubscribe.
     */
    onHidden(listener: () => void): () => void
    /**
     * Calls the listener when the content security policy of the page blocks a resource. Returns
     * unsubscribe.
     */
    onBlocked(listener: (blocked: BlockedResource) => void): () => void
    /** Resolves after the events that the browser has queued. */
    nextTask(): Promise<void>
    /**
     * Resolves when the page is idle, after 1 s at the latest; after 200 ms in browsers without
     * `requestIdleCallback`, and at once on a server.
     */
    nextIdle(): Promise<void>
    /**
     * Calls the listener when the page is idle after its load event. Never on a server, with
     * Save-Data or on a 2G connection. Returns unsubscribe.
     */
    onIdle(listener: () => void): () => void
  }
  windows: {
    /** Opens a window with `noopener,noreferrer` (rule R6). Returns false if it was blocked. */
    open(url: string, target: '_blank' | '_self' | '_top'): boolean
  }
  /** Copies to the clipboard. Resolves with false if the browser blocked it. */
  copy(text: string): Promise<boolean>
  /**
   * Runs a task while no other tab of the origin runs one with the same name (Web Locks). Where the
   * browser has no locks or denies them, other tabs do not count.
   */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>
  /** Unpredictable values. `bytes`: at most 65536. */
  random: { uuid(): string; bytes(length: number): Uint8Array }
  /** Reports each request to the observers of `kit.devtools.inspect()`. The kit sets it. */
  trace?(request: TracedRequest): void
  log: {
    /** For details that developers need rarely; browsers hide them by default. */
    debug(message: string, error?: unknown): void
    warn(message: string, error?: unknown): void
    error(message: string, error?: unknown): void
  }
}
