'use client'
import type { Store } from '@latchkit/core'
import { useCallback } from 'react'

/** A store's `subscribe` as React wants it. null is a store that never changes. */
export const useSubscribe = <T>(store: Store<T> | null): ((listener: () => void) => () => void) =>
  useCallback(
    (listener) => {
      const subscription = store?.subscribe(listener)
      return () => subscription?.unsubscribe()
    },
    [store],
  )
