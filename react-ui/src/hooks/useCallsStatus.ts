'use client'
import type { CallsStatus, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Reads the status of a batch (EIP-5792). Default namespace: the active one.
 */
export function useCallsStatus(namespace?: Namespace): Action<[id: string], CallsStatus> {
  const { wallet } = useKit()
  return useAction(
    useCallback((id: string) => wallet.callsStatus(id, namespace), [wallet, namespace]),
  )
}
