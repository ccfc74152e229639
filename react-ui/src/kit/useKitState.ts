'use client'
import type { KitState } from '@latchkit/core'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useHydrated } from './useHydrated.ts'
import { useKitContext } from './useKitContext.ts'
import { useSubscribe } from './useSubscribe.ts'

/**
 * Selects a part of the kit's state and renders again when that part changes. By default parts are
 * compared by identity: a selector that returns a new object needs `equal`.
 */
export function useKitState<Part>(
  selector: (state: KitState) => Part,
  equal: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const { kit, serverState } = useKitContext()
  const readable = useHydrated() ? kit.state : serverState
  const rendered = useRef<{ part: Part } | null>(null)
  const select = useMemo(() => {
    let last: { state: KitState; part: Part } | null = null
    return () => {
      const state = readable.getSnapshot()
      if (last?.state === state) return last.part
      const part = selector(state)
      const previous = last ?? rendered.current
      last = { state, part: previous !== null && equal(previous.part, part) ? previous.part : part }
      return last.part
    }
  }, [readable, selector, equal])
  const part = useSyncExternalStore(useSubscribe(readable), select, select)
  useEffect(() => {
    rendered.current = { part }
  }, [part])
  return part
}
