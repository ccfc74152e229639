'use client'
import type { RunningFlow } from '@latchkit/core'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

type Listener<T> = (value: T) => void
type Observer<T> = Listener<T> | { next?: Listener<T> }

/**
 * A flow in the form that `useSelector` accepts. It wraps the snapshot, because `useSelector` throws
 * the error of a failed machine, which must not remove the component from the page.
 */
function createSource(running: RunningFlow) {
  let last = { snapshot: running.getSnapshot() }
  const getSnapshot = () => {
    const snapshot = running.getSnapshot()
    if (snapshot !== last.snapshot) last = { snapshot }
    return last
  }
  return {
    getSnapshot,
    subscribe(observer: Observer<typeof last>) {
      const listener = typeof observer === 'function' ? observer : observer.next?.bind(observer)
      return running.subscribe(() => listener?.(getSnapshot()))
    },
  }
}

/**
 * Selects a part of the view of a running flow, and renders again when that part changes; `useView`
 * does so for each snapshot. For flows that work in the background of a later view, for example to
 * keep its data fresh: the first view shows its flow with `useView`. Null while `running` is null.
 */
export function useFlowPart<View, Output, Part>(
  running: RunningFlow<View, Output> | null,
  select: (view: View) => Part,
): Part | null {
  const source = useMemo(() => (running === null ? undefined : createSource(running)), [running])
  return useSelector(source, () => (running === null ? null : select(running.view())))
}
