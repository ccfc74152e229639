'use client'
import type { Namespace } from '@latchkit/core'
import { type ReconnectView, reconnectFlow } from '@latchkit/core/flows/reconnect'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

type Props = {
  namespace: Namespace
  connectorId: string
  children: (reconnect: ReconnectView) => ReactNode
}

/** Asks a wallet that was used before whether it still shares an account, without asking anybody. The kit does so itself at start. */
export function Reconnect({ namespace, connectorId, children }: Props) {
  const view = useView(useFlow(reconnectFlow, { namespace, connectorId, address: null }))
  return view && children(view)
}
