'use client'
import type { Kit, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'

/** Asks the wallet of a namespace to sign a text, of the active one when none is named. */
export function useSignMessage(namespace?: Namespace): Kit['signMessage'] {
  const { signMessage } = useKit()
  return useCallback(
    (message, named = namespace) => signMessage(message, named),
    [signMessage, namespace],
  )
}
