'use client'
import type { RunningFlow } from '@latchkit/core'
import { useMemo, useSyncExternalStore } from 'react'
import { useSubscribe } from './useSubscribe.ts'

/** The step of every flow hook while the code of the flow loads. */
export type Loading = { readonly step: 'loading' }

const loading: Loading = { step: 'loading' }

/**
 * Returns the view of a running flow: the data of its current step and the commands that are
 * allowed there. Memoized per snapshot. `{ step: 'loading' }` while `running` is null.
 */
export function useView<View, Output>(running: RunningFlow<View, Output> | null): View | Loading {
  const read = () => running?.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(useSubscribe(running), read, read)
  return useMemo(
    () => (running === null || snapshot === null ? loading : running.view()),
    [running, snapshot],
  )
}
