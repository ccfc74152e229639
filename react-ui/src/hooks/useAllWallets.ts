'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows'
import { useFlow } from '../kit/useFlow.ts'
import { type Loading, useView } from '../kit/useView.ts'

/** All wallets of the wallet directory, with search and paging. */
export const useAllWallets = (): AllWalletsView | Loading => useView(useFlow(allWalletsFlow))
