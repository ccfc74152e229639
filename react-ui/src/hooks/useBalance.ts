'use client'
import type { CheckedNamespace, Namespace, NativeBalance, ResourceView } from '@latchkit/core'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useAccount } from './useAccount.ts'

/** The native balance of the connected account. Default namespace: the active one. */
export function useBalance<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): ResourceView<NativeBalance> {
  const kit = useKit()
  const { namespace: known, balance } = useAccount(namespace)
  return useMemo(() => {
    // The result is the next state. The call rejects if the kit stops.
    const refresh = () => void kit.account.refreshBalance(known ?? undefined).catch(() => {})
    return { ...balance, refresh: balance.status === 'idle' ? null : refresh, loadMore: null }
  }, [kit, known, balance])
}
