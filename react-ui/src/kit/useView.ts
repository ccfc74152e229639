'use client'
import type { RunningFlow } from '@latchkit/core'
import { useMemo, useSyncExternalStore } from 'react'
import { useSubscribe } from './useSubscribe.ts'

/** What a screen may show of a flow and do there; made once per snapshot. null until the flow is there. */
export function useView<View, Output>(running: RunningFlow<View, Output> | null): View | null {
  const read = () => running?.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(useSubscribe(running), read, read)
  return useMemo(
    () => (running === null || snapshot === null ? null : running.view()),
    [running, snapshot],
  )
}
