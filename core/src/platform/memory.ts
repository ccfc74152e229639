import { createEmitter } from './emitter.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import type { Clock, Device, PageFacts, Platform } from './platform.ts'

export type MemoryOptions = {
  /** A `ManualClock`, XState's simulated one or the real one. Default: a manual clock at 0. */
  clock?: Clock
  /** Default: every request fails as without a network. */
  fetch?: typeof fetch
  /** What storage holds at the beginning; null: there is no storage. */
  stored?: Readonly<Record<string, string>> | null
  /** Properties of the page's window, by name; a function is called as a getter, and may throw. */
  injected?: Readonly<Record<string, () => unknown>>
  facts?: Partial<PageFacts>
  device?: Partial<Device>
}

export type Logged = { level: 'warn' | 'error'; message: string; error: unknown }

/** What a test does to the pretend outside, and what it saw happen. */
export type MemoryControls = {
  /** null when the page has no storage. */
  storage: MemoryStorage | null
  /** An event of the page's window, with its detail. */
  emit(type: string, detail?: unknown): void
  /** Another tab wrote this key (null: cleared everything). */
  emitStorageChange(key: string | null): void
  emitVisible(): void
  emitHidden(): void
  /** Events the kit dispatched on the window. */
  dispatched: string[]
  /** Properties the kit took off the window. */
  discarded: string[]
  opened: { url: string; target: string }[]
  /** false: the browser refuses windows. */
  opensWindows: boolean
  copied: string[]
  /** false: the browser refuses to copy. */
  copies: boolean
  logged: Logged[]
  /** Listeners that are on: after a stop there must be none. */
  listeners(): number
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

/** The outside world without a browser: for server rendering and for tests, which move it by hand. */
export function createMemoryPlatform(options: MemoryOptions = {}): MemoryPlatform {
  const emitter = createEmitter<{ type: string; value: unknown }>()
  const emit = (type: string, value: unknown) => emitter.emit({ type, value })
  const on = (type: string, listener: (value: unknown) => void) =>
    emitter.subscribe((event) => {
      if (event.type === type) listener(event.value)
    })
  const storage = options.stored === null ? null : createMemoryStorage(options.stored)
  const databases = new Map<string, Map<string, string>>()
  let uuids = 0
  const controls: MemoryControls = {
    storage,
    emit: (type, detail = null) => emit(`page:${type}`, detail),
    emitStorageChange: (key) => emit('storage', key),
    emitVisible: () => emit('visible', null),
    emitHidden: () => emit('hidden', null),
    dispatched: [],
    discarded: [],
    opened: [],
    opensWindows: true,
    copied: [],
    copies: true,
    logged: [],
    listeners: emitter.size,
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
      discard: (name) => void controls.discarded.push(name),
      onVisible: (listener) => on('visible', listener),
      onHidden: (listener) => on('hidden', listener),
    },
    windows: {
      open(url, target) {
        if (controls.opensWindows) controls.opened.push({ url, target })
        return controls.opensWindows
      },
    },
    async copy(text) {
      if (controls.copies) controls.copied.push(text)
      return controls.copies
    },
    random: { uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}` },
    log: {
      warn: (message, error = null) => void controls.logged.push({ level: 'warn', message, error }),
      error: (message, error = null) =>
        void controls.logged.push({ level: 'error', message, error }),
    },
  }
}
