'use client'
import { useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useSubscribe } from '../kit/useSubscribe.ts'

/** Whether the flow that an entry holds ended by an error. */
export function useBroken(entry: string | null): boolean {
  const { flows } = useKit()
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
