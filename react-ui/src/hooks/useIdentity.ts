'use client'
import type { AccountState, CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import { portfolioFlow } from '@latchkit/core/flows'
import { accountOf } from '@latchkit/core/internal'
import { useCallback } from 'react'
import { namespaceData } from '../kit/namespace-data.ts'
import { useFlow } from '../kit/useFlow.ts'
import { useKitState } from '../kit/useKitState.ts'

/**
 * Name and avatar of the connected account in a name service; kept up to date while the component
 * is mounted. The record of the name has the account's address. Null until both have been read, and
 * without values for an account without a name. For display only: identify an account by its address.
 */
export function useIdentity<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): AccountState['identity'] {
  useFlow(portfolioFlow, namespaceData(namespace))
  return useKitState<AccountState['identity']>(
    useCallback((state: KitState) => accountOf(state, namespace)?.identity ?? null, [namespace]),
  )
}
