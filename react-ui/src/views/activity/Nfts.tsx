'use client'
import type { ReactNode } from 'react'
import type { AccountNftsView } from '../../hooks/account-nfts.types.ts'
import { useNfts } from '../../hooks/useNfts.ts'

/** The NFTs of the active account, without a look. */
export function Nfts({ children }: { children: (nfts: AccountNftsView) => ReactNode }) {
  return children(useNfts())
}
