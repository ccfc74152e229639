'use client'
import { useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useKitState } from '../../kit/useKitState.ts'

/** Whether the modal has moved on to another page than the one that is drawn here. */
export function useIsExiting(): boolean {
  const entry = useContext(EntryContext)
  return useKitState(({ router }) => entry !== null && router.entry.key !== entry)
}
