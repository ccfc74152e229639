import { timeouts } from '../../domain/constants.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { FramePlatform, PageFrame, WindowMessage } from '../../platform/platform.ts'
import { wait, withDeadline } from '../../platform/with-deadline.ts'

/** Names one frame of the page. Requests belong to the frame to which they were posted. */
export type FrameKey = number

export type FrameLoaderOptions = {
  platform: Pick<FramePlatform, 'clock' | 'page'>
  /** The origin of the frame. Messages of other origins are ignored. */
  origin: string
  /** The URL to load, with its query. */
  url(): string
  /** Receives a message of a frame. */
  receive(data: unknown, frame: FrameKey): 'ready' | 'other'
  /** A message to which the page of the frame responds in each of its states. */
  probe(): object
  /** Whether the visitor may see the frame. */
  mayShow(frame: FrameKey): boolean
  /**
   * A frame lost every open request: it reloaded itself, was removed, or shows another page.
   * `isLast`: it was the frame of the page, not one that `replace` keeps.
   */
  onLost(frame: FrameKey, isLast: boolean): void
  /** The frame cannot be used. `frame-lost` always, others if a caller of `load` wants it reported. */
  onFailed(code: FrameProblem): void
}

type FrameProblem = 'embedded/frame-load-failed' | 'embedded/frame-blocked' | 'embedded/frame-lost'

/** Keeps one frame in the page. */
export type FrameLoader = {
  /**
   * Adds the frame unless it is there, and resolves 500 ms after it is ready. `report`: whether a
   * failure is passed to `onFailed`. Rejects with `embedded/frame-not-loaded`, and with
   * `embedded/frame-missing` where the page cannot have frames.
   */
  load(signal: AbortSignal, report: 'report' | 'silent'): Promise<void>
  /**
   * Posts to the exact origin of the frame (rule R2), and returns its key. Throws
   * `embedded/frame-missing`.
   */
  post(message: object): FrameKey
  /** The frame of the page. Null: there is none. */
  current(): FrameKey | null
  /** Shows the frame over a box while `mayShow` allows it. Null hides it. */
  place: PageFrame['place']
  /** Applies `mayShow` again. */
  updateBox(): void
  /**
   * Lets the next `load` add a new frame. The current one stays hidden in the page for two minutes,
   * so that its answers arrive.
   */
  replace(): void
  /** Replaces the frame, and resolves when the new one is ready. */
  reload(signal: AbortSignal): Promise<void>
  /** Removes all frames. `load` rejects with `kit/stopped` from then on. */
  stop(): void
}

/**
 * A frame in the page. `ready` settles when it is ready, or cannot be used. `isPresent`: false from
 * a second document in its window until that proves to be the page of the frame.
 */
type Loaded = {
  key: FrameKey
  frame: PageFrame
  ready: Promise<void>
  isReported: boolean
  isPresent: boolean
  /** Hides the frame. From then on it is used for the answers to earlier requests only. */
  retire(): void
  stop(): void
}

/**
 * Permissions of the frame (rule R3): run scripts with its own storage, open the pages that a visitor
 * asks for, and copy a code. It may not navigate the page.
 */
const attributes = {
  id: 'w3m-iframe',
  name: 'w3m-secure-iframe',
  title: 'Wallet',
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  allow: 'clipboard-write',
}

/** The most frames that are kept for their answers. */
const maxRetired = 3

export function createFrameLoader(options: FrameLoaderOptions): FrameLoader {
  const {
    platform: { clock },
    origin,
  } = options
  const lifetime = new AbortController()
  let keys = 0
  let loaded: Loaded | null = null
  let box: Parameters<PageFrame['place']>[0] = null
  let retired: readonly Loaded[] = []

  const updateBox = () =>
    loaded?.frame.place(loaded.isPresent && options.mayShow(loaded.key) ? box : null)
  /** Removes a frame that lost its requests. */
  const lose = (lost: Loaded) => {
    const isLast = lost === loaded
    if (isLast) loaded = null
    retired = retired.filter((each) => each !== lost)
    lost.stop()
    if (isLast) options.onFailed('embedded/frame-lost')
    options.onLost(lost.key, isLast)
  }
  const add = (): Loaded => {
    keys += 1
    return addFrame(options, {
      key: keys,
      lifetime: lifetime.signal,
      updateBox,
      onRemoved: lose,
      onFailed(failed) {
        if (loaded === failed) loaded = null
      },
    })
  }

  const loadFrame: FrameLoader['load'] = async (signal, report) => {
    if (lifetime.signal.aborted) throw new KitError(kitErrors, 'kit/stopped')
    if (loaded?.frame.window() === null) lose(loaded)
    if (loaded === null) {
      loaded = add()
      updateBox()
    }
    if (report === 'report') loaded.isReported = true
    const { ready } = loaded
    await withDeadline({ clock, ms: null, signals: [signal, lifetime.signal] }, () => ready)
    // The frame reloaded itself, or was stopped.
    if (loaded?.ready !== ready) await loadFrame(signal, report)
  }
  /** A frame that reloads itself all the time is not ready either. */
  const load: FrameLoader['load'] = (signal, report) =>
    withDeadline(
      {
        clock,
        ms: timeouts.frameTimeout + 2 * timeouts.frameSettle,
        signals: [signal, lifetime.signal],
      },
      (scope) => loadFrame(scope, report),
    ).catch((cause: unknown) => {
      throw isKitError(cause, 'kit/timed-out')
        ? new KitError(embeddedErrors, 'embedded/frame-not-loaded', {}, { cause })
        : cause
    })
  return {
    load,
    post(message) {
      const target = loaded?.frame.window() ?? null
      if (loaded === null || target === null)
        throw new KitError(embeddedErrors, 'embedded/frame-missing')
      target.postMessage(message, origin)
      return loaded.key
    },
    current: () => loaded?.key ?? null,
    place(next) {
      box = next
      updateBox()
    },
    updateBox,
    replace() {
      if (loaded === null) return
      const old = loaded
      loaded = null
      old.retire()
      retired = [...retired, old]
      const [oldest] = retired
      if (oldest !== undefined && retired.length > maxRetired) lose(oldest)
      wait(clock, timeouts.frameRetired, lifetime.signal).then(
        () => retired.includes(old) && lose(old),
        () => {},
      )
    },
    async reload(signal) {
      loaded?.stop()
      loaded = null
      await load(signal, 'report')
    },
    stop() {
      lifetime.abort(new KitError(kitErrors, 'kit/stopped'))
      for (const each of [...retired, ...(loaded === null ? [] : [loaded])]) each.stop()
      loaded = null
      retired = []
    },
  }
}

