'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchNetworkView, switchNetworkFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/**
 * Switches to another network and renders the progress. `caipNetworkId` is required outside the
 * modal. `confirm`: without a wallet, the visitor agrees first.
 */
export function SwitchNetwork({
  caipNetworkId,
  confirm = false,
  children,
}: {
  caipNetworkId?: CaipNetworkId
  confirm?: boolean
  children: (view: SwitchNetworkView | Loading) => ReactNode
}) {
  return children(useView(useFlow(switchNetworkFlow, caipNetworkId && { caipNetworkId, confirm })))
}
