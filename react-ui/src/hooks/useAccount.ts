'use client'
import type {
  AccountState,
  CheckedNamespace,
  KitAccount,
  KitState,
  Namespace,
} from '@latchkit/core'
import { accountOf, toKitAccount } from '@latchkit/core/internal'
import { useCallback, useMemo } from 'react'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The account of a namespace, by default of the active one: a union by `status`. `address` and the
 * other fields are null unless `status` is `connected`.
 */
export function useAccount<N extends Namespace>(namespace?: CheckedNamespace<N>): KitAccount {
  const account = useKitState<AccountState | null>(
    useCallback((state: KitState) => accountOf(state, namespace), [namespace]),
  )
  return useMemo(() => toKitAccount(account), [account])
}
