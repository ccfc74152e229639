'use client'
import type { ReactNode } from 'react'
import type { AccountNftsView } from '../../hooks/account-nfts.types.ts'
import { useNfts } from '../../hooks/useNfts.ts'

/** Renders the NFTs of the active account. */
export function Nfts({ children }: { children: (nfts: AccountNftsView) => ReactNode }) {
  return children(useNfts())
}
