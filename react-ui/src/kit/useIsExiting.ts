'use client'
import { useContext } from 'react'
import { EntryContext } from './EntryContext.ts'
import { useKitState } from './useKitState.ts'

/** Whether the modal has navigated away from the view that this component is part of. */
export function useIsExiting(): boolean {
  const entry = useContext(EntryContext)
  return useKitState(({ router }) => entry !== null && router.entry.key !== entry)
}
