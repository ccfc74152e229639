'use client'
import type { Flow, RunningFlow } from '@latchkit/core'
import { useState, useSyncExternalStore } from 'react'
import { useKit } from './useKit.ts'
import { useSubscribe } from './useSubscribe.ts'

const isRunOf = <View, Output>(
  running: RunningFlow | undefined,
  { id }: Pick<Flow<never, View, never, Output>, 'id'>,
): running is RunningFlow<View, Output> => running?.id === id

/**
 * The flow that an entry of the modal's view stack runs. Null while it loads or if the entry runs
 * another flow. After the entry is removed, the hook keeps returning its last flow, so that a view
 * does not change during its exit transition.
 */
export function useRouteFlow<Input, View, Emitted extends { type: string }, Output>(
  flow: Flow<Input, View, Emitted, Output>,
  entry: string | null,
): RunningFlow<View, Output> | null {
  const { flows } = useKit().modal
  const running = useSyncExternalStore(
    useSubscribe(flows),
    () => (entry === null ? undefined : flows.getSnapshot()[entry]),
    () => undefined,
  )
  const current = isRunOf<View, Output>(running, flow) ? running : null
  const [last, setLast] = useState(current)
  if (current !== null && current !== last) setLast(current)
  return current ?? last
}
