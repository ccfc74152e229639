import { timeouts } from '../../domain/constants.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { FramePlatform, PageFrame, WindowMessage } from '../../platform/platform.ts'
import { wait, withDeadline } from '../http/with-deadline.ts'

export type FrameLoaderOptions = {
  platform: Pick<FramePlatform, 'clock' | 'page'>
  /** The origin of the frame. Messages of other origins are ignored. */
  origin: string
  /** The URL to load, with its query. */
  url(): string
  /** Receives a message of the frame. Returns whether the frame states that it is ready. */
  receive(data: unknown): boolean
  /** The frame reloaded itself, or a script of the page removed it. It lost every open request. */
  onLost(): void
  /** The frame cannot be used. Called if a caller of `load` wants it reported. */
  onFailed(): void
}

/** Keeps one frame in the page. */
export type FrameLoader = {
  /**
   * Adds the frame unless it is there, and resolves 500 ms after it is ready. `report`: whether a
   * failure is passed to `onFailed`. Rejects with `embedded/frame-not-loaded`, and with
   * `embedded/frame-missing` where the page cannot have frames.
   */
  load(signal: AbortSignal, report: 'report' | 'silent'): Promise<void>
  /** Posts to the exact origin of the frame (rule R2). Throws `embedded/frame-missing`. */
  post(message: object): void
  place: PageFrame['place']
  /** Replaces the frame, and resolves when the new one is ready. */
  reload(signal: AbortSignal): Promise<void>
  /** Removes the frame. `load` rejects with `kit/stopped` from then on. */
  stop(): void
}

/** A frame in the page. `ready` settles when it is ready, or cannot be used. */
type Loaded = { frame: PageFrame; ready: Promise<void>; isReported: boolean; stop(): void }

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

export function createFrameLoader(options: FrameLoaderOptions): FrameLoader {
  const { platform, origin } = options
  const { clock } = platform
  const lifetime = new AbortController()
  let loaded: Loaded | null = null

  const loadFrame: FrameLoader['load'] = async (signal, report) => {
    if (lifetime.signal.aborted) throw new KitError('kit/stopped')
    if (loaded?.frame.window() === null) {
      loaded.stop()
      loaded = null
      options.onLost()
    }
    loaded ??= addFrame(options, lifetime.signal, (failed) => {
      if (loaded === failed) loaded = null
    })
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
        ? new KitError('embedded/frame-not-loaded', {}, { cause })
        : cause
    })
  return {
    load,
    post(message) {
      const target = loaded?.frame.window() ?? null
      if (target === null) throw new KitError('embedded/frame-missing')
      target.postMessage(message, origin)
    },
    place: (box) => loaded?.frame.place(box),
    async reload(signal) {
      loaded?.stop()
      loaded = null
      await load(signal, 'report')
    },
    stop() {
      lifetime.abort(new KitError('kit/stopped'))
      loaded?.stop()
      loaded = null
    },
  }
}

/** Adds a frame to the page. `onFailed`: it was not ready in time, or could not be loaded. */
function addFrame(
  { platform: { clock, page }, origin, ...options }: FrameLoaderOptions,
  lifetime: AbortSignal,
  onFailed: (frame: Loaded) => void,
): Loaded {
  const scope = new AbortController()
  const first = createDeferred()
  let isFirst = true
  const receive = ({ data, origin: from, source }: WindowMessage) => {
    if (from !== origin || source === null || source !== frame?.window()) return
    if (!options.receive(data)) return
    if (isFirst) {
      isFirst = false
      return first.resolve()
    }
    result.ready = wait(clock, timeouts.frameSettle, scope.signal).catch(fail)
    result.ready.catch(() => {})
    options.onLost()
  }
  const stopListening = page.onMessage(receive)
  const frame = page.frame({ ...attributes, url: options.url() })
  const stopErrors = frame?.onError(() => first.reject(new KitError('embedded/frame-not-loaded')))
  const stop = () => {
    scope.abort()
    stopListening()
    stopErrors?.()
    frame?.remove()
  }
  if (frame === null) {
    stop()
    throw new KitError('embedded/frame-missing')
  }
  const fail = (cause: unknown): never => {
    // `reload` and `stop` ended this frame: it did not fail, and another may have taken its place.
    const isReplaced = scope.signal.aborted || lifetime.aborted
    stop()
    if (!isReplaced) {
      onFailed(result)
      if (result.isReported) options.onFailed()
    }
    throw new KitError('embedded/frame-not-loaded', {}, { cause })
  }
  const ready = withDeadline(
    { clock, ms: timeouts.frameTimeout, signals: [lifetime, scope.signal] },
    () => first.promise,
  )
    .then(() => wait(clock, timeouts.frameSettle, scope.signal))
    .catch(fail)
  ready.catch(() => {})
  const result: Loaded = { frame, ready, isReported: false, stop }
  return result
}

function createDeferred() {
  let resolve = () => {}
  let reject: (error: KitError) => void = () => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve: () => resolve(), reject: (error: KitError) => reject(error) }
}
