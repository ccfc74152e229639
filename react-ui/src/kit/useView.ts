'use client'
import type { ResourceView, RunningFlow } from '@latchkit/core'
import { useMemo, useSyncExternalStore } from 'react'
import { useSubscribe } from './useSubscribe.ts'

/**
 * The step of a flow hook while the code of the flow loads. Hooks that return a `ResourceView`
 * return `notLoaded` instead.
 */
export type Loading = { readonly step: 'loading' }

const loading: Loading = { step: 'loading' }
/** The view of a flow that reads data, while the code of the flow loads. */
export const notLoaded = {
  status: 'loading',
  data: null,
  problem: null,
  refresh: null,
  loadMore: null,
} as const satisfies ResourceView<never>

/**
 * Returns the view of a running flow: the data of its current step and the commands that are
 * allowed there. Memoized per snapshot. `{ step: 'loading' }` while `running` is null.
 */
export const useView = <View, Output>(running: RunningFlow<View, Output> | null): View | Loading =>
  useViewOr(running, loading)

/** Like `useView`. Returns `waiting` while `running` is null. */
export function useViewOr<View, Output, Waiting>(
  running: RunningFlow<View, Output> | null,
  waiting: Waiting,
): View | Waiting {
  const read = () => running?.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(useSubscribe(running), read, read)
  return useMemo(
    () => (running === null || snapshot === null ? waiting : running.view()),
    [running, snapshot, waiting],
  )
}
