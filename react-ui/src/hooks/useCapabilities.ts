'use client'
import type { Capabilities, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Reads the capabilities of a wallet, by network (EIP-5792). Default namespace: the active one.
 */
export function useCapabilities(namespace?: Namespace): Action<[], Capabilities> {
  const { wallet } = useKit()
  return useAction(useCallback(() => wallet.capabilities(namespace), [wallet, namespace]))
}
