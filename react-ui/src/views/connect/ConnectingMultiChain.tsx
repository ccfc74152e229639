'use client'
import {
  connectMultiChainFlow,
  type MultiChainView,
} from '@latchkit/core/flows/connect-multi-chain'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type Props = { connectorId?: string; children: (choice: MultiChainView | Loading) => ReactNode }

/** Where a wallet that several namespaces know is to be connected, without a look. On a page of your own say which; in the modal the page's entry does. */
export function ConnectingMultiChain({ connectorId = '', children }: Props) {
  return children(useView(useFlow(connectMultiChainFlow, { connectorId })))
}
