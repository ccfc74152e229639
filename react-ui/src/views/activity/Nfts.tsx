'use client'
import type { AccountNftsView } from '../../hooks/account-nfts.types.ts'
import { useNfts } from '../../hooks/useNfts.ts'
import type { Child } from '../../kit/child.types.ts'

/** Renders the NFTs of the active account. */
export const Nfts = ({ children }: Child<AccountNftsView>) => children(useNfts())
