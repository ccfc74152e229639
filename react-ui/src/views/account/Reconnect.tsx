'use client'
import type { Namespace } from '@latchkit/core'
import { type ReconnectView, reconnectFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type Props = {
  namespace: Namespace
  connectorId: string
  children: (reconnect: ReconnectView | Loading) => ReactNode
}

/**
 * Reconnects a wallet that was connected before, without asking the visitor. At start, the kit does
 * this automatically for stored connections.
 */
export function Reconnect({ namespace, connectorId, children }: Props) {
  return children(useView(useFlow(reconnectFlow, { namespace, connectorId, address: null })))
}
