'use client'
import { connectMultiChainFlow, type MultiChainView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type ConnectingMultiChainProps = {
  /** Required outside the modal; within it the view's data names the connector. */
  connectorId?: string
  children: (choice: MultiChainView | Loading) => ReactNode
}

/** Renders the choice of a namespace for a wallet that supports several. */
export function ConnectingMultiChain({ connectorId = '', children }: ConnectingMultiChainProps) {
  return children(useView(useFlow(connectMultiChainFlow, { connectorId })))
}
