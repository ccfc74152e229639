'use client'
import { setNonce } from 'get-nonce'
import { useEffect } from 'react'
import { useKitContext } from '../kit/useKitContext.ts'

/**
 * Passes the page's CSP nonce to third-party libraries that create style elements; the widget
 * creates none.
 */
export function useNonce(): void {
  const { nonce } = useKitContext().renderOptions
  useEffect(() => {
    if (nonce !== undefined) setNonce(nonce)
  }, [nonce])
}