type FrameOwner = {
  key: FrameKey
  lifetime: AbortSignal
  updateBox(): void
  /** The frame left the page, or a retired one reloaded itself. */
  onRemoved(frame: Loaded): void
  /** The frame was not ready in time, could not be loaded or shows another page. */
  onFailed(frame: Loaded): void
}

/** Adds a frame to the page. */
function addFrame(
  { platform: { clock, page }, origin, ...options }: FrameLoaderOptions,
  { key, lifetime, updateBox, onRemoved, onFailed }: FrameOwner,
): Loaded {
  const scope = new AbortController()
  let first: Deferred | null = createDeferred()
  /** Resolved by the next message of a frame whose window loaded another document. */
  let returned: Deferred | null = null
  let documents = 0
  let isRetired = false

  const receive = ({ data, origin: from, source }: WindowMessage) => {
    if (from !== origin || source === null || source !== frame?.window()) return
    const type = options.receive(data, key)
    if (returned !== null) return returned.resolve()
    if (type !== 'ready') return
    if (isRetired) return onRemoved(result)
    if (first !== null) {
      first.resolve()
      first = null
      return
    }
    setReady(Promise.resolve())
    options.onLost(key, true)
  }
  const stopListening = page.onMessage(receive)
  const frame = page.frame({ ...attributes, url: options.url() })
  if (frame === null) {
    stopListening()
    throw new KitError(embeddedErrors, 'embedded/frame-missing')
  }
  const stops = [
    stopListening,
    frame.onError(() => first?.reject(new KitError(embeddedErrors, 'embedded/frame-not-loaded'))),
    page.onBlocked(({ directive, url }) => {
      if (directive.startsWith('frame-src') && parseUrl(url)?.origin === origin)
        first?.reject(
          new KitError(embeddedErrors, 'embedded/frame-blocked', { directive, source: origin }),
        )
    }),
    frame.onLoad(() => {
      documents += 1
      if (documents > 1 && first === null) checkDocument()
    }),
    frame.onRemoved(() => {
      // A frame that is removed before it is ready would be added and removed without an end.
      if (first === null) onRemoved(result)
      else first.reject(new KitError(embeddedErrors, 'embedded/frame-not-loaded'))
    }),
  ]
  const stop = () => {
    scope.abort()
    for (const each of stops) each()
    frame.remove()
  }
  /** Another document is in the window, and has none of the requests: which page is it? */
  const checkDocument = () => {
    if (isRetired) return onRemoved(result)
    const back = createDeferred()
    returned?.resolve()
    returned = back
    result.isPresent = false
    updateBox()
    const until = { clock, ms: timeouts.frameReturn, signals: [lifetime, scope.signal] }
    setReady(
      withDeadline(until, () => back.promise).then(() => {
        if (returned !== back) return
        returned = null
        result.isPresent = true
        updateBox()
      }),
    )
    frame.window()?.postMessage(options.probe(), origin)
    options.onLost(key, true)
  }
  const fail = (cause: unknown): void => {
    // `reload` and `stop` ended this frame: it did not fail, and another may have taken its place.
    const isReplaced = scope.signal.aborted || lifetime.aborted
    const wasReady = first === null
    const isBlocked = isKitError(cause, 'embedded/frame-blocked')
    stop()
    if (!isReplaced) {
      onFailed(result)
      if (wasReady) {
        options.onFailed('embedded/frame-lost')
        options.onLost(key, true)
        // Callers of `load` get the frame that follows.
        return
      }
      if (result.isReported)
        options.onFailed(isBlocked ? 'embedded/frame-blocked' : 'embedded/frame-load-failed')
    }
    if (isBlocked) throw cause
    throw new KitError(embeddedErrors, 'embedded/frame-not-loaded', {}, { cause })
  }
  /** The frame is ready some time after a promise resolved. */
  const setReady = (task: Promise<void>) => {
    const ready = task.then(() => wait(clock, timeouts.frameSettle, scope.signal)).catch(fail)
    ready.catch(() => {})
    result.ready = ready
  }
  const result: Loaded = {
    key,
    frame,
    ready: Promise.resolve(),
    isReported: false,
    isPresent: true,
    retire() {
      isRetired = true
      frame.retire()
    },
    stop,
  }
  const { promise } = first
  const until = { clock, ms: timeouts.frameTimeout, signals: [lifetime, scope.signal] }
  setReady(withDeadline(until, () => promise))
  return result
}

type Deferred = ReturnType<typeof createDeferred>
function createDeferred() {
  let resolve = () => {}
  let reject: (error: KitError) => void = () => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve: () => resolve(), reject: (error: KitError) => reject(error) }
}
