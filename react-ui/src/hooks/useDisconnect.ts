'use client'
import type { Kit, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'

/** Lets go of the wallet of a namespace, of all when none is named; resolves with how each went. */
export function useDisconnect(namespace?: Namespace): Kit['disconnect'] {
  const { disconnect } = useKit()
  return useCallback((named = namespace) => disconnect(named), [disconnect, namespace])
}
