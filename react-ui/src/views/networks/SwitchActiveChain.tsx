'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchActiveChainView, switchActiveChainFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type SwitchActiveChainProps = {
  /** Required outside the modal; within it the view's data names the network. */
  caipNetworkId?: CaipNetworkId
  children: (view: SwitchActiveChainView | Loading) => ReactNode
}

/** Renders the switch to a network whose namespace has no connected wallet. */
export function SwitchActiveChain({ caipNetworkId, children }: SwitchActiveChainProps) {
  return children(useView(useFlow(switchActiveChainFlow, caipNetworkId && { caipNetworkId })))
}
