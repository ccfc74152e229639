'use client'
import type { AccountState, Namespace } from '@latchkit/core'
import { portfolioFlow } from '@latchkit/core/flows/portfolio'
import { useFlow } from '../kit/useFlow.ts'
import { useAccount } from './useAccount.ts'

/**
 * What a name service calls the connected account, and its picture; null until it was asked, and where it cannot be. To be shown only:
 * an account is known by its address.
 */
export function useIdentity(namespace?: Namespace): AccountState['identity'] {
  useFlow(portfolioFlow, namespace === undefined ? null : { namespace })
  return useAccount(namespace).identity
}
