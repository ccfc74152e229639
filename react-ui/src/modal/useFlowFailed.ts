'use client'
import { useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useSubscribe } from '../kit/useSubscribe.ts'

/** Whether the flow of a stack entry ended with an error. */
export function useFlowFailed(entry: string | null): boolean {
  const { flows } = useKit().modal
  const running = useSyncExternalStore(
    useSubscribe(flows),
    () => (entry === null ? null : (flows.getSnapshot()[entry] ?? null)),
    () => null,
  )
  return useSyncExternalStore(
    useSubscribe(running),
    () => running?.outcome().status === 'failed',
    () => false,
  )
}
