'use client'
import { connectMultiChainFlow, type MultiChainView } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<MultiChainView> & {
  /** Required outside the modal; within it the view's data names the connector. */
  connectorId?: string
}

/** Renders the choice of a namespace for a wallet that supports several. */
export const ConnectingMultiChain = ({ connectorId = '', children }: Props) =>
  children(useFlowView(connectMultiChainFlow, { connectorId }))
