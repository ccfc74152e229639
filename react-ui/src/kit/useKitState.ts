'use client'
import type { KitState } from '@latchkit/core'
import { useSelector } from '@xstate/react'
import { useHandle } from './useHandle.ts'
import { useHydrated } from './useHydrated.ts'

/** A part of what is so. Draws again when the part changes: pick what exists, or give `equal` for what you put together. */
export function useKitState<Part>(
  selector: (state: KitState) => Part,
  equal?: (a: Part, b: Part) => boolean,
): Part {
  const { live, rest } = useHandle()
  return useSelector(useHydrated() ? live : rest, selector, equal)
}
