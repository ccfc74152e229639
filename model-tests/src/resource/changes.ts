import type { ErrorCode } from '../../../core/src/errors/catalogue.ts'
import type { Resource } from '../../../core/src/resource/resource.types.ts'
import { unread } from '../../../core/src/resource/resource.view.ts'

// States of a resource, as its owner receives them.

export const loading: Resource<never> = { ...unread, status: 'loading' }
export const fresh = <Data>(data: Data, hasMore = false): Resource<Data> => ({
  ...unread,
  status: 'fresh',
  data,
  hasMore,
})
export const reloading = <Data>(data: Data, hasMore = false): Resource<Data> => ({
  ...fresh(data, hasMore),
  status: 'loading',
})
export const loadingMore = <Data>(data: Data): Resource<Data> => ({
  ...reloading(data, true),
  page: 'further',
})
export const failed = <Data = never>(
  problem: ErrorCode,
  data: Data | null = null,
  hasMore = false,
): Resource<Data> => ({ ...unread, status: 'failed', problem, data, hasMore })
