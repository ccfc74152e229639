'use client'
import type { Flow, Kit, RunningFlow } from '@latchkit/core'
import { useEffect, useRef, useState } from 'react'
import { usePageWords } from '../locales/WordsContext.ts'
import { useKit } from './useKit.ts'

const stop = (flow: RunningFlow) => flow.stop()

type Leave<Running> = { kit: Kit; flow: object; running: Promise<Running>; returned: boolean }

/**
 * A flow that lives as long as its component. Strict mode unmounts and mounts again at once: the flow outlives that, so that no
 * wallet is asked twice.
 */
export function useOwnFlow<Input, View, Fact extends { type: string }, Output>(
  flow: Flow<Input, View, Fact, Output>,
  data: unknown,
  wanted: boolean,
): RunningFlow<View, Output> | null {
  const kit = useKit()
  const { notLoaded } = usePageWords().modal
  const [running, setRunning] = useState<RunningFlow<View, Output> | null>(null)
  const begin = useRef({ data, notLoaded })
  const left = useRef<Leave<RunningFlow<View, Output>> | null>(null)
  useEffect(() => {
    if (!wanted) return
    const last = left.current
    const same = last !== null && last.kit === kit && last.flow === flow ? last : null
    if (same !== null) same.returned = true
    const next = same?.running ?? kit.run(flow, begin.current.data)
    let mounted = true
    next.then(
      (flow) => mounted && setRunning(flow),
      () => mounted && kit.showErrorMessage(begin.current.notLoaded),
    )
    return () => {
      mounted = false
      const leave = { kit, flow, running: next, returned: false }
      left.current = leave
      queueMicrotask(() => {
        if (!leave.returned) next.then(stop, () => {}) // one that never came was said above
        if (left.current === leave) left.current = null
      })
    }
  }, [kit, flow, wanted])
  return running?.id === flow.id ? running : null
}
