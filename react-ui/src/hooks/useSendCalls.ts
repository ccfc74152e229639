'use client'
import type { CallsRequest, CheckedNamespace, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/**
 * Sends several calls with one prompt (EIP-5792). The result is the id of the batch. Default
 * namespace: the active one.
 */
export function useSendCalls<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[request: CallsRequest], string> {
  const { wallet } = useKit()
  return useAction(
    useCallback(
      (request: CallsRequest) => wallet.sendCalls(request, namespace),
      [wallet, namespace],
    ),
  )
}
