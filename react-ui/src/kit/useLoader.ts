'use client'
import type { Lazy, LoadStatus } from '@latchkit/core/internal'
import { useSyncExternalStore } from 'react'

/** The status of code that loads later, and the code, null until it is loaded. Loads nothing. */
export function useLoader<T>(loader: Lazy<T>): { status: LoadStatus; value: T | null } {
  const status = useSyncExternalStore<LoadStatus>(loader.subscribe, loader.status, () => 'idle')
  return { status, value: status === 'loaded' ? loader.current() : null }
}
