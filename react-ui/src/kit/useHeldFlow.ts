'use client'
import type { Flow, RunningFlow } from '@latchkit/core'
import { useState, useSyncExternalStore } from 'react'
import { useKit } from './useKit.ts'
import { useSubscribe } from './useSubscribe.ts'

const isOf = <View, Output>(
  running: RunningFlow | undefined,
  { id }: Pick<Flow<never, View, never, Output>, 'id'>,
): running is RunningFlow<View, Output> => running?.id === id

/** The flow that an entry of the modal holds. A view on its way out keeps the one it had, so that nothing jumps. */
export function useHeldFlow<Input, View, Fact extends { type: string }, Output>(
  flow: Flow<Input, View, Fact, Output>,
  entry: string | null,
): RunningFlow<View, Output> | null {
  const { flows } = useKit()
  const running = useSyncExternalStore(
    useSubscribe(flows),
    () => (entry === null ? undefined : flows.getSnapshot()[entry]),
    () => undefined,
  )
  const held = isOf<View, Output>(running, flow) ? running : null
  const [last, setLast] = useState(held)
  if (held !== null && held !== last) setLast(held)
  return held ?? last
}
