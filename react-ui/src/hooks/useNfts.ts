'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import { activityFlow, type NftsView, nftsFlow } from '@latchkit/core/flows'
import { namespaceData } from '../kit/namespace-data.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLocalFlow } from '../kit/useLocalFlow.ts'
import { notLoaded, useView, useViewOr } from '../kit/useView.ts'
import { useActivityNfts } from './useActivityNfts.ts'

const selectConfig = ({ config }: KitState) => config

/**
 * The NFTs of an account: from the option `nfts` if it is set, otherwise from the account's
 * activity. Default namespace: the active one.
 */
export function useNfts<N extends Namespace>(namespace?: CheckedNamespace<N>): NftsView {
  const { nftSource } = useKitState(selectConfig)
  const data = namespaceData(namespace)
  const fromActivity = useActivityNfts(useView(useLocalFlow(activityFlow, data, !nftSource)))
  const fromSource = useViewOr(useLocalFlow(nftsFlow, data, nftSource), notLoaded)
  return nftSource ? fromSource : fromActivity
}
