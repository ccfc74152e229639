'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchNetworkView, switchNetworkFlow } from '@latchkit/core/flows/switch-network'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Moving to another network, without a look. On a page of your own say which; in the modal the page's entry does. */
export function SwitchNetwork({
  caipNetworkId,
  children,
}: {
  caipNetworkId?: CaipNetworkId
  children: (change: SwitchNetworkView | Loading) => ReactNode
}) {
  return children(useView(useFlow(switchNetworkFlow, caipNetworkId && { caipNetworkId })))
}
