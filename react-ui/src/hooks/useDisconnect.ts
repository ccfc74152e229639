'use client'
import type { CheckedNamespace, DisconnectResult, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Disconnects the wallet of a namespace. Default: all wallets. */
export function useDisconnect<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Action<[], readonly DisconnectResult[]> {
  const { disconnect } = useKit()
  return useAction(useCallback(() => disconnect(namespace), [disconnect, namespace]))
}
