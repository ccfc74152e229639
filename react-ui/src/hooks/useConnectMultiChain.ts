'use client'
import {
  connectMultiChainFlow,
  type MultiChainView,
} from '@latchkit/core/flows/connect-multi-chain'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** Where a wallet that several namespaces know is to be connected; `connectorId` is that of any of them. null until it has begun. */
export const useConnectMultiChain = (connectorId: string): MultiChainView | null =>
  useView(useFlow(connectMultiChainFlow, { connectorId }))
