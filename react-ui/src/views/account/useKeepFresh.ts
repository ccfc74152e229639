'use client'
import type { Namespace } from '@latchkit/core'
import { type PortfolioView, portfolioFlow } from '@latchkit/core/flows/portfolio'
import { useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useLocalFlow } from '../../kit/useLocalFlow.ts'
import { useRouteFlow } from '../../kit/useRouteFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/**
 * Runs the portfolio flow, which fetches the holdings of an account and keeps them fresh. Within
 * the modal it uses the flow of the view's stack entry, unless a namespace is given. Otherwise it
 * runs its own flow while `connected`. Returns the step `loading` until a flow runs.
 */
export function useKeepFresh(
  namespace: Namespace | undefined,
  connected: boolean,
): PortfolioView | Loading {
  const entry = useContext(EntryContext)
  const isLocal = entry === null || namespace !== undefined
  const routeFlow = useRouteFlow(portfolioFlow, entry)
  const localFlow = useLocalFlow(
    portfolioFlow,
    namespace === undefined ? null : { namespace },
    isLocal && connected,
  )
  return useView(isLocal ? localFlow : routeFlow)
}
