import { createEmitter, type Emitter } from './emitter.ts'
import { createPageLock } from './lock.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import {
  type BlockedResource,
  type Clock,
  type Device,
  type FramePlatform,
  type FrameRequest,
  type Frames,
  noDevice,
  type OtherWindow,
  type PageFacts,
  type PageFrame,
  type Platform,
  type Popups,
  type PopupWindow,
  type WindowMessage,
} from './platform.ts'

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

/** A message that the page posted to a window. */
export type PostedMessage = { message: unknown; targetOrigin: string }
/** A frame that the kit added. `window`: what its messages have as source. */
export type MemoryFrame = {
  request: FrameRequest
  window: OtherWindow
  /** The messages that the page posted to the frame. */
  posted: PostedMessage[]
  /** Called with each message that the page posts to the frame. A test replaces it. */
  receive(posted: PostedMessage): void
  box: Parameters<PageFrame['place']>[0]
  removed: boolean
  /** The page keeps the frame hidden, for its last answers only. */
  retired: boolean
  /** Reports that the frame cannot be loaded. */
  emitError(): void
  /** Reports that the window has loaded a document. */
  emitLoad(): void
  /** A script of the page removes the frame. */
  emitRemoved(): void
}
/** A popup that the kit opened. `url`: what it shows. */
export type MemoryPopup = {
  url: string
  name: string
  features: string
  window: OtherWindow
  closed: boolean
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
  /** Simulates that the content security policy of the page blocks a resource. */
  emitBlocked(blocked: BlockedResource): void
  /** Names of the events that the kit dispatched. */
  dispatched: string[]
  /** Names of the window properties that the kit deleted. */
  deletedGlobals: string[]
  opened: { url: string; target: string }[]
  /** The frames that the kit added, oldest first. */
  frames: MemoryFrame[]
  /** Called with each frame when it is added: the place for a page that answers. */
  onFrame: (frame: MemoryFrame) => void
  /** The popups that the kit opened, oldest first. */
  popups: MemoryPopup[]
  /** Set to false to simulate that another window is in front of the page. */
  isInFront: boolean
  /** Set to true to simulate that another app or tab covers the page. */
  isHidden: boolean
  /** Set to true to simulate that the browser is offline. */
  isOffline: boolean
  /** The header `Cross-Origin-Opener-Policy` of the page. */
  openerPolicy: string | null
  /** Delivers a message from another window. */
  emitMessage(message: WindowMessage): void
  /** Set to false to simulate that the browser blocks windows. */
  allowsWindows: boolean
  copied: string[]
  /** Set to false to simulate that the browser blocks the clipboard. */
  allowsCopy: boolean
  logged: LogEntry[]
  /** Number of active listeners. A stopped kit has none. */
  listenerCount(): number
}

export type MemoryPlatform = FramePlatform & { page: Popups; controls: MemoryControls }

const facts: PageFacts = {
  title: 'Test page',
  description: '',
  url: 'https://page.example/',
  origin: 'https://page.example',
  icon: '',
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
  let pageFacts: PageFacts = { ...facts, ...options.facts }
  let uuids = 0
  let seeds = 0
  const messages = createEmitter<WindowMessage>()
  const blocked = createEmitter<BlockedResource>()
  const size = () => emitter.size() + blocked.size()
  const controls = createControls(storage, { emit, size, emitBlocked: blocked.emit }, messages)
  const windows: Frames & Popups = {
    isInFront: () => controls.isInFront,
    openerPolicy: async () => controls.openerPolicy,
    onMessage: messages.subscribe,
    frame: (request) => createMemoryFrame(request, controls),
    replaceUrl(url) {
      pageFacts = { ...pageFacts, url }
    },
    popup: (url, name, features) =>
      controls.allowsWindows ? createMemoryPopup({ url, name, features }, controls) : null,
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
      facts: () => pageFacts,
      ...windows,
      frames: async () => windows,
      popups: async () => windows,
      device: () => ({ ...noDevice, ...options.device }),
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
      isHidden: () => controls.isHidden,
      isOffline: () => controls.isOffline,
      onVisible: (listener) => on('visible', listener),
      onIdle: (listener) => on('idle', listener),
      onHidden: (listener) => on('hidden', listener),
      onBlocked: blocked.subscribe,
      nextTask: async () => {},
      nextIdle: async () => {},
    },
    windows: createMemoryWindows(controls),
    async copy(text) {
      if (controls.allowsCopy) controls.copied.push(text)
      return controls.allowsCopy
    },
    lock: createPageLock(),
    random: {
      uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
      bytes: (length) => pseudoRandomBytes(++seeds, length),
    },
    log: createMemoryLog(controls),
  }
}

