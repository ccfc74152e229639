'use client'
import type { DisconnectResult, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Disconnects the wallet of a namespace. Default: all wallets. */
export function useDisconnect(namespace?: Namespace): Action<[], readonly DisconnectResult[]> {
  const { disconnect } = useKit()
  return useAction(useCallback(() => disconnect(namespace), [disconnect, namespace]))
}
