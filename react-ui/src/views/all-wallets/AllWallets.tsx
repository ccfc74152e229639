'use client'
import { type AllWalletsView, allWalletsFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Renders the directory of all wallets, with a search. */
export const AllWallets = ({ children }: FlowChild<AllWalletsView>) =>
  children(useFlowView(allWalletsFlow))
