'use client'
import { type DisconnectView, disconnectFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Disconnects all wallets on mount and renders the progress. */
export function Disconnect({
  children,
}: {
  children: (disconnect: DisconnectView | Loading) => ReactNode
}) {
  return children(useView(useFlow(disconnectFlow)))
}
