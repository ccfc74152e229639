'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows'
import { useFlow } from '../kit/useFlow.ts'
import { type Loading, useView } from '../kit/useView.ts'

/** Runs the flow in which the visitor chooses a wallet. */
export const useWalletChoice = (): ConnectView | Loading => useView(useFlow(connectFlow))
