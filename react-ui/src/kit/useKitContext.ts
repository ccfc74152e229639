'use client'
import { EarlyError } from '@latchkit/core/internal'
import { useContext } from 'react'
import { KitContext, type KitContextValue } from './KitContext.ts'

/** The context value of the nearest `KitProvider`. Throws `kit/missing` without one. */
export function useKitContext(): KitContextValue {
  const context = useContext(KitContext)
  if (!context?.kit) throw new EarlyError('kit/missing')
  return context
}
