import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'

/** Ends with any of `signals`, or with `kit/timed-out` after `ms` (null: no deadline). */
export type Bounds = { clock: Clock; ms: number | null; signals: readonly AbortSignal[] }

/** What an ended signal means to the caller: our own reason if it has one, else `kit/aborted`. */
export function abortError(signal: AbortSignal): KitError {
  return isKitError(signal.reason)
    ? signal.reason
    : new KitError('kit/aborted', {}, { cause: signal.reason })
}

/** Runs `job` under a signal of its own. It always settles at its bounds; whatever the job says after that is dropped. */
export function within<T>(
  { clock, ms, signals }: Bounds,
  job: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const scope = new AbortController()
    const end = (error: KitError) => {
      scope.abort(error)
      reject(error)
    }
    const onAbort = () => {
      const ended = signals.find((signal) => signal.aborted)
      if (ended) end(abortError(ended))
    }
    onAbort()
    if (scope.signal.aborted) return
    const timer =
      ms === null ? null : clock.setTimeout(() => end(new KitError('kit/timed-out')), ms)
    for (const signal of signals) signal.addEventListener('abort', onAbort)
    const release = () => {
      if (timer !== null) clock.clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', onAbort)
    }
    scope.signal.addEventListener('abort', release, { once: true })
    new Promise<T>((done) => done(job(scope.signal))).then(resolve, reject).finally(release)
  })
}

/** Waits by the clock; an abort ends the wait at once. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return within({ clock, ms: null, signals: [signal] }, (scope) => {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(() => resolve(), ms)
      scope.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
    })
  })
}
