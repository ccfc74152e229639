'use client'
import type { NftsView } from '@latchkit/core/flows'
import { useNfts } from '../../hooks/useNfts.ts'
import type { Child } from '../../kit/child.types.ts'

/** Renders the NFTs of the active account. */
export const Nfts = ({ children }: Child<NftsView>) => children(useNfts())
