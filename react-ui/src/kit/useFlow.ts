'use client'
import type { Flow, RunningFlow } from '@latchkit/core'
import { useContext } from 'react'
import { EntryContext } from './EntryContext.ts'
import { useLocalFlow } from './useLocalFlow.ts'
import { useRouteFlow } from './useRouteFlow.ts'

/**
 * Returns a running flow. Null while its code loads, or if the view's stack entry runs another
 * flow.
 *
 * Inside a view of the modal, returns the flow of that view's stack entry. Elsewhere, the hook runs
 * the flow with `data` while the component is mounted; give the component another `key` to restart.
 */
export function useFlow<Input, View, Emitted extends { type: string }, Output, Data>(
  flow: Flow<Input, View, Emitted, Output, Data>,
  data?: NoInfer<Data>,
): RunningFlow<View, Output> | null {
  const entry = useContext(EntryContext)
  const routeFlow = useRouteFlow(flow, entry)
  const localFlow = useLocalFlow(flow, data ?? null, entry === null)
  return entry === null ? localFlow : routeFlow
}
