'use client'
import { setNonce } from 'get-nonce'
import { useEffect } from 'react'
import { useHandle } from '../kit/useHandle.ts'

/** Hands the page's nonce to the libraries beneath us, for style elements of theirs; we make none ourselves. */
export function useNonce(): void {
  const { nonce } = useHandle().drawing
  useEffect(() => {
    if (nonce !== undefined) setNonce(nonce)
  }, [nonce])
}
