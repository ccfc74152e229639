'use client'
import type { CheckedNamespace, Holdings, Namespace, ResourceView } from '@latchkit/core'
import { portfolioFlow } from '@latchkit/core/flows'
import { formatUsd, totalTokenValue } from '@latchkit/core/utils'
import { namespaceData } from '../kit/namespace-data.ts'
import { useFlowView } from '../kit/useFlowView.ts'
import { useAccount } from './useAccount.ts'

/** `total`: in US dollars, `$1,234.50`; `–` if no price is known. */
export type Portfolio = ResourceView<Holdings & { total: string }>

/**
 * The tokens of the connected account, kept up to date while the component is mounted. Default: of
 * the active namespace. `refresh` is null without a connected account, and while the code of the
 * flow loads.
 */
export function usePortfolio<N extends Namespace>(namespace?: CheckedNamespace<N>): Portfolio {
  const view = useFlowView(portfolioFlow, namespaceData(namespace))
  const { status, holdings } = useAccount(namespace)
  const canRefresh = status === 'connected' && view.step !== 'loading'
  const commands = { refresh: canRefresh ? view.refresh : null, loadMore: null }
  if (holdings.data === null) return { ...holdings, data: null, ...commands }
  const total = formatUsd(totalTokenValue(holdings.data.tokens))
  return { ...holdings, data: { ...holdings.data, total }, ...commands }
}
