import type { ErrorCode } from '../errors/catalogue.ts'

/**
 * `idle`: without a key, nothing is read. `loading`: the first or a further page is read. `fresh`:
 * the data is current. `stale`: it is older than its lifetime. `failed`: the last read failed.
 * `offline`: it failed, and the browser is offline.
 */
export type ResourceStatus = 'idle' | 'loading' | 'fresh' | 'stale' | 'failed' | 'offline'

/**
 * Data that is read from a service or a chain. `data` may stay while it is read again, and after a
 * failed read.
 */
export type Loadable<Data> =
  | {
      status: 'idle'
      data: null
      /**
       * Why nothing is read. Null if it is turned off or not requested yet, and for the balance and
       * holdings of an account that is not connected or on a network that is not configured.
       */
      problem: ErrorCode | null
    }
  | { status: 'loading'; data: Data | null; problem: null }
  | { status: 'fresh' | 'stale'; data: Data; problem: null }
  | { status: 'failed' | 'offline'; data: Data | null; problem: ErrorCode }

/** The view of data that is read, with its commands. */
export type ResourceView<Data> = Loadable<Data> & {
  /** Reads the data again. Null while nothing can be read. */
  refresh: (() => void) | null
  /**
   * Reads the next page. Null while a page is read, after the last one, and while only `refresh` can
   * continue.
   */
  loadMore: (() => void) | null
}

/** Joins status, data and problem. Without data, a current resource is still loading. */
export function loadableOf<Data extends object>(
  status: ResourceStatus,
  data: Data | null,
  problem: ErrorCode | null,
): Loadable<Data> {
  if (status === 'idle') return { status, data: null, problem: null }
  if (status === 'failed' || status === 'offline')
    return { status, data, problem: problem ?? 'kit/unknown' }
  return data === null || status === 'loading'
    ? { status: 'loading', data, problem: null }
    : { status, data, problem: null }
}
