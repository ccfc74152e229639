'use client'
import type { Namespace } from '@latchkit/core'
import { type PortfolioView, portfolioFlow } from '@latchkit/core/flows/portfolio'
import { useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useLocalFlow } from '../../kit/useLocalFlow.ts'
import { useRouteFlow } from '../../kit/useRouteFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Keeps what an account holds fresh while it is looked at; null until that has begun. Where nobody is connected nothing is begun. */
export function useKeepFresh(
  namespace: Namespace | undefined,
  connected: boolean,
): PortfolioView | null {
  const entry = useContext(EntryContext)
  const isOwn = entry === null || namespace !== undefined
  const held = useRouteFlow(portfolioFlow, entry)
  const own = useLocalFlow(
    portfolioFlow,
    namespace === undefined ? null : { namespace },
    isOwn && connected,
  )
  return useView(isOwn ? own : held)
}
