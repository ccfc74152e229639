import {
  createMemoryPlatform,
  type MemoryOptions,
  type MemoryPlatform,
} from '@latchkit/core/testing'
import { callService } from './frame/call-service.ts'
import { createFrameWallet, type FrameWallet } from './frame/create-frame-wallet.ts'
import type { FrameStore, FrameTheme, ShownRequest } from './frame/frame.types.ts'
import { approveRuleIn } from './frame/networks.ts'

/** A request on the screen of a frame. */
export type FrameScreen = ShownRequest & { approve(): void; decline(): void }
type MemoryFrame = MemoryPlatform['controls']['frames'][number]

/** The view of a test on the frames of a page. */
export type FramePage = {
  platform: MemoryPlatform
  /** The storage of the frame's origin, which outlives the frames. */
  store: Map<string, string>
  /** The request on the screen of the frame that the page uses. Null: there is none. */
  screen(): FrameScreen | null
  /** The theme that the page sent last. */
  theme(): FrameTheme | null
  /** Makes each frame load itself again. */
  reload(): void
  /** Ends what the frames are doing. */
  stop(): void
}

/** The clock of Node: requests to services and nodes take real time. */
const realClock = {
  now: () => Date.now(),
  setTimeout: (fn: () => void, ms: number) => setTimeout(fn, ms),
  clearTimeout: (id: unknown) => clearTimeout(Number(id)),
}

/**
 * Creates a memory platform whose frames run the embedded wallet, as the page `/sdk` does in a
 * browser: each loads its URL, speaks from the origin of the response and receives messages for that
 * origin only. `store`: of the frame's origin, shared by the pages of one browser.
 */
export function framePlatform(
  options: MemoryOptions & { store?: Map<string, string> } = {},
): FramePage {
  const { store = new Map<string, string>(), ...memory } = options
  const platform = createMemoryPlatform({
    clock: realClock,
    fetch: globalThis.fetch,
    ...memory,
  })
  const { controls } = platform
  const screens = new Map<MemoryFrame, FrameScreen>()
  let theme: FrameTheme | null = null
  const running = new Map<FrameWallet, () => void>()
  const frameStore: FrameStore = {
    get: (key) => store.get(key) ?? null,
    set: (key, value) => void store.set(key, value),
    remove: (key) => void store.delete(key),
  }

  function ask(frame: MemoryFrame, request: ShownRequest, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const decide = (approved: boolean) => {
        if (screens.get(frame) === shown) screens.delete(frame)
        resolve(approved)
      }
      const shown = { ...request, approve: () => decide(true), decline: () => decide(false) }
      screens.set(frame, shown)
      signal.addEventListener('abort', () => decide(false))
    })
  }
  /** The visitor does not see a frame that was removed or retired. */
  function screen(): FrameScreen | null {
    const shown = controls.frames.findLast(({ removed, retired }) => !removed && !retired)
    return (shown && screens.get(shown)) ?? null
  }

  async function run(frame: MemoryFrame): Promise<void> {
    const { url, redirected, ok } = await fetch(frame.request.url)
    if (!ok || frame.removed) return
    const address = new URL(redirected ? url : frame.request.url)
    const { origin } = address
    const speakers = { frame: frame.window, other: { closed: false, postMessage: () => {} } }
    let current = true
    const wallet = createFrameWallet({
      store: frameStore,
      service: (path, body) => callService(origin, path, body),
      post(message, speaker) {
        const data: unknown = structuredClone(message)
        if (current && !frame.removed)
          controls.emitMessage({ data, origin, source: speakers[speaker] })
      },
      ask: (request, signal) => ask(frame, request, signal),
      showTheme(shown) {
        theme = shown
      },
      reload: () => reload(),
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      approve: approveRuleIn(address),
    })
    const reload = () => {
      current = false
      running.delete(wallet)
      wallet.stop()
      load(frame)
    }
    running.set(wallet, reload)
    frame.receive = ({ message, targetOrigin }) => {
      if (targetOrigin === origin) void wallet.receive(structuredClone(message), pageOrigin())
    }
    await wallet.start()
  }
  const pageOrigin = () => platform.page.facts().origin
  /** A frame that cannot be loaded stays silent, as in a browser. */
  const load = (frame: MemoryFrame) => void run(frame).catch(() => {})

  controls.onFrame = load
  return {
    platform,
    store,
    screen,
    theme: () => theme,
    reload() {
      for (const reload of [...running.values()]) reload()
    },
    stop() {
      for (const wallet of running.keys()) wallet.stop()
      controls.onFrame = () => {}
    },
  }
}
