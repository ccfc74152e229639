'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { type SwitchNetworkView, switchNetworkFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<SwitchNetworkView> & { caipNetworkId?: CaipNetworkId; confirm?: boolean }

/**
 * Switches to another network and renders the progress. `caipNetworkId` is required outside the
 * modal. `confirm`: without a wallet, the visitor agrees first.
 */
export const SwitchNetwork = ({ caipNetworkId, confirm = false, children }: Props) =>
  children(useFlowView(switchNetworkFlow, caipNetworkId && { caipNetworkId, confirm }))