function createMemoryFrame(request: FrameRequest, controls: MemoryControls): PageFrame {
  const events = createEmitter<'error' | 'load' | 'removed'>()
  const on = (type: 'error' | 'load' | 'removed') => (listener: () => void) =>
    events.subscribe((event) => {
      if (event === type) listener()
    })
  const frame: MemoryFrame = {
    request,
    posted: [],
    receive: () => {},
    box: null,
    removed: false,
    retired: false,
    emitError: () => events.emit('error'),
    emitLoad: () => events.emit('load'),
    emitRemoved() {
      frame.removed = true
      events.emit('removed')
    },
    window: {
      get closed() {
        return frame.removed
      },
      postMessage(message, targetOrigin) {
        frame.posted.push({ message, targetOrigin })
        frame.receive({ message, targetOrigin })
      },
    },
  }
  controls.frames.push(frame)
  controls.onFrame(frame)
  return {
    window: () => (frame.removed ? null : frame.window),
    onError: on('error'),
    onLoad: on('load'),
    onRemoved: on('removed'),
    place(box) {
      frame.box = box
    },
    retire() {
      frame.box = null
      frame.retired = true
    },
    remove() {
      frame.removed = true
    },
  }
}

/** The controls of a platform that has recorded nothing yet. */
const createControls = (
  storage: MemoryStorage | null,
  page: {
    emit(type: string, value: unknown): void
    size(): number
    emitBlocked: MemoryControls['emitBlocked']
  },
  messages: Emitter<WindowMessage>,
): MemoryControls => ({
  frames: [],
  onFrame: () => {},
  popups: [],
  isInFront: true,
  isHidden: false,
  isOffline: false,
  openerPolicy: null,
  emitMessage: messages.emit,
  storage,
  emit: (type, detail = null) => page.emit(`page:${type}`, detail),
  emitStorageChange: (key) => page.emit('storage', key),
  emitVisible: () => page.emit('visible', null),
  emitIdle: () => page.emit('idle', null),
  emitHidden: () => page.emit('hidden', null),
  emitBlocked: page.emitBlocked,
  dispatched: [],
  deletedGlobals: [],
  opened: [],
  allowsWindows: true,
  copied: [],
  allowsCopy: true,
  logged: [],
  listenerCount: () => page.size() + messages.size(),
})

const createMemoryLog = ({ logged }: MemoryControls): Platform['log'] => {
  const write =
    (level: LogEntry['level']) =>
    (message: string, error: unknown = null) =>
      void logged.push({ level, message, error })
  return { debug: write('debug'), warn: write('warn'), error: write('error') }
}

const createMemoryWindows = (controls: MemoryControls): Platform['windows'] => ({
  open(url, target) {
    if (controls.allowsWindows) controls.opened.push({ url, target })
    return controls.allowsWindows
  },
})

function createMemoryPopup(
  request: Pick<MemoryPopup, 'url' | 'name' | 'features'>,
  controls: MemoryControls,
): PopupWindow {
  const popup: MemoryPopup = {
    ...request,
    closed: false,
    window: {
      get closed() {
        return popup.closed
      },
      postMessage: () => {},
    },
  }
  controls.popups.push(popup)
  return {
    window: popup.window,
    navigate(next) {
      popup.url = next
    },
    close() {
      popup.closed = true
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
