'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Requests a signature of structured data (EIP-712). Default: from the wallet of the active
 * namespace.
 */
export function useSignTypedData<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[typedData: unknown], string> {
  const { wallet } = useKit()
  return useAction(
    useCallback(
      (typedData: unknown) => wallet.signTypedData(typedData, namespace),
      [wallet, namespace],
    ),
  )
}
