'use client'
import type { CheckedNamespace, Holdings, Loadable, Namespace } from '@latchkit/core'
import { portfolioFlow } from '@latchkit/core/flows'
import { formatUsd, totalTokenValue } from '@latchkit/core/utils'
import { namespaceData } from '../kit/namespace-data.ts'
import { useFlowView } from '../kit/useFlowView.ts'
import { useAccount } from './useAccount.ts'

export type Portfolio = {
  holdings: Loadable<Holdings>
  /** In US dollars, `$1,234.50`; `–` if no price is known. */
  total: string
  /** Reads the tokens again. No effect while the code of the flow loads. */
  refresh(): void
}

const noop = () => {}
const noTokens = [] as const

/**
 * The tokens of the connected account, kept up to date while the component is mounted. Default: of
 * the active namespace.
 */
export function usePortfolio<N extends Namespace>(namespace?: CheckedNamespace<N>): Portfolio {
  const view = useFlowView(portfolioFlow, namespaceData(namespace))
  const { holdings } = useAccount(namespace)
  return {
    holdings,
    total: formatUsd(totalTokenValue(holdings.data?.tokens ?? noTokens)),
    refresh: view.step === 'loading' ? noop : view.refresh,
  }
}
