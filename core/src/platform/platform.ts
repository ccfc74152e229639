/** Time, as XState's clock wants it. Tests move it by hand. */
export type Clock = {
  now(): number
  setTimeout(fn: (...args: unknown[]) => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** Text by key. Every method may throw (blocked, full). */
export type KeyValue = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/** What the page says of itself; read when asked, never at import. */
export type PageFacts = {
  title: string
  description: string
  url: string
  origin: string
  icon: string
}

/** What is known of the device. `framed`: the page is shown inside another one; `telegram`: inside Telegram. */
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

/** Text by key, kept in a database of its own; what cannot be kept (blocked, no answer within 1 s) lives in memory (fault case E6). */
export type AsyncKeyValue = {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<string[]>
  /** Whether it outlives the page: false where it had to be kept in memory, so that what is not here may be all the same. */
  isLasting(): Promise<boolean>
}

/** The outside world. `browser.ts` is the only file that touches the real one; `memory.ts` is the one for tests and servers. */
export type Platform = {
  clock: Clock
  fetch: typeof fetch
  /** null where there is none (server); where it is blocked every call throws. */
  storage: KeyValue | null
  /** Made and opened at first use; the same name is the same database in every tab. */
  database(name: string): AsyncKeyValue
  /** Another tab wrote: calls with the key (null: everything was cleared). */
  onStorageChange(listener: (key: string | null) => void): () => void
  page: {
    facts(): PageFacts
    device(): Device
    /** Listens on the page's window; the payload is the event's `detail`, null where it has none. */
    on(type: string, listener: (detail: unknown) => void): () => void
    /** `detail`: what a custom event carries. */
    dispatch(type: string, detail?: unknown): void
    /** A property of the page's window by name; anything that throws reads as null (fault case A7). */
    injected(name: string): unknown
    /** Takes a property off that a library of ours put onto the page's window. */
    discard(name: string): void
    /** The page came to the foreground again. */
    onVisible(listener: () => void): () => void
    /** The page went to the background: another app or tab is in front. */
    onHidden(listener: () => void): () => void
  }
  windows: {
    /** Opens with `noopener,noreferrer`; false when the browser refused. */
    open(url: string, target: '_blank' | '_self' | '_top'): boolean
  }
  /** false when copying was refused. */
  copy(text: string): Promise<boolean>
  random: { uuid(): string }
  log: {
    warn(message: string, error?: unknown): void
    error(message: string, error?: unknown): void
  }
}
