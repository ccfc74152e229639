'use client'
import type { CallsStatus, CheckedNamespace, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Reads the status of a batch (EIP-5792). Default namespace: the active one.
 */
export function useCallsStatus<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[id: string], CallsStatus> {
  const { wallet } = useKit()
  return useAction(
    useCallback((id: string) => wallet.callsStatus(id, namespace), [wallet, namespace]),
  )
}
