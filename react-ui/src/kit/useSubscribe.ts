'use client'
import type { Readable } from '@latchkit/core'
import { useCallback } from 'react'

/**
 * Adapts `subscribe` of a readable to `useSyncExternalStore`. Null stands for a value that never
 * changes.
 */
export const useSubscribe = <T>(
  readable: Readable<T> | null,
): ((listener: () => void) => () => void) =>
  useCallback(
    (listener) => {
      const subscription = readable?.subscribe(listener)
      return () => subscription?.unsubscribe()
    },
    [readable],
  )
