'use client'
import type { ActivityView } from '@latchkit/core/flows/activity'
import type { ReactNode } from 'react'
import { useActivity } from '../../hooks/useActivity.ts'

/** What the active account did, without a look. */
export function Activity({ children }: { children: (activity: ActivityView) => ReactNode }) {
  const view = useActivity()
  return view && children(view)
}
