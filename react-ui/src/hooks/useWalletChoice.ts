'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/** Runs the flow in which the visitor chooses a wallet. */
export const useWalletChoice = (): ConnectView | Loading => useFlowView(connectFlow)
