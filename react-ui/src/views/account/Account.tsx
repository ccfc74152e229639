'use client'
import type { Namespace } from '@latchkit/core'
import { type PortfolioView, portfolioFlow } from '@latchkit/core/flows'
import { useContext, useMemo } from 'react'
import type { Child } from '../../kit/child.types.ts'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useFlowPart } from '../../kit/useFlowPart.ts'
import { useKitView } from '../../kit/useKitView.ts'
import { useLocalFlow } from '../../kit/useLocalFlow.ts'
import { useRouteFlow } from '../../kit/useRouteFlow.ts'
import type { Loading } from '../../kit/useView.ts'
import { type AccountView, accountView, selectAccountView, withPortfolio } from './accountView.ts'

/**
 * Renders the account of a namespace, by default of the active one. While it is mounted, balance
 * and tokens are fetched and kept fresh.
 */
export function Account({ namespace, children }: Child<AccountView> & { namespace?: Namespace }) {
  const select = useMemo(() => selectAccountView(namespace), [namespace])
  const view = useKitView(select, accountView)
  const portfolio = useKeepFresh(namespace, view.step === 'connected')
  return children(useMemo(() => withPortfolio(view, portfolio), [view, portfolio]))
}

const selectData = ({ namespace, tab, tabs }: PortfolioView) => [namespace, tab, ...tabs].join(' ')

/**
 * Runs the portfolio flow, which fetches the holdings of an account and keeps them fresh. Within
 * the modal it uses the flow of the view's stack entry, unless a namespace is given. Otherwise it
 * runs its own flow while `connected`. Returns the step `loading` until a flow runs. A refresh of
 * the holdings does not change the returned view.
 */
function useKeepFresh(
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
  const running = isLocal ? localFlow : routeFlow
  const data = useFlowPart(running, selectData)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is another one when its data changes
  return useMemo(() => running?.view() ?? { step: 'loading' }, [running, data])
}
