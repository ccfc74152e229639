'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on a server and in the first render of a hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
