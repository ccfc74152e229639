'use client'
import type { KitState } from '@latchkit/core'
import { useSelector } from '@xstate/react'
import { useHydrated } from './useHydrated.ts'
import { useKitContext } from './useKitContext.ts'

/**
 * Selects a part of the kit's state and renders again when that part changes. By default parts are
 * compared by identity: a selector that returns a new object needs `equal`.
 */
export function useKitState<Part>(
  selector: (state: KitState) => Part,
  equal?: (a: Part, b: Part) => boolean,
): Part {
  const { source, serverSource } = useKitContext()
  return useSelector(useHydrated() ? source : serverSource, selector, equal)
}
