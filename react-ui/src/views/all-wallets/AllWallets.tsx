'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows/all-wallets'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Every wallet there is, searched and browsed, without a look. */
export function AllWallets({ children }: { children: (all: AllWalletsView) => ReactNode }) {
  const view = useView(useFlow(allWalletsFlow))
  return view && children(view)
}
