'use client'
import type { KitState } from '@latchkit/core'
import { activityFlow } from '@latchkit/core/flows/activity'
import { nftsFlow } from '@latchkit/core/flows/nfts'
import { useKitState } from '../kit/useKitState.ts'
import { useOwnFlow } from '../kit/useOwnFlow.ts'
import { useView } from '../kit/useView.ts'
import type { HeldNftsView } from './held-nfts.types.ts'
import { useListedNfts } from './useListedNfts.ts'

const configOf = ({ config }: KitState) => config

/** The NFTs of the active account: as the page's own source tells them, else as far as its activity does. null until that has begun. */
export function useNfts(): HeldNftsView | null {
  const { nftSource } = useKitState(configOf)
  const listed = useListedNfts(useView(useOwnFlow(activityFlow, null, !nftSource)))
  const told = useView(useOwnFlow(nftsFlow, null, nftSource))
  if (!nftSource) return listed
  return told?.step === 'read' ? { step: 'read', nfts: told.nfts, more: null } : told
}
