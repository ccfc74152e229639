'use client'
import { type DisconnectView, disconnectFlow } from '@latchkit/core/flows/disconnect'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Lets go of the wallets as soon as it is drawn, and says when they are gone. */
export function Disconnect({ children }: { children: (disconnect: DisconnectView) => ReactNode }) {
  const view = useView(useFlow(disconnectFlow))
  return view && children(view)
}
