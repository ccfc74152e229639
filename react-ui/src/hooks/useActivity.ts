'use client'
import { type ActivityView, activityFlow } from '@latchkit/core/flows/activity'
import { useContext, useState } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useLocalFlow } from '../kit/useLocalFlow.ts'
import { useRouteFlow } from '../kit/useRouteFlow.ts'
import { type Loading, useView } from '../kit/useView.ts'

/**
 * The transactions of the active account, page by page. Works on the Transactions view, inside
 * other views, and outside the modal.
 */
export function useActivity(): ActivityView | Loading {
  const kit = useKit()
  const entry = useContext(EntryContext)
  const [isRouteFlow] = useState(() =>
    kit.state
      .getSnapshot()
      .router.entries.some(({ key, view }) => key === entry && view === 'Transactions'),
  )
  const routeFlow = useRouteFlow(activityFlow, isRouteFlow ? entry : null)
  const localFlow = useLocalFlow(activityFlow, null, !isRouteFlow)
  return useView(isRouteFlow ? routeFlow : localFlow)
}
