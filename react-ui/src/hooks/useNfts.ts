'use client'
import type { KitState } from '@latchkit/core'
import type { Nft } from '@latchkit/core/domain'
import { activityFlow } from '@latchkit/core/flows/activity'
import { type NftsView, nftsFlow } from '@latchkit/core/flows/nfts'
import { useKitState } from '../kit/useKitState.ts'
import { useOwnFlow } from '../kit/useOwnFlow.ts'
import { useView } from '../kit/useView.ts'
import { useListedNfts } from './useListedNfts.ts'

/** The NFTs that an account holds. */
export type HeldNftsView =
  | Exclude<NftsView, { step: 'read' }>
  | {
      step: 'read'
      nfts: readonly Nft[]
      /** Looks further back; null: there is nothing further, or it is on its way. */
      more: (() => void) | null
    }

const configOf = ({ config }: KitState) => config

/** The NFTs of the active account: as the page's own source tells them, else as far as its activity does. null until that has begun. */
export function useNfts(): HeldNftsView | null {
  const { nftSource } = useKitState(configOf)
  const listed = useListedNfts(useView(useOwnFlow(activityFlow, null, !nftSource)))
  const told = useView(useOwnFlow(nftsFlow, null, nftSource))
  if (!nftSource) return listed
  return told?.step === 'read' ? { step: 'read', nfts: told.nfts, more: null } : told
}
