'use client'
import type { Namespace } from '@latchkit/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.ts'

/** The connected wallet's own provider, for the page's own requests; null when there is none. Check what it is before you call it. */
export function useProvider(namespace?: Namespace): unknown {
  const kit = useKit()
  return useSyncExternalStore(
    useCallback((listener) => kit.subscribeProviders(listener), [kit]),
    () => kit.getWalletProvider(namespace) ?? null,
    () => null,
  )
}
