'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import { activityFlow, nftsFlow } from '@latchkit/core/flows'
import { namespaceData } from '../kit/namespace-data.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLocalFlow } from '../kit/useLocalFlow.ts'
import { useView } from '../kit/useView.ts'
import type { AccountNftsView } from './account-nfts.types.ts'
import { useActivityNfts } from './useActivityNfts.ts'

const selectConfig = ({ config }: KitState) => config

/**
 * The NFTs of an account: from the option `nfts` if it is set, otherwise from the account's
 * activity. Default namespace: the active one.
 */
export function useNfts<N extends Namespace>(namespace?: CheckedNamespace<N>): AccountNftsView {
  const { nftSource } = useKitState(selectConfig)
  const data = namespaceData(namespace)
  const fromActivity = useActivityNfts(useView(useLocalFlow(activityFlow, data, !nftSource)))
  const fromSource = useView(useLocalFlow(nftsFlow, data, nftSource))
  if (!nftSource) return fromActivity
  if (fromSource.step === 'loadingNfts') return { step: 'loading' }
  if (fromSource.step !== 'loaded') return fromSource
  return { step: 'loaded', nfts: fromSource.nfts, loadMore: null }
}
