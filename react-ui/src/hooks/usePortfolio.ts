'use client'
import type { AccountState, Namespace } from '@latchkit/core'
import { portfolioFlow } from '@latchkit/core/flows/portfolio'
import { dollarsText, totalWorth } from '@latchkit/core/utils'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'
import { useAccount } from './useAccount.ts'

export type Portfolio = {
  /** The native token first. */
  tokens: AccountState['tokens']
  /** How many are left out for having no decimals. */
  hidden: number
  /** `unsupported`: nobody lists this network's tokens; the native one and the page's own are all that is shown. */
  status: AccountState['tokensStatus']
  /** In US dollars, `$1,234.50`; `—` where nobody knows. */
  total: string
  /** Reads everything anew. */
  refresh(): void
}

/** What the connected account holds; read, and kept fresh, while it is mounted. */
export function usePortfolio(namespace?: Namespace): Portfolio {
  const view = useView(useFlow(portfolioFlow, namespace === undefined ? null : { namespace }))
  const { tokens, hiddenTokens, tokensStatus } = useAccount(namespace)
  return {
    tokens,
    hidden: hiddenTokens,
    status: tokensStatus,
    total: dollarsText(totalWorth(tokens)),
    refresh: view?.refresh ?? nothing,
  }
}

const nothing = () => {}
