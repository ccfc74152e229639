'use client'
import { useSyncExternalStore } from 'react'
import type { Loader, LoadState } from './loader.ts'

const idle: LoadState<never> = { status: 'idle' }

/** The state of a loader. Does not start loading. */
export function useLoader<T>(loader: Loader<T>): LoadState<T> {
  return useSyncExternalStore(loader.subscribe, loader.getSnapshot, () => idle)
}
