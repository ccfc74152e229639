'use client'
import type { Namespace } from '@latchkit/core'
import { type PortfolioView, portfolioFlow } from '@latchkit/core/flows/portfolio'
import { useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useHeldFlow } from '../../kit/useHeldFlow.ts'
import { useOwnFlow } from '../../kit/useOwnFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Keeps what an account holds fresh while it is looked at; null until that has begun. Where nobody is connected nothing is begun. */
export function useLooking(
  namespace: Namespace | undefined,
  connected: boolean,
): PortfolioView | null {
  const entry = useContext(EntryContext)
  const isOwn = entry === null || namespace !== undefined
  const held = useHeldFlow(portfolioFlow, entry)
  const own = useOwnFlow(
    portfolioFlow,
    namespace === undefined ? null : { namespace },
    isOwn && connected,
  )
  return useView(isOwn ? own : held)
}
