import type { ResourceStatus } from '../domain/resource-view.ts'
import type { ErrorCode } from '../errors/catalogue.ts'

/** The state of a resource, as its owner receives it. */
export type Resource<Data> = {
  status: ResourceStatus
  /** The last data of the key, also while it is read again and after a failed read. */
  data: Data | null
  /** The error of the last read. Null unless the status is `failed` or `offline`. */
  problem: ErrorCode | null
  /** `first`: the running or last read is that of the first page. */
  page: 'first' | 'further'
  hasMore: boolean
}

/** Durations in ms. Null: none. */
export type ResourceTimes = {
  /** Maximum duration of one read, which then fails with `kit/timed-out`. */
  timeout: number
  /** The age at which data is stale; then it is read when the page is visible or online again. */
  lifetime: number | null
  /** Pause between the end of a read and the next one. Replaces `lifetime`. */
  interval: number | null
}
/** `key`: identifies the data, as a JSON value. Null: no data is read. */
export type ResourceInput = ResourceTimes & { key: unknown }
export type ResourceContext = ResourceInput & {
  data: unknown
  /** The cursor of the next page. Null: no further page is known. */
  next: unknown
  /** The cursor of the running or last read. Null: that of the first page. */
  cursor: unknown
  /** The read bypasses caches. */
  forced: boolean
  problem: ErrorCode
}
export type ResourceCommand =
  /**
   * Another key stops the running read. `data`: what the owner already knows of the new key; without
   * it, the resource has no data. `forced`: the first read of the key bypasses caches.
   */
  | { type: 'key.set'; key: unknown; data?: unknown; forced?: boolean }
  /**
   * Reads the first page again; while a read runs, only if `forced`. `forced`: bypasses caches, and
   * stops a running read.
   */
  | { type: 'refresh'; forced: boolean }
  /** Reads the next page, if one is known and no read runs. */
  | { type: 'loadMore' }
export type ResourceEvent =
  | ResourceCommand
  /** The page is visible again; the browser is online again, or offline. */
  | { type: 'visible' | 'online' | 'offline' }

/** One read. `data`: the data so far, which the result replaces. */
export type ReadRequest<Key = unknown, Data = unknown, Cursor = unknown> = {
  key: Key
  cursor: Cursor | null
  data: Data | null
  forced: boolean
}
/**
 * `data`: all data so far. `next`: the cursor of the next page; null: this is the last one.
 * `continues`: the resource reads the next page at once, because this one has no data to show.
 */
export type ReadResult<Data = unknown, Cursor = unknown> = {
  data: Data
  next: Cursor | null
  continues: boolean
}
