'use client'
import { type ActivityView, activityFlow } from '@latchkit/core/flows/activity'
import { useContext, useState } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { useHeldFlow } from '../kit/useHeldFlow.ts'
import { useKit } from '../kit/useKit.ts'
import { useOwnFlow } from '../kit/useOwnFlow.ts'
import { useView } from '../kit/useView.ts'

/** What the active account did, page by page, on the modal's page of it, within another, or on a page of your own; null until it has begun. */
export function useActivity(): ActivityView | null {
  const kit = useKit()
  const entry = useContext(EntryContext)
  const [isHeld] = useState(() =>
    kit.store
      .getSnapshot()
      .router.entries.some(({ key, view }) => key === entry && view === 'Transactions'),
  )
  const held = useHeldFlow(activityFlow, isHeld ? entry : null)
  const own = useOwnFlow(activityFlow, null, !isHeld)
  return useView(isHeld ? held : own)
}
