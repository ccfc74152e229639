'use client'
import type { KitState } from '@latchkit/core'
import { useRef, useSyncExternalStore } from 'react'
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
  const { source, serverSource } = useKitContext()
  const readable = useHydrated() ? source : serverSource
  const last = useRef<{ state: KitState; selector: typeof selector; part: Part } | null>(null)
  const read = () => {
    const state = readable.getSnapshot()
    const { current } = last
    if (current?.state === state && current.selector === selector) return current.part
    const next = selector(state)
    const part = current !== null && equal(current.part, next) ? current.part : next
    last.current = { state, selector, part }
    return part
  }
  return useSyncExternalStore(useSubscribe(readable), read, read)
}
