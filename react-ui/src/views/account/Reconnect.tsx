'use client'
import type { Namespace } from '@latchkit/core'
import { type ReconnectView, reconnectFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<ReconnectView> & { namespace: Namespace; connectorId: string }

/**
 * Reconnects a wallet that was connected before, without asking the visitor. At start, the kit does
 * this automatically for stored connections.
 */
export const Reconnect = ({ namespace, connectorId, children }: Props) =>
  children(useFlowView(reconnectFlow, { namespace, connectorId, address: null }))
