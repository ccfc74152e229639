'use client'
import type { CaipNetworkId } from '@latchkit/core'
import {
  type SwitchActiveChainView,
  switchActiveChainFlow,
} from '@latchkit/core/flows/switch-active-chain'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type Props = {
  caipNetworkId?: CaipNetworkId
  children: (change: SwitchActiveChainView | Loading) => ReactNode
}

/** To a network whose namespace has no wallet yet, without a look. On a page of your own say which; in the modal the page's entry does. */
export function SwitchActiveChain({ caipNetworkId, children }: Props) {
  return children(useView(useFlow(switchActiveChainFlow, caipNetworkId && { caipNetworkId })))
}
