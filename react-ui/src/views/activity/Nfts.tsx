'use client'
import type { ReactNode } from 'react'
import type { HeldNftsView } from '../../hooks/held-nfts.types.ts'
import { useNfts } from '../../hooks/useNfts.ts'

/** The NFTs of the active account, without a look. */
export function Nfts({ children }: { children: (nfts: HeldNftsView) => ReactNode }) {
  const nfts = useNfts()
  return nfts && children(nfts)
}
