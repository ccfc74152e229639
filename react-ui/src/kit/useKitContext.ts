'use client'
import { KitError } from '@latchkit/core'
import { kitErrors } from '@latchkit/core/internal'
import { useContext } from 'react'
import { KitContext, type KitContextValue } from './KitContext.ts'

/** The context value of the nearest `KitProvider`. Throws `kit/missing` without one. */
export function useKitContext(): KitContextValue {
  const context = useContext(KitContext)
  if (!context?.kit) throw new KitError(kitErrors, 'kit/missing')
  return context
}
