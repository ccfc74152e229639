'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Renders the directory of all wallets, with a search. */
export function AllWallets({
  children,
}: {
  children: (view: AllWalletsView | Loading) => ReactNode
}) {
  return children(useView(useFlow(allWalletsFlow)))
}
