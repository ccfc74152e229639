import type { ErrorCode } from '../errors/catalogue.ts'

/**
 * `idle`: without a key, nothing is read. `loading`: the first or a further page is read. `fresh`:
 * the data is current. `stale`: it is older than its lifetime. `failed`: the last read failed.
 * `offline`: it failed, and the browser is offline.
 */
export type ResourceStatus = 'idle' | 'loading' | 'fresh' | 'stale' | 'failed' | 'offline'

/**
 * Data that is read from a service or a chain. It stays while it is read again, and after a failed
 * read.
 */
export type Loadable<Data> =
  | {
      status: 'idle'
      data: null
      /** Why nothing is read. Null if it is turned off, or not requested yet. */
      problem: ErrorCode | null
    }
  | { status: 'loading'; data: Data | null; problem: null }
  | { status: 'fresh' | 'stale'; data: Data; problem: null }
  | { status: 'failed' | 'offline'; data: Data | null; problem: ErrorCode }

/** The view of all that reads data. */
export type ResourceView<Data> = Loadable<Data> & {
  /** Reads the data again. Null while nothing can be read. */
  refresh: (() => void) | null
  /** Reads the next page. Null while a page is read, and after the last one. */
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
