'use client'
import { useContext } from 'react'
import { KitContext, type KitContextValue } from './KitContext.ts'

/** The context value of the nearest `KitProvider`. Throws without one. */
export function useKitContext(): KitContextValue {
  const context = useContext(KitContext)
  if (context === null) {
    throw new Error(
      'No kit found: hooks and components of @latchkit/react-ui need <KitProvider kit={…}> above them.',
    )
  }
  return context
}
