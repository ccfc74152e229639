'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchActiveChainView, switchActiveChainFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<SwitchActiveChainView> & {
  /** Required outside the modal; within it the view's data names the network. */
  caipNetworkId?: CaipNetworkId
}

/** Renders the switch to a network whose namespace has no connected wallet. */
export const SwitchActiveChain = ({ caipNetworkId, children }: Props) =>
  children(useFlowView(switchActiveChainFlow, caipNetworkId && { caipNetworkId }))
