'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { type ActivityView, activityFlow } from '@latchkit/core/flows'
import { useContext, useState } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { namespaceData } from '../kit/namespace-data.ts'
import { useKit } from '../kit/useKit.ts'
import { useLocalFlow } from '../kit/useLocalFlow.ts'
import { useRouteFlow } from '../kit/useRouteFlow.ts'
import { notLoaded, useViewOr } from '../kit/useView.ts'

/** The view while the code of the flow loads. */
export const activityNotLoaded = { ...notLoaded, showHidden: null }

/**
 * The transactions of an account, page by page. Default namespace: the active one. Works on the
 * Transactions view, inside other views, and outside the modal.
 */
export function useActivity<N extends Namespace>(namespace?: CheckedNamespace<N>): ActivityView {
  const kit = useKit()
  const entry = useContext(EntryContext)
  const [isRouteFlow] = useState(
    () =>
      namespace === undefined &&
      kit.state
        .getSnapshot()
        .router.entries.some(({ key, view }) => key === entry && view === 'Transactions'),
  )
  const routeFlow = useRouteFlow(activityFlow, isRouteFlow ? entry : null)
  const localFlow = useLocalFlow(activityFlow, namespaceData(namespace), !isRouteFlow)
  return useViewOr(isRouteFlow ? routeFlow : localFlow, activityNotLoaded)
}
