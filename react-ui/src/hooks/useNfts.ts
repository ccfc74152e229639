'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import { activityFlow, type NftsView, nftsFlow } from '@latchkit/core/flows'
import { namespaceData } from '../kit/namespace-data.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLocalFlow } from '../kit/useLocalFlow.ts'
import { notLoaded, useViewOr } from '../kit/useView.ts'
import { activityNotLoaded } from './useActivity.ts'
import { useActivityNfts } from './useActivityNfts.ts'

const selectConfig = ({ config }: KitState) => config

/**
 * The NFTs of an account: from the option `nfts` if it is set, otherwise from the account's
 * activity. Default namespace: the active one.
 */
export function useNfts<N extends Namespace>(namespace?: CheckedNamespace<N>): NftsView {
  const { nftSource } = useKitState(selectConfig)
  const data = namespaceData(namespace)
  const activity = useViewOr(useLocalFlow(activityFlow, data, !nftSource), activityNotLoaded)
  const fromActivity = useActivityNfts(activity)
  const fromSource = useViewOr(useLocalFlow(nftsFlow, data, nftSource), notLoaded)
  return nftSource ? fromSource : fromActivity
}
