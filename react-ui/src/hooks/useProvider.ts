'use client'
import type { CheckedNamespace, KitState, Namespace, ProviderOf } from '@latchkit/core'
import { accountOf } from '@latchkit/core/internal'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The provider of the connected wallet, for requests of the page. Null if no wallet is connected.
 * Its type follows from the namespace. Without a namespace, returns the provider of the active
 * namespace, as `unknown`.
 */
export function useProvider<N extends Namespace>(
  namespace: N & CheckedNamespace<N>,
): ProviderOf<N> | null
export function useProvider(): unknown
export function useProvider(namespace?: Namespace): unknown {
  const { wallet } = useKit()
  return useKitState<unknown>(
    useCallback(
      (state: KitState) => {
        const account = accountOf(state, namespace)
        return account?.status === 'connected' ? wallet.provider(account.namespace) : null
      },
      [wallet, namespace],
    ),
  )
}
