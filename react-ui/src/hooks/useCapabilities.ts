'use client'
import type { Capabilities, CheckedNamespace, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Reads the capabilities of a wallet, by network (EIP-5792). Default namespace: the active one.
 */
export function useCapabilities<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[], Capabilities> {
  const { wallet } = useKit()
  return useAction(useCallback(() => wallet.capabilities(namespace), [wallet, namespace]))
}
