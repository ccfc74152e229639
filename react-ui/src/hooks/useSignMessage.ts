'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Requests a signature of a text. Default: from the wallet of the active namespace. */
export function useSignMessage<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[message: string], string> {
  const { wallet } = useKit()
  return useAction(
    useCallback((message: string) => wallet.signMessage(message, namespace), [wallet, namespace]),
  )
}
