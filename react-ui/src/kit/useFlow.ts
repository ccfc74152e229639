'use client'
import type { Flow, RunningFlow } from '@latchkit/core'
import { useContext } from 'react'
import { EntryContext } from './EntryContext.ts'
import { useHeldFlow } from './useHeldFlow.ts'
import { useOwnFlow } from './useOwnFlow.ts'

/**
 * A flow at work, null until it is there. In a view of the modal: the one that view's entry holds. Elsewhere: one of its own,
 * from mounting to unmounting, begun with `data`; give the component another `key` to begin anew.
 */
export function useFlow<Input, View, Fact extends { type: string }, Output, Data>(
  flow: Flow<Input, View, Fact, Output, Data>,
  data?: NoInfer<Data>,
): RunningFlow<View, Output> | null {
  const entry = useContext(EntryContext)
  const held = useHeldFlow(flow, entry)
  const own = useOwnFlow(flow, data ?? null, entry === null)
  return entry === null ? own : held
}
