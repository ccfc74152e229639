'use client'
import type { Namespace } from '@latchkit/core'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.ts'

/** The connected wallet's own provider, for the page's own requests; null when there is none. Check what it is before you call it. */
export function useProvider(namespace?: Namespace): unknown {
  const kit = useKit()
  const [provider, setProvider] = useState<unknown>(null)
  useEffect(() => {
    // A provider may be a function: React would call it.
    const read = () => setProvider(() => kit.getWalletProvider(namespace) ?? null)
    read()
    return kit.subscribeProviders(read)
  }, [kit, namespace])
  return provider
}
