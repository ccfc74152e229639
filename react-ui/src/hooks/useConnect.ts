'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows/connect'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** Choosing a wallet, on a page of your own; null until it can begin. */
export const useConnect = (): ConnectView | null => useView(useFlow(connectFlow))
