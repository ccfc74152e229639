import { createEmitter } from './emitter.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import type { Clock, Device, PageFacts, Platform } from './platform.ts'

export type MemoryOptions = {
  /** Default: a `ManualClock` at 0. */
  clock?: Clock
  /** Default: each request fails as if offline. */
  fetch?: typeof fetch
  /** Initial content of the storage. Null: there is no storage. */
  stored?: Readonly<Record<string, string>> | null
  /** Getters of window properties, by name. They may throw. */
  injected?: Readonly<Record<string, () => unknown>>
  facts?: Partial<PageFacts>
  device?: Partial<Device>
  /** Default: `Europe/Berlin`. */
  timeZone?: string
}

export type LogEntry = { level: 'debug' | 'warn' | 'error'; message: string; error: unknown }

/** Controls the memory platform in a test, and records its calls. */
export type MemoryControls = {
  /** The storage of the page. Null if the page has none. */
  storage: MemoryStorage | null
  /** Dispatches an event on the window. */
  emit(type: string, detail?: unknown): void
  /** Simulates a change of a key by another tab. Null: all keys were cleared. */
  emitStorageChange(key: string | null): void
  emitVisible(): void
  emitIdle(): void
  emitHidden(): void
  /** Names of the events that the kit dispatched. */
  dispatched: string[]
  /** Names of the window properties that the kit deleted. */
  deletedGlobals: string[]
  opened: { url: string; target: string }[]
  /** Set to false to simulate that the browser blocks windows. */
  allowsWindows: boolean
  copied: string[]
  /** Set to false to simulate that the browser blocks the clipboard. */
  allowsCopy: boolean
  logged: LogEntry[]
  /** Number of active listeners. A stopped kit has none. */
  listenerCount(): number
}

export type MemoryPlatform = Platform & { controls: MemoryControls }

const facts: PageFacts = {
  title: 'Test page',
  description: '',
  url: 'https://page.example/',
  origin: 'https://page.example',
  icon: '',
}
const device: Device = {
  userAgent: '',
  coarsePointer: false,
  mobile: false,
  android: false,
  ios: false,
  telegram: false,
  framed: false,
  prefersDark: false,
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** Creates a platform without a browser, for tests. */
export function createMemoryPlatform(options: MemoryOptions = {}): MemoryPlatform {
  const emitter = createEmitter<{ type: string; value: unknown }>()
  const emit = (type: string, value: unknown) => emitter.emit({ type, value })
  const on = (type: string, listener: (value: unknown) => void) =>
    emitter.subscribe((event) => {
      if (event.type === type) listener(event.value)
    })
  const storage = options.stored === null ? null : createMemoryStorage(options.stored)
  const databases = new Map<string, Map<string, string>>()
  const locks = new Map<string, Promise<unknown>>()
  let uuids = 0
  let seeds = 0
  const controls: MemoryControls = {
    storage,
    emit: (type, detail = null) => emit(`page:${type}`, detail),
    emitStorageChange: (key) => emit('storage', key),
    emitVisible: () => emit('visible', null),
    emitIdle: () => emit('idle', null),
    emitHidden: () => emit('hidden', null),
    dispatched: [],
    deletedGlobals: [],
    opened: [],
    allowsWindows: true,
    copied: [],
    allowsCopy: true,
    logged: [],
    listenerCount: emitter.size,
  }
  return {
    controls,
    clock: options.clock ?? createManualClock(),
    fetch: options.fetch ?? noNetwork,
    storage,
    database(name) {
      const values = databases.get(name) ?? new Map<string, string>()
      databases.set(name, values)
      return createMemoryDatabase(values, true)
    },
    onStorageChange: (listener) =>
      on('storage', (key) => listener(typeof key === 'string' ? key : null)),
    page: {
      facts: () => ({ ...facts, ...options.facts }),
      device: () => ({ ...device, ...options.device }),
      timeZone: () => options.timeZone ?? 'Europe/Berlin',
      on: (type, listener) => on(`page:${type}`, listener),
      dispatch(type, detail = null) {
        controls.dispatched.push(type)
        emit(`page:${type}`, detail)
      },
      injected(name) {
        try {
          return options.injected?.[name]?.() ?? null
        } catch {
          return null
        }
      },
      deleteGlobal: (name) => void controls.deletedGlobals.push(name),
      onVisible: (listener) => on('visible', listener),
      onIdle: (listener) => on('idle', listener),
      onHidden: (listener) => on('hidden', listener),
    },
    windows: {
      open(url, target) {
        if (controls.allowsWindows) controls.opened.push({ url, target })
        return controls.allowsWindows
      },
    },
    async copy(text) {
      if (controls.allowsCopy) controls.copied.push(text)
      return controls.allowsCopy
    },
    lock(name, task) {
      const run = (locks.get(name) ?? Promise.resolve()).then(task)
      locks.set(
        name,
        run.catch(() => {}),
      )
      return run
    },
    random: {
      uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
      bytes: (length) => pseudoRandomBytes(++seeds, length),
    },
    log: {
      debug: (message, error = null) =>
        void controls.logged.push({ level: 'debug', message, error }),
      warn: (message, error = null) => void controls.logged.push({ level: 'warn', message, error }),
      error: (message, error = null) =>
        void controls.logged.push({ level: 'error', message, error }),
    },
  }
}

/** The same bytes for the same seed (Mulberry32), so that tests repeat. */
function pseudoRandomBytes(seed: number, length: number): Uint8Array {
  let state = seed * 0x9e3779b9
  return Uint8Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return (mixed ^ (mixed >>> 14)) & 0xff
  })
}
