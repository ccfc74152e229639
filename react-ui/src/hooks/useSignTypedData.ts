'use client'
import type { Kit, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKit } from '../kit/useKit.ts'

/** Asks the wallet of a namespace to sign structured data, of the active one when none is named. */
export function useSignTypedData(namespace?: Namespace): Kit['signTypedData'] {
  const { signTypedData } = useKit()
  return useCallback(
    (typedData, named = namespace) => signTypedData(typedData, named),
    [signTypedData, namespace],
  )
}
