import { kitErrors } from '../errors/areas/kit.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import type { Clock } from './platform.ts'

/** `ms`: time until `kit/timed-out`; null for no deadline. An abort of a signal ends the job. */
export type DeadlineOptions = {
  clock: Clock
  ms: number | null
  signals: readonly AbortSignal[]
}

/** The error for an aborted signal: its reason if that is a `KitError`, else `kit/aborted`. */
export function abortError(signal: AbortSignal): KitError {
  return isKitError(signal.reason)
    ? signal.reason
    : new KitError(kitErrors, 'kit/aborted', {}, { cause: signal.reason })
}

/**
 * Runs `job` until it settles, its deadline passes or a signal aborts, whichever comes first. The
 * job's own signal is aborted when the call rejects; a result that arrives later is ignored. If a
 * signal is already aborted, the job does not start.
 */
export function withDeadline<T>(
  { clock, ms, signals }: DeadlineOptions,
  job: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const scope = new AbortController()
    const cancel = (error: KitError) => {
      scope.abort(error)
      reject(error)
    }
    const onAbort = () => {
      const aborted = signals.find((signal) => signal.aborted)
      if (aborted) cancel(abortError(aborted))
    }
    onAbort()
    if (scope.signal.aborted) return
    const timer =
      ms === null
        ? null
        : clock.setTimeout(() => cancel(new KitError(kitErrors, 'kit/timed-out')), ms)
    for (const signal of signals) signal.addEventListener('abort', onAbort)
    const release = () => {
      if (timer !== null) clock.clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', onAbort)
    }
    scope.signal.addEventListener('abort', release, { once: true })
    new Promise<T>((done) => done(job(scope.signal))).then(resolve, reject).finally(release)
  })
}

/** Resolves after `ms` on the given clock. Rejects with `abortError` when the signal aborts. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return withDeadline({ clock, ms: null, signals: [signal] }, (scope) => {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(() => resolve(), ms)
      scope.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
    })
  })
}
