'use client'
import { type ActivityView, activityFlow } from '@latchkit/core/flows/activity'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** What the active account did, page by page, on a page of your own; null until it has begun. */
export const useActivity = (): ActivityView | null => useView(useFlow(activityFlow))
