'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows/all-wallets'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** Every wallet there is, to be searched and browsed on a page of your own; null until it has begun. */
export const useAllWallets = (): AllWalletsView | null => useView(useFlow(allWalletsFlow))
