'use client'
import { type ActivityView, activityFlow } from '@latchkit/core/flows/activity'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** What the active account did, without a look. */
export function Activity({ children }: { children: (activity: ActivityView) => ReactNode }) {
  const view = useView(useFlow(activityFlow))
  return view && children(view)
}
