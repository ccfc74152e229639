import type { SnapshotFrom } from 'xstate'
import { loadableOf, type ResourceStatus, type ResourceView } from '../domain/resource-view.ts'
import type { resourceMachine } from './resource.machine.ts'
import type { Resource } from './resource.types.ts'

type Snapshot = SnapshotFrom<typeof resourceMachine>

/** A resource before its first change. */
export const unread: Resource<never> = {
  status: 'idle',
  data: null,
  problem: null,
  page: 'first',
  hasMore: false,
}

const statusOf = (snapshot: Snapshot): ResourceStatus => {
  if (snapshot.matches('reading')) return 'loading'
  for (const status of ['fresh', 'stale', 'failed', 'offline'] as const)
    if (snapshot.matches(status)) return status
  return 'idle'
}

/** Maps a snapshot to the state that the owner of the resource receives. */
export function resourceOf(snapshot: Snapshot): Resource<unknown> {
  const { data, problem, cursor, next } = snapshot.context
  const status = statusOf(snapshot)
  return {
    status,
    data,
    problem: status === 'failed' || status === 'offline' ? problem : null,
    page: cursor === null ? 'first' : 'further',
    hasMore: next !== null,
  }
}

/** Whether a read has ended between two states, with data or with an error. */
export const hasEnded = (
  previous: Pick<Resource<unknown>, 'status'>,
  { status }: Pick<Resource<unknown>, 'status'>,
): boolean => previous.status === 'loading' && status !== 'loading' && status !== 'idle'

/** Whether the service has rejected the project id or the origin of the page (fault G6). */
export const isRejected = ({ problem }: Pick<Resource<unknown>, 'problem'>): boolean =>
  problem === 'config/origin-not-allowed' || problem === 'config/project-id-invalid'

/** The status as views show it: with a key, a resource is loading also before it reports so. */
export const shownStatus = ({ status }: Pick<Resource<unknown>, 'status'>): ResourceStatus =>
  status === 'idle' ? 'loading' : status

/** The view of a resource with a key. `data`: what the view shows of the data. */
export const viewOf = <Data extends object>(
  resource: Pick<Resource<unknown>, 'status' | 'problem'>,
  data: Data | null,
  commands: Pick<ResourceView<unknown>, 'refresh' | 'loadMore'>,
): ResourceView<Data> => ({
  ...loadableOf(shownStatus(resource), data, resource.problem),
  ...commands,
})

/** The view without a key. `problem`: why nothing is read; null if it is turned off. */
export const idleView = (problem: ResourceView<never>['problem']): ResourceView<never> => ({
  status: 'idle',
  data: null,
  problem,
  refresh: null,
  loadMore: null,
})
