'use client'
import { connectMultiChainFlow, type MultiChainView } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/**
 * Lets the visitor choose the namespace in which a wallet connects. `connectorId`: the id of any
 * connector of the wallet.
 */
export const useConnectMultiChain = (connectorId: string): MultiChainView | Loading =>
  useFlowView(connectMultiChainFlow, { connectorId })
