'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/** All wallets of the wallet directory, with search and paging. */
export const useAllWallets = (): AllWalletsView | Loading => useFlowView(allWalletsFlow)
