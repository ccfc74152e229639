'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** false on a server and in the first render that has to equal it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
