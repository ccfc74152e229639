'use client'
import { useSyncExternalStore } from 'react'
import type { Loaded, Loader } from './loader.ts'

const idle: Loaded<never> = { status: 'idle' }

/** Draws by where a loader stands; starts nothing. */
export function useLoader<T>(loader: Loader<T>): Loaded<T> {
  return useSyncExternalStore(loader.subscribe, loader.getSnapshot, () => idle)
}
